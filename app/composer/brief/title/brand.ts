import { sourcesOfAll, sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { animalsThings } from '../../subjects/things/animals-things.ts';
import { namesStreet } from '../facts/streets.ts';
import { findOffer } from '../offer/find-offer.ts';
import { perLanguage } from '../text/remembering.ts';
import { withDots, withHeldDots } from '../text/segments.ts';

const domain =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,40}[\p{L}\p{N}])?\.){1,3}(?:com|net|org|io|co|app|dev|shop|store|ai|me|biz|info|de|fr|es|it|nl|pl|se|no|dk|fi|at|ch|be|pt|cz|sk|hu|ro|bg|gr|ru|ua|tr|ir|il|in|cn|jp|kr|tw|hk|vn|th|id|my|ph|br|mx|ar|cl|za|ke|eu|uk|us|ca|au|nz|рф))(?:\/\S*)?(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/iu;
const handle =
  /(?<![\p{L}\p{N}._@-])@([\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,28}[\p{L}\p{N}_])?)(?![\p{L}\p{N}_@]|\.[\p{L}\p{N}])/u;

const joints = sourcesOfAll((language) => language.joinsName);
const name = `(\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:\\s+(?:(?:&|${joints})\\s+)?[\\p{Lu}\\d][\\p{L}\\p{N}&'’-]*){0,5})`;
const introduced = [
  toPattern(
    `(?:brand|company|business|shop|store|caf[eé]|restaurant|bakery|salon|studio|startup|product|app)(?:['’]s)?\\s+(?:is\\s+|name\\s+is\\s+|(?:is\\s+)?called\\s+|(?:is\\s+)?named\\s+)${name}`,
    'u',
  ),
  toPattern(`(?:${sourcesOfAll((language) => language.namedAs)})\\s+["“„«]?${name}`, 'u'),
  toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.broughtBy)})\\s+${name}`, 'u'),
];
const preposition = toPattern(
  `(?<!\\p{L})(?:at|from|(?:ad|advert|poster|flyer|banner|campaign|post)s?\\s+for)\\s+${name}`,
  'u',
);

/** "Van lifts from Hexham", "10 minutes from Leeds": a place one comes from, and nobody's name. */
const comesFrom = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.comesFrom)}) from$`, 'iu');

/**
 * "From Ludlow", "at Raglan", "from Rs 499", "until 31 October": a single word is a place as often as a name, and a
 * figure is neither. "At Bella's" is a name.
 */
const isPlaceOrFigure = (found: string) => /\p{Nd}/u.test(found) || !/\s|['’]s$|&/u.test(found);

const notNames =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?![\p{L}’'])|^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s\p{Nd}|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Black Friday|Cyber|Valentine|New Year|Thanksgiving|Mother|Father|Ramadan|Eid|Diwali|Summer|Winter|Spring|Autumn|Fall|Kids|Kid|Men|Women|Mom|Moms|Dad|Dads|Her|Him|You|Your|Everyone|All|Home|The|A|An|Our|My|We|This|Just|Only|Free|Sale|Candlelight|Moonlight|Starlight|Torchlight|Firelight|Hand|Night|Appointment|Request|Popular|Instagram|Facebook|TikTok|LinkedIn|Pinterest|Google|Dogs|Cats|Babies|Students|Families|Gen|Millennials|Unit|Stall|Stand|Room|Gate|Platform|Pier|Hall|Floor|Number|No|Ofsted)(?!\p{L})/u;

const isTitleCase = (text: string) => {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{3,}/u.test(word));
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length - 1;
};

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names of countries as English has them, and what people call some of them. */
const namesOfCountries = new Set(
  [
    ...letters.flatMap((one) => letters.map((other) => countries.of(`${one}${other}`) ?? '')),
    ...[
      'England',
      'Scotland',
      'Wales',
      'Ireland',
      'Holland',
      'Turkey',
      'Britain',
      'Great Britain',
      'America',
    ],
    ...['Bavaria', 'Sicily', 'Tuscany', 'Provence', 'Andalusia', 'Brittany', 'Africa', 'Asia', 'Europe'],
  ].map((name) => name.toLowerCase()),
);
/** "From Germany and Holland": where things are made. */
const areCountries = (words: string) =>
  words.split(/\s(?:and|&)\s/u).every((one) => namesOfCountries.has(one.toLowerCase()));

/** "Memorial Day", "New Year's Eve": days, which the name of a business may begin with. */
const namedDay = /^(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:Day|Eve|Weekend|Monday|Friday)$/u;

/** "Newcastle NSW", "Hamilton ON": a town and its state or province, as their mail writes them. */
const inState = toPattern(
  `\\s(?:${[
    'NSW|QLD|VIC|TAS|ACT',
    'AB|BC|MB|NB|NL|NS|NT|NU|ON|PEI?|QC|SK|YT',
    'AK|AL|AR|AZ|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR',
    'PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY',
  ].join('|')})$`,
  'u',
);

const saint = toPattern(`^(?:${sourcesOfAll(({ saints }) => saints)})\\.?\\s`, 'iu');

/** "A rabbit called Kevin": who is named is an animal. */
const isAnimalCalled = (before: string, language: string) => {
  const word = /\p{L}+\s*$/u.exec(before)?.[0].trim();
  return (
    word !== undefined && findSubjects({ title: word }, language).some(({ name }) => name in animalsThings)
  );
};

/** Whether a clause does nothing but give a name: "shop is called Cocoa Loft". */
export const introduces = (clause: string, brand: string) =>
  clause.endsWith(brand) && introduced.some((pattern) => pattern.exec(clause)?.[1] === brand);

/** "Lions Club of Elm Town and Asha" before "Diagnostics": a name that goes on is said whole or not at all. */
const isCut = (field: string, { 0: whole, index }: RegExpExecArray) =>
  /^\s\p{Lu}\p{Ll}/u.test(field.slice(index + whole.length)) && whole.split(' ').length > 5;

/** A name ends where its sentence does: "Gerald. 4-5 October". */
const shorten = (found: string) =>
  withDots(withHeldDots(found).replace(/(?<=\p{L}{3})\.\s.*$/u, ''))
    .replace(/[.,'’-]+$/u, '')
    .trim();

/** The name a text introduces: "our shop called Acme", "shop is called The Corner Table". */
export function introducedIn(field: string, language: string): string | undefined {
  for (const pattern of introduced) {
    const match = pattern.exec(field);
    const found = match?.[1];
    const named = found?.replace(/^The\s(?=\p{Lu}\p{Ll}+\s\p{Lu})/u, '');
    if (!found || !named || notNames.test(named) || found.length > 40 || isCut(field, match)) continue;
    if (!isAnimalCalled(field.slice(0, match.index), language)) return shorten(found);
  }
  return undefined;
}

/**
 * The advertiser's name when the brief plainly has one: introduced ("our shop called Acme", "by Acme", "at Acme"),
 * a web address, or a handle. `fields` in order of trust.
 */
export function findBrand(fields: string[], language: string): string | undefined {
  for (const field of fields) {
    const told = introducedIn(field, language);
    if (told) return told;
  }
  for (const field of fields) {
    if (isTitleCase(field)) continue;
    const found = preposition.exec(field);
    const called = found?.[1];
    if (!called || notNames.test(called) || called.length > 40 || isPlaceOrFigure(shorten(called))) continue;
    // "Mondays at St Anne's hall": where it is, and no name of those who sing there.
    if (
      namedDay.test(called) ||
      namesStreet(shorten(called)) ||
      inState.test(called) ||
      areCountries(shorten(called)) ||
      (saint.test(called) && /^\s\p{Ll}/u.test(field.slice(found.index + found[0].length)))
    )
      continue;
    if (!comesFrom.test(field.slice(0, found.index + 'from'.length))) return shorten(called);
  }
  for (const field of fields) {
    const address = domain.exec(field)?.[1];
    if (address && address.length <= 40) return address.toLowerCase();
  }
  for (const field of fields) {
    const account = handle.exec(field)?.[1];
    if (account) return `@${account}`;
  }
  return undefined;
}

const articleFirst = perLanguage((language) =>
  toPattern(`^(?:${sourcesRead(language, ({ articles }) => articles)})\\s`, 'iu'),
);
const beforeName = sourcesOfAll((language) => language.beforeName);

/** A headline without the advertiser at its end ("Grand opening by Acme"), which is set as the wordmark. */
export function withoutBrand(headline: string, brand: string, language: string): string {
  const escaped = brand.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const tail = toPattern(
    `\\s*(?:[-–—|,:·]|(?<!\\p{L})(?:${beforeName}))\\s*(?:https?://)?(?:www\\.)?${escaped}\\s*[.!]?$`,
    'iu',
  );
  const rest = headline.replace(tail, '').trim();
  // "Salt & Light, paintings by Aoife Brennan": the last word or two say nothing without the name. "Plots free at Mill
  // Lane": vacant there, and no gift.
  const gift = findOffer(rest, language);
  const isVacant = gift?.kind === 'free' && gift.start > 0 && gift.end === rest.length;
  // "The Ghost at Miller's Gate": an article and a word say too little.
  const least = articleFirst(language).test(rest) ? 3 : 2;
  return rest.split(/\s+/).length >= least && !/[,:–—]\s\S+(?:\s\S+)?$/u.test(rest) && !isVacant
    ? rest
    : headline;
}
