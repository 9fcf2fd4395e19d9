import { af } from './af.ts';
import { am } from './am.ts';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { be } from './be.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
import { ca } from './ca.ts';
import { readTables } from './capitals.ts';
import { ckb } from './ckb.ts';
import { cs } from './cs.ts';
import { cy } from './cy.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { eu } from './eu.ts';
import { fa } from './fa.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ga } from './ga.ts';
import { gl } from './gl.ts';
import { gu } from './gu.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { hy } from './hy.ts';
import { id } from './id.ts';
import { isWords } from './is.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ka } from './ka.ts';
import { kk } from './kk.ts';
import { km } from './km.ts';
import { kn } from './kn.ts';
import { ko } from './ko.ts';
import { ky } from './ky.ts';
import type { AnyLanguage, BasicLanguage, Language } from './language.ts';
import { noLetterBefore, noLetterBehind } from './letters.ts';
import { lo } from './lo.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { mk } from './mk.ts';
import { ml } from './ml.ts';
import { mn } from './mn.ts';
import { mr } from './mr.ts';
import { ms } from './ms.ts';
import { my } from './my.ts';
import { nb } from './nb.ts';
import { ne } from './ne.ts';
import { nl } from './nl.ts';
import { orWords } from './or.ts';
import { pa } from './pa.ts';
import { pl } from './pl.ts';
import { ps } from './ps.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { si } from './si.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sq } from './sq.ts';
import { sr } from './sr.ts';
import { srCyrl } from './sr-cyrl.ts';
import { sv } from './sv.ts';
import { sw } from './sw.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';
import { th } from './th.ts';
import { tl } from './tl.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { unspacedOrHangul } from './unspaced.ts';
import { ur } from './ur.ts';
import { uz } from './uz.ts';
import { vi } from './vi.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

/**
 * Languages the designer knows in full, by BCP 47 code, as their files have them. A text's language is told by these
 * words.
 */
export const writtenLanguages: Record<string, Language> = {
  am,
  ar,
  bg,
  bn,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  lv,
  ms,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sv,
  sw,
  ta,
  te,
  th,
  tr,
  uk,
  ur,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** The same as briefs are read with them. */
export const languages = readTables(writtenLanguages);

/** Every language there is a table of calls to action for; the words of some are few. */
export const basicLanguages: Record<string, BasicLanguage> = {
  ...languages,
  ...readTables<BasicLanguage>({ az }),
  af,
  be,
  ca,
  ckb,
  cy,
  eu,
  ga,
  gl,
  gu,
  hy,
  is: isWords,
  ka,
  kk,
  km,
  kn,
  ky,
  lo,
  mk,
  ml,
  mn,
  mr,
  my,
  ne,
  or: orWords,
  pa,
  ps,
  si,
  sl,
  sq,
  sr,
  'sr-Cyrl': srCyrl,
  tl,
  uz,
};

/** A language by its code (BCP 47), or by the first part of it; undefined for one without a file of its own. */
export const languageOf = (code: string): Language | undefined =>
  languages[code] ?? languages[code.split('-')[0] ?? code];

/**
 * The languages that a brief in `code` (BCP 47, or its base) is read with. First its own or the nearest kin, then
 * English, whose words stand in everybody's briefs.
 */
export function languagesRead(code: string): [Language, ...Language[]] {
  const own = languageOf(code) ?? languageOf(basicLanguageOf(code)?.kin ?? code) ?? en;
  return own === en ? [en] : [own, en];
}

/**
 * Sources of regular expressions of the languages a brief in `code` is read with, as alternatives. Where these have no
 * words for it, one that matches nowhere.
 */
export function sourcesRead(
  code: string,
  sourcesOf: (language: Language) => string | readonly (string | undefined)[] | undefined,
): string {
  const sources = languagesRead(code).flatMap((language) => sourcesOf(language) ?? []);
  return sources.filter(Boolean).join('|') || '(?!)';
}

/**
 * The source of the own language of a brief in `code` alone. English is left out: its "plus" and "or" are other words
 * in French.
 */
export const sourceRead = (code: string, sourceOf: (language: Language) => string | undefined): string =>
  sourceOf(languagesRead(code)[0]) || '(?!)';

/** A language of the table by its code, or by its base ('pt-BR'); undefined where there is none. */
export const basicLanguageOf = (code: string): BasicLanguage | undefined =>
  basicLanguages[code] ?? basicLanguages[code.split('-')[0] ?? code];

/** Whether the last word of a name says what it is. */
export const isHeadLast = (code: string) => basicLanguageOf(code)?.headLast === true;

/**
 * Stems of every language at once, in the notation of stemMatcher (brief/text/stems.ts). They are for what may be asked
 * for in any language: a brief for an English shop may say "bleu marine".
 */
export function stemsOfAll(stemsOf: (language: AnyLanguage) => string | undefined): string {
  const stems = Object.values(basicLanguages).flatMap((language) => stemsOf(language)?.split(' ') ?? []);
  return [...new Set(stems)].filter(Boolean).join(' ');
}

/** Sources of regular expressions of every language at once, as alternatives. */
export function sourcesOfAll(sourceOf: (language: AnyLanguage) => string | undefined): string {
  return Object.values(basicLanguages).map(sourceOf).filter(Boolean).join('|');
}

/** The same in two: words that end where letters do, and those of scripts without spaces. */
export function sourcesBySpacing(sourceOf: (language: AnyLanguage) => string | undefined) {
  const isUnspaced = (language: AnyLanguage) => unspacedOrHangul.test(sourceOf(language) ?? '');
  return {
    spaced: sourcesOfAll((language) => (isUnspaced(language) ? '' : sourceOf(language))),
    unspaced: sourcesOfAll((language) => (isUnspaced(language) ? sourceOf(language) : '')),
  };
}

/** One source that finds the words of every language: whole words, and anywhere in scripts without spaces. */
export function wordsOfAll(sourceOf: (language: AnyLanguage) => string | undefined): string {
  const { spaced, unspaced } = sourcesBySpacing(sourceOf);
  const whole = `${noLetterBefore}(?:${spaced || '(?!)'})${noLetterBehind}`;
  return unspaced ? `(?:${whole}|${unspaced})` : `(?:${whole})`;
}
