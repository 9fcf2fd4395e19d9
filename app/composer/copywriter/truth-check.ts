import type { BriefFacts } from '../brief/brief-facts.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { bareWords } from '../brief/text/clean-text.ts';
import { everyMatch } from '../brief/text/every-match.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { matchersOf } from '../languages/matchers.ts';

/**
 * Why a text somebody else wrote for a brief must not be printed: a figure the brief does not say, or an offer's figure
 * without the words that limit it. undefined: it may.
 */
export function untruth(text: string, facts: BriefFacts): 'invented' | 'limit-dropped' | undefined {
  const { title, adCopy, saleGoals, instructions } = facts.brief;
  const known = figuresOf([title, adCopy, saleGoals, instructions].join('\n'));
  if ([...figuresOf(text)].some((figure) => !known.has(figure))) return 'invented';
  const said = bareWords(text);
  for (const offer of findOffers(text, facts.language)) {
    const figures = figuresOf(offer.text);
    const source = facts.lines.find(
      (line) =>
        line.use === 'offer' &&
        figures.size > 0 &&
        [...figures].every((figure) => figuresOf(line.text).has(figure)),
    );
    // A price or share nobody offers in the brief, such as one of its targets.
    if (figures.size > 0 && !source) return 'invented';
    if (source && limitsOf(source.text, facts.language).some((limit) => !said.includes(limit)))
      return 'limit-dropped';
  }
  return undefined;
}

/** Numbers of a text, with European digits and without separators. */
function figuresOf(text: string): Set<string> {
  const found = text.normalize('NFKC').match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
  return new Set(found.map((figure) => figure.replace(/[.,]/gu, '')));
}

const limitsIn = perLanguage((language) => {
  const { upTo, conditions } = matchersOf(language);
  return new RegExp(`${upTo}|${conditions}`, 'giu');
});

/** The words of an offer line that limit it: "up to", "from", "selected", "min.". */
function limitsOf(line: string, language: string): string[] {
  const words = everyMatch(limitsIn(language), line).map(([limit]) => bareWords(limit));
  return [...new Set(words.filter(Boolean))];
}
