import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { isBeside } from '../offer/beside.ts';
import { findOffer } from '../offer/find-offer.ts';
import { sentencesOf, wordCount } from '../text/segments.ts';
import { most } from './business-name.ts';
import { beginsAsHost, behindHost, withoutHost } from './hosts.ts';
import { isHouse, isPlainlyName, namedHouse } from './houses.ts';
import { isName, joining, nameEnd } from './is-name.ts';

/**
 * The name that a copy is signed with at its end: "Fern & Fable Florist", "Halfmoon Roastery, Hebden Bridge". It holds
 * a trade or a kind of house, for two words in capitals may be anything.
 */
export function signatureIn(copy: string, language: string): string | undefined {
  const sentences = copy.split('\n').flatMap((text) => sentencesOf(text, language));
  for (const sentence of sentences.slice(1).slice(-2).reverse()) {
    const [name = '', ...others] = withoutHost(sentence)
      .replace(/[.。।۔]$/u, '')
      .split(nameEnd)
      .slice(0, most);
    const isSigned =
      isPlainlyName(name) &&
      !aids.test(name) &&
      /\p{Ll}/u.test(name) &&
      // "Kaffee und Kuchen"
      !(language === 'de' && /^\S+ und \S+$/u.test(name)) &&
      // "Dealer in Swansea", "Now open on Castle Street": words in small letters tell where.
      name.split(/\s+/u).every((word) => /^["“„«]?\p{Lu}[^\p{Nd}/]*$/u.test(word) || joining.test(word)) &&
      (isHouse(name, language) || namedHouse.test(name)) &&
      isName(name, { rest: others.join(', '), language }) &&
      others.every((clause) => /^(?:\P{L}*\p{Nd}|\p{Lu})/u.test(clause) && wordCount(clause, language) <= 5);
    if (isSigned) return name;
  }
  return undefined;
}

const properName =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|&|\+)(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]*|&|\+|\p{Ll}{1,3})){0,4}$/u;

/** "Benefits Paws County Animal Shelter": who is helped, and not who sends the ad. */
const aids = toPattern(`^(?:${sourcesOfAll((language) => language.aids)})\\s`, 'iu');

/**
 * Whether a line at the end of a copy is a name, with or without its place: "Whitlock & Daughters, Yeovil", "Bramley
 * Tree Care at Home". One word is a name where a place in capitals follows: "Orla, Ennis".
 */
export function isSigned(line: string, language: string): boolean {
  const [name = '', place = ''] = line.replace(/[.。।۔]$/u, '').split(nameEnd);
  if (!properName.test(name) || !/\p{Lu}\S*$/u.test(name)) return false;
  if (aids.test(name)) return false;
  if (isCallToAction(name) || findOffer(line, language) || isBeside(name, language)) return false;
  return /\s/u.test(name)
    ? language !== 'de' || isHouse(name, language)
    : /^\p{Lu}\p{Ll}/u.test(place) && language !== 'de';
}

const houseFirst =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]{0,30}|&)(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]{0,30}|&)){1,4}(?=\s\p{Ll})/u;

/** Whether a sentence begins with the name of a house, or says who holds an event. */
export function opensWithSender(line: string, language: string): boolean {
  const host = behindHost(line);
  if (host !== undefined) return beginsAsHost(host);
  const name = houseFirst.exec(line)?.[0];
  return (
    name !== undefined && language !== 'de' && isHouse(name, language) && isName(name, { rest: '', language })
  );
}
