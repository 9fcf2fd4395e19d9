import { type WordLine, wordLines } from '../word-list.ts';
import { englishGoods } from './goods-en.ts';
import { germanTrades } from './trades-de.ts';
import { englishTrades } from './trades-en.ts';
import { spanishTrades } from './trades-es.ts';
import { frenchTrades } from './trades-fr.ts';

const own: Record<string, string> = {
  de: germanTrades,
  en: englishTrades + englishGoods,
  es: spanishTrades,
  fr: frenchTrades,
};

/** Our own words of a language. Where a line names one thing, the things that go with it in English go with it here. */
export function tradesIn(language: string): WordLine[] {
  return wordLines(own[language] ?? '').map((line) => {
    const [lead] = line.things;
    const together = lead && line.things.length === 1 ? companions().get(lead) : undefined;
    return together ? { ...line, things: together } : line;
  });
}

let known: Map<string, WordLine['things']> | undefined;

function companions(): Map<string, WordLine['things']> {
  if (known) return known;
  known = new Map();
  for (const { things } of wordLines(own.en ?? '')) {
    const [lead] = things;
    if (lead && !known.has(lead)) known.set(lead, things);
  }
  return known;
}
