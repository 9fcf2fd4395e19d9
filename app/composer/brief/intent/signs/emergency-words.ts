import { sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';

/** "24hr plumber", "Schlüsseldienst rund um die Uhr": who has no heating tonight waits for no quote. */
export const emergency = toPattern(
  // "Prebook 24h ahead" is no hurry.
  `(?!(?<!\\p{Nd})24[ -]?\\p{L}{1,8}\\s(?:${sourcesOfAll((language) => language.inAdvance)})(?!\\p{L}))` +
    `(?:(?<!\\p{Nd})24\\s?(?:/\\s?(?:7|24)|[hч](?!\\p{L}))|${wordsOfAll((language) => language.emergency)})`,
  'iu',
);

/** Whether words speak of an emergency or of all hours: "Notdienst", "24/7". */
export const isOfEmergency = (text: string) => emergency.test(text);
