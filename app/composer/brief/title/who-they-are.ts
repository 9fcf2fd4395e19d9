import { sourcesOfAll, sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { perLanguage } from '../text/remembering.ts';

const behind = String.raw`\s(?=\p{L}{3})`;
const beginning = toPattern(`^(?:${sourcesOfAll(({ weAre }) => weAre)})${behind}`, 'iu');
const ownBeginning = perLanguage((language) =>
  toPattern(`^(?:${sourcesRead(language, ({ weAre }) => weAre)})${behind}`, 'iu'),
);
/** "Sono Pro 49": a name in French, though it says "I am" in Italian. */
const inCapitals = /^\p{Lu}\S*\s\p{Lu}/u;

/** "Florist in Whitstable" of "we're a florist in Whitstable"; undefined where a clause does not begin so. */
export function whoTheyAre(clause: string, language: string): string | undefined {
  const said = beginning.exec(clause)?.[0];
  if (said === undefined || (inCapitals.test(clause) && !ownBeginning(language).test(clause)))
    return undefined;
  return clause.slice(said.length);
}
