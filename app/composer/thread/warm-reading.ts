import { warmLanguageDetector } from '../brief/language/detect-language.ts';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import type { Brief } from '../design/ad-design.ts';
import { directAd } from '../direction/art-director.ts';
import { languages } from '../languages/registry.ts';
import { languagesInDirectory, languagesNamingTrade } from '../subjects/trade-names/trade-names.ts';

/**
 * Makes ready what the first brief of a language (BCP 47) would wait for; the first language of all makes ready what
 * every brief needs as well. Patterns are compiled when they are first used, so a brief made of the language's own
 * phrases is read, written and directed once. What it comes to is thrown away.
 */
export function warmReading(language: string): void {
  warmLanguageDetector();
  languagesNamingTrade('');
  languagesInDirectory('');
  const brief = briefOfPhrases(language);
  if (!brief) return;
  const facts = readBrief(brief, { language });
  directAd({
    brief,
    size: '1024x1024',
    seed: 1,
    ...writeCopy(facts),
    facts: facts.facts,
    intent: facts.intent,
  });
}

/** A brief with something in each field; undefined for a language that is not known in full. */
export function briefOfPhrases(language: string): Brief | undefined {
  const known = languages[language];
  if (!known) return undefined;
  const phrases = Object.values(known.hooks).flatMap((group) => Object.values<string>(group));
  const calls = Object.values(known.calls);
  const [first = '', second = '', third = ''] = phrases;
  return {
    title: `${first} ${second}`,
    saleGoals: `${third} 20%, 15 €`,
    adCopy: [...phrases, '15 €. 12.5., 10:00–18:00'].join('\n'),
    colors: '#ff8800',
    instructions: calls.slice(0, 4).join('. '),
  };
}
