import { repeats } from '../brief/clean-text.ts';
import { quotedRoles, unquoted } from '../brief/labels.ts';
import { findOffer, isBundle, isOfferClause } from '../brief/offer.ts';
import { capitalised } from '../brief/request.ts';
import { sentencesOf, setWidth, wordCount } from '../brief/segments.ts';
import { isJargon } from '../brief/strategy.ts';
import { topicOf } from '../brief/topics.ts';
import { isCallToAction } from './calls-to-action.ts';

/** What a text offers for each part of an ad, best first. */
export type Lines = { headline?: string; sublines: string[]; offers: string[]; callToAction?: string };

const withoutStop = (sentence: string) =>
  /[^.]\.$/u.test(sentence) && !/\.\S*\.$/u.test(sentence) ? sentence.slice(0, -1) : sentence;

const directive =
  /(?<!\p{L})(?:use|say|write|add|put|include|mention|make|headline|button|show|verwende|schreibe|utilise[rz]?|écri[srz]|usa|escribe|scrivi|используй|напиши)(?!\p{L})/iu;

/** Lines of finished ad copy, used word for word: the first short one is the headline. */
export function linesOfCopy(adCopy: string, language: string): Lines {
  const result: Lines = { sublines: [], offers: [] };
  if (!adCopy) return result;
  const quotes = quotedRoles(adCopy);
  const unsaid = adCopy.replace(/["“”„«「『][^"“”„«»「」『』\n]*["“”»」』]/gu, ' ');
  const text =
    quotes.length > 0 && directive.test(unsaid) ? quotes.map(({ words }) => words).join('\n') : adCopy;

  const units: string[] = [];
  for (const sentence of text.split('\n').flatMap((line) => unitsOf(line, language))) {
    const unit = unquoted(sentence);
    if (
      !unit ||
      /^(?:https?:\/\/|www\.|@)\S+$/u.test(unit) ||
      isJargon(unit) ||
      !/[\p{L}\p{N}]/u.test(unit) ||
      /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(unit)
    )
      continue;
    if (!units.some((known) => repeats(known, unit) && setWidth(known) >= setWidth(unit))) units.push(unit);
  }

  const rest: string[] = [];
  for (const [index, unit] of units.entries()) {
    const alone = units.length === 1;
    if (!result.callToAction && !alone && index > 0 && isCallToAction(unit) && !isBundle(unit))
      result.callToAction = bareCall(unit);
    else if (
      isOfferClause(withoutStop(unit), language) &&
      (index > 0 || alone || hasHeadlineAfter(units, language))
    )
      result.offers.push(withoutStop(unit));
    else rest.push(unit);
  }
  const first = rest.findIndex((unit) => isHeadline(unit, language));
  if (first >= 0 && first <= 2) {
    const [headline = ''] = rest.splice(first, 1);
    result.headline = withoutLoneStop(headline);
  }
  const body = joined(rest);
  if (body) result.sublines.push(body, ...rest);
  return result;
}

function bareCall(unit: string): string {
  return unit.replace(/[\s.!…→➡>»👉]+$/u, '').replace(/^[👉➡→▶\s]+/u, '');
}

/** The sentences of a line; three or more of a word or two that open it are one ("Sleep. Dream. Repeat."). */
function unitsOf(line: string, language: string): string[] {
  const sentences = sentencesOf(line, language);
  const other = sentences.findIndex((sentence) => wordCount(sentence, language) > 2 || findOffer(sentence));
  const run = sentences.slice(0, other < 0 ? sentences.length : other);
  const opening = run.join(' ');
  return run.length >= 3 && setWidth(opening) <= 44 ? [opening, ...sentences.slice(run.length)] : sentences;
}

/** A few long words may take more room than many short ones: compounds are as quick to read. */
const widestHeadline = (words: number) => (words <= 6 ? 76 : 60);

const isHeadline = (unit: string, language: string) =>
  setWidth(unit) <= widestHeadline(wordCount(unit, language)) &&
  wordCount(unit, language) <= 10 &&
  !/https?:|www\.|@/u.test(unit) &&
  !isCallToAction(unit);

const hasHeadlineAfter = (units: string[], language: string) =>
  units.slice(1).some((unit) => isHeadline(unit, language) && !isOfferClause(withoutStop(unit), language));

/** As many whole sentences as fit a sub-line. */
function joined(sentences: string[]): string | undefined {
  let text = '';
  for (const sentence of sentences) {
    const longer = text ? `${text}${/[。！？]$/u.test(text) ? '' : ' '}${closed(text, sentence)}` : sentence;
    if (text && setWidth(longer) > 120) break;
    text = longer;
  }
  return text ? withoutLoneStop(text) : undefined;
}

/** Lines without a full stop are set apart by one dot. */
function closed(before: string, next: string): string {
  return /[\p{P}\p{S}]$/u.test(before) ? next : `· ${next}`;
}

/** A single sentence without its full stop; several keep theirs. */
export function withoutLoneStop(text: string): string {
  return /[.!?]\s/u.test(text) ? text : withoutStop(text);
}

const titleBreak =
  /\s+[-–—|·•~/]+\s+|\s*[—|]\s*|(?<=\p{L}|\p{M}|!|\?)\s?[:：]\s*|(?<=[!?！？。])\s*|\.\s+|;\s+|；|，|\n/u;
const joiners = /\s+(?:with|plus|at|and|now|mit|avec|à|con|met|med|com|z|s|со?|з|ile|for|\+|&)$/iu;
const notAnEnding =
  /(?:^|\s)(?:get|enjoy|save|are|is|your|our|the|a|an|all|for|to|of|on|in|and|take|win|claim|grab|only|now|just|up|off|we|you|give|offer|offers|offering|have|has|extra|another|jetzt|bis|nur|ab|mit|der|die|das|und|profitez|de|des|du|le|la|les|un|une|el|con|por|da|do|di|il)$/iu;

/** A title taken apart: what it announces, and what it offers. */
export function linesOfTitle(title: string, language: string): Lines {
  const result: Lines = { sublines: [], offers: [] };
  const parts = unitsOf(title, language)
    .flatMap((unit) => (isRun(unit) ? [unit] : withoutStop(unit).split(titleBreak)))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part));
  const pieces = parts
    .flatMap((part) => commaPieces(part, language))
    .flatMap((part) => spacedPieces(part, language));
  const [lead] = pieces;
  if (!lead) return result;

  const others = pieces.slice(1);
  const leadOffer = findOffer(lead);
  if (leadOffer && others.length === 0) {
    const before = lead.slice(0, leadOffer.start).trim().replace(joiners, '');
    const tail = lead.slice(leadOffer.end).trim();
    const separable =
      !tail &&
      (wordCount(before, language) >= 2 || topicOf({ title: before }).topic !== 'general') &&
      !notAnEnding.test(before) &&
      leadOffer.kind !== 'price';
    if (separable) return { headline: capitalised(before), sublines: [], offers: [leadOffer.text] };
  }
  const leadIsOffer = leadOffer && isOfferClause(lead, language);
  const announcing = leadIsOffer
    ? others.find((part) => !findOffer(part) && wordCount(part, language) >= 2)
    : undefined;
  const head = announcing ?? lead;
  result.headline = capitalised(head);
  for (const part of pieces) {
    if (part === head) continue;
    if (isCallToAction(part) && pieces.length > 1 && !isBundle(part)) result.callToAction = bareCall(part);
    else addPart(result, part, language);
  }
  const together = joined(result.sublines);
  if (together && result.sublines.length > 1 && setWidth(together) <= 90) result.sublines.unshift(together);
  return result;
}

/** Several sentences kept together by unitsOf. */
const isRun = (unit: string) => /^(?:[^.!?]{1,20}[.!?] ){2,}[^.!?]{1,20}[.!?]?$/u.test(unit);

/** Commas part a title only around an offer: "Summer sale, 50% off". */
function commaPieces(part: string, language: string): string[] {
  const pieces = part
    .split(/(?<!\p{N})\s*[,،、]\s*|[,،、]\s+/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.length > 1 && pieces.some((piece) => isOfferClause(piece, language)) ? pieces : [part];
}

/** In scripts without spaces a space parts phrases: 夏のセール 全品半額. */
function spacedPieces(part: string, language: string): string[] {
  if (
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(
      part,
    )
  )
    return [part];
  const pieces = part.split(/\s+/u);
  const offer = pieces.findIndex((piece) => isOfferClause(piece, language));
  if (pieces.length < 2 || offer < 1) return [part];
  const start = leadsOffer(pieces[offer - 1], pieces[offer]) ? offer - 1 : offer;
  if (start < 1) return [part];
  return [pieces.slice(0, start).join(' '), pieces.slice(start).join(' ')];
}

/** Whether a phrase is the first word of the offer after it: ลด 20%. */
const leadsOffer = (phrase = '', offer = '') => findOffer(`${phrase} ${offer}`)?.start === 0;

function addPart(result: Lines, part: string, language: string): void {
  const offer = findOffer(part);
  if (!offer) {
    result.sublines.push(capitalised(part));
    return;
  }
  if (setWidth(part) <= 28 || isOfferClause(part, language)) {
    result.offers.push(part);
    return;
  }
  const before = part.slice(0, offer.start).trim();
  const after = part.slice(offer.end).trim();
  if (before && after) result.sublines.push(capitalised(part));
  else {
    result.offers.push(offer.text);
    result.sublines.push(capitalised(before || after));
  }
}
