import type { AnyLanguage } from '../languages/language.ts';
import { languages } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

/** Requests to a designer at the start of a title: "Create an Instagram ad for my ...". */
const openings = known(({ requests }) => requests?.opening).map((source) =>
  toPattern(`^\\s*(?:${source})(?=[\\p{L}\\p{N}"“«])`, 'iu'),
);
/** "I have a bakery and want people to order the birthday cake": a letter about the cake. */
const letters = Object.values<AnyLanguage>(languages).flatMap(({ wantsPeople, wantedForms = {} }) =>
  wantsPeople
    ? [{ opening: toPattern(`^\\s*(?:${wantsPeople})(?=[\\p{L}\\p{N}"“«])`, 'iu'), wantedForms }]
    : [],
);
/** "We have a food van and want people to book us for weddings": a letter about a food van for weddings. */
const ownLetters = known(({ wantsUs }) => wantsUs).map((source) => toPattern(`^\\s*${source}`, 'iu'));
/** The verb of such a letter, where it stands behind the thing: "... die Geburtstagstorte bestellen". */
const verbBehind = toPattern(
  `^(?<thing>[^,.;!?]{3,80}?)\\s(?:${known(({ wantedLast = '' }) => wantedLast).join('|')})(?=$|[,.;!?])`,
  'iu',
);
/** And at its end: "... werbung". */
const closings = known(({ requests }) => requests?.closing).map((source) =>
  toPattern(`(?:${source})$`, 'iu'),
);

function known(sourceOf: (language: AnyLanguage) => string | undefined): string[] {
  return Object.values(languages).flatMap((language) => sourceOf(language) || []);
}

/** A title without the request around it: "Make an ad for my coffee shop" is about "coffee shop". */
export function withoutRequest(title: string): string {
  for (const opening of openings) {
    const rest = title.replace(opening, '');
    if (rest !== title && rest.length >= 3) return capitalise(stripClosing(rest));
  }
  return stripClosing(title);
}

/** A letter from the thing on that people are to buy: "I have a bakery and want people to order the stollen". */
export function withoutLetter(title: string): string {
  for (const { opening, wantedForms } of letters) {
    const rest = title.replace(opening, '');
    if (rest !== title && rest.length >= 3)
      return capitalise(alone(rest.replace(verbBehind, '$<thing>'), wantedForms));
  }
  for (const letter of ownLetters) {
    const rest = title.replace(letter, '$<thing>');
    if (rest !== title) return capitalise(rest);
  }
  return title;
}

/** "Стрижку" behind a verb is "стрижка" alone: the first words, up to one so small that the next hang on it. */
function alone(words: string, forms: Record<string, string>): string {
  const [thing = ''] = /^(?:\p{L}{4,}(?:\s|(?=,|$))){1,3}/u.exec(words) ?? [];
  const ends = Object.keys(forms).join('|');
  if (!ends || !thing) return words;
  const ending = toPattern(`(?:${ends})(?!\\p{L})`, 'gu');
  return thing.replace(ending, (end) => forms[end] ?? end) + words.slice(thing.length);
}

/** What a letter says before that thing: whose it is, and what people are to do. undefined: it is no letter. */
export function letterBefore(title: string): string | undefined {
  const rest = withoutLetter(title);
  return rest === title ? undefined : letters.map(({ opening }) => opening.exec(title)?.[0]).find(Boolean);
}

function stripClosing(title: string): string {
  for (const closing of closings) {
    const rest = title.replace(closing, '').trim();
    if (
      rest !== title &&
      (rest.split(/\s+/).length >= 2 ||
        /[\p{Script=Han}\p{Script=Katakana}]{2}|\p{Script=Hangul}{2}/u.test(rest) ||
        // "… के लिए विज्ञापन चाहिए": a whole sentence of a request, not the last word of a name.
        (title.length - rest.length > 12 && rest.length > 2))
    )
      return rest;
  }
  return title;
}

/** First letter in upper case, unless the first word has its own spelling (iPhone, "ul. Długa") or is an address. */
export function capitalise(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (/^\p{Ll}\p{Lu}|[@/\d²³]|\.\p{L}/u.test(first) || /^\p{Ll}{1,4}\.\s\p{Lu}/u.test(text)) return text;
  // "iphone screens £49": typed small, it has its capital further on.
  if (ownSpelling.test(first)) return `i${upper(text.charAt(1))}${text.slice(2)}`;
  return text.replace(
    /^(["“«„(¡¿]*)(\p{Ll})/u,
    (_, before: string, letter: string) =>
      before + (letter === 'i' && isTurkic.test(text) ? 'İ' : upper(letter)),
  );
}

const ownSpelling = /^i(?:phones?|pads?|pods?|macs?|cloud|os)(?!\p{L})/u;

/** Letters that only Turkish and Azerbaijani have, or have without the marks of Romanian: their i keeps its dot. */
const isTurkic = /[ığəİĞƏ]|^(?=.*[şŞ])[^ăîâțţ]*$/isu;

function upper(letter: string): string {
  const raised = letter.toLocaleUpperCase('en');
  return raised.length === letter.length ? raised : letter;
}
