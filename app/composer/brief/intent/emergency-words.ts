import { wordsOfAll } from '../../languages/registry.ts';

/** "24hr plumber", "Schlüsseldienst rund um die Uhr": who has no heating tonight waits for no quote. */
export const emergency = new RegExp(
  `(?<!\\p{Nd})24\\s?(?:/\\s?(?:7|24)|[hч](?!\\p{L}))|${wordsOfAll((language) => language.emergency)}`,
  'iu',
);

/** Whether words speak of an emergency or of all hours: "Notdienst", "24/7". */
export const isOfEmergency = (text: string) => emergency.test(text);
