/** How senders begin to say what they are: "we're a florist in Whitstable". By language, alternatives of a source. */
const beginnings: Record<string, string> = {
  cs: 'jsme|jsem',
  da: 'vi er|jeg er',
  de: 'wir sind|ich bin',
  en: "we are|we['’]?re|i am|i['’]?m|it is|it['’]?s|this is",
  es: 'somos|soy',
  fi: 'olemme|olen',
  fr: "nous sommes|on est|je suis|c['’]est",
  hr: 'mi smo|ja sam',
  hu: 'mi egy|én egy',
  it: 'siamo|sono',
  nb: 'vi er|jeg er',
  nl: 'wij zijn|we zijn|ik ben',
  pl: 'jesteśmy|jestem',
  pt: 'somos|sou',
  ro: 'suntem|sunt',
  ru: 'мы|я',
  sk: 'sme|som',
  sv: 'vi är|jag är',
  uk: 'ми|я',
};

const articles = 'an?|ein|eine|un|une|una|uno|um|uma|een|en|ett|et|o|egy';

const whoWeAre = new RegExp(
  `^(?:${Object.values(beginnings).join('|')})\\s(?:(?:${articles})\\s)?(?=\\p{L}{3})`,
  'iu',
);

/** "Florist in Whitstable" of "we're a florist in Whitstable"; undefined where a clause does not begin so. */
export function whoTheyAre(clause: string): string | undefined {
  const said = whoWeAre.exec(clause)?.[0];
  return said === undefined ? undefined : clause.slice(said.length);
}
