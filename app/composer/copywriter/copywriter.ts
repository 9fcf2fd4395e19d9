import { type Angle, anglesOf, type BriefFacts, type FactKind, type Line } from '../brief/brief-facts.ts';
import { type DetectedLanguage, guessLanguage } from '../brief/language/detect-language.ts';
import { isHeadline, lineUse } from '../brief/line-use.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { money } from '../brief/offer/offer-words.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';
import { setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { withoutBrand } from '../brief/title/brand.ts';
import type { AdCopy } from '../design/ad-design.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { unspaced } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { buttonOf } from './button.ts';
import { fitText, widestText } from './fit-text.ts';
import {
  addresses,
  clauseMark,
  isCondition,
  isInvitation,
  isListed,
  isLongList,
  isNotice,
  isPromise,
  leading,
  ofUs,
  openingQuestion,
  tellsDetail,
} from './led-lines.ts';
import { badgeWithoutSaid } from './nothing-twice.ts';
import { badgeOf, isLimit, isSaidInCopy, truest, withoutNumber } from './offer-badge.ts';
import { mayLead } from './offer-headlines.ts';
import { otherHeadline } from './other-headline.ts';
import { callsOut, isOwnersLine } from './owners-line.ts';
import { subLineOf } from './sub-line.ts';
import { names, withoutGenericEnd } from './thing-sold.ts';
import { saysThing, withName } from './with-name.ts';
import { restOf, withoutLoneStop } from './without-stop.ts';

/**
 * The words of an ad, the angle they take and the name of what is sold. `language` is the one asked
 * for, else that of the brief's words, which `writtenIn` always names.
 */
export type WrittenCopy = DetectedLanguage & { writtenIn: string; copy: AdCopy; angle: Angle; sold: string };

/**
 * Writes an ad from the facts of a brief. The facts' words stay as they are, and nothing is made up. A headline and a
 * sub-line together always name the thing sold. The angle says which facts lead. Without one, or where the brief has no
 * facts for it, the finished ad copy leads, else the name. `otherIdea`: a headline that would be the name gives way to
 * other words of the brief where any can lead. `elsewhere`: facts a layout prints on its own, which the sub-line need
 * not say.
 */
export function writeCopy(
  facts: BriefFacts,
  how: { angle?: Angle | undefined; otherIdea?: boolean; elsewhere?: readonly FactKind[] } = {},
): WrittenCopy {
  const { language, script, direction, named } = facts;
  const brand = fitText('brand', facts.facts.find(({ kind }) => kind === 'brand')?.text, language);
  const angle = how.angle && anglesOf(facts).includes(how.angle) ? how.angle : usualAngle(facts);
  const led = named.headline ? undefined : truer(headlineLine(facts, angle), facts);
  const isNamed = !led || led.field === 'title' || (angle !== 'offer' && angle !== 'proof');
  const own = isNamed || saysThing(led.text, facts) ? led : headlineLine(facts, 'name');
  const told =
    (led !== own && led && withName(leading(led, language), facts)) ||
    (how.otherIdea && own?.field === 'title' ? otherHeadline(facts, angle) : undefined);
  const wanted = named.headline ?? told?.headline ?? own?.text ?? facts.sold;
  const bare = brand && !named.headline ? withoutBrand(wanted, brand, language) : wanted;
  const cut = fitText('headline', capitalise(withoutLoneStop(bare, language)), language);
  const alone = cut ? withoutLoneStop(cut, language) : (brand ?? '★');
  const said = told ? told.said : own ? [own] : [];
  // What a headline leaves of a line is a line of its own.
  const lines = facts.lines.map((line) =>
    line === told?.parted?.line ? partOf(line, told.parted.rest, language) : line,
  );
  const left = { ...facts, lines };
  // "… at Miller Family Farm" is said where the headline has the rest of it and the wordmark the name.
  const isSaid = (line: Line) =>
    said.includes(line) ||
    (brand !== undefined && bareWords(withoutBrand(line.text, brand, language)) === bareWords(alone));
  const rest = lines.filter((line) => !isSaid(line) && line.use !== 'call');
  const { badge: offer, line: offerLine, tail, also = [] } = badgeOf({ facts: left, rest, headline: alone });
  // "Pilates trial £30": a price that is not the badge stays with its thing.
  const priced = pricedTitle(facts, rest, offerLine);
  const isPriced = priced && alone === capitalise(facts.sold) && !hasPriceOf(priced.line, offerLine);
  const headline = isPriced ? capitalise(priced.whole) : alone;
  const callToAction = buttonOf(facts, { headline, hasOffer: offer !== undefined });
  const badge = offer && withoutNumber(offer, callToAction, language);
  const subline = subLineOf({
    facts: left,
    headline,
    badge,
    button: callToAction,
    lines: rest.filter((line) => line !== offerLine && line !== priced?.line && !also.includes(line)),
    name: priced?.whole ?? facts.sold,
    tail,
    tailAt: offerLine ? rest.indexOf(offerLine) : 0,
    cutOff: restOf(bare, headline, language),
    elsewhere: how.elsewhere ?? [],
  });
  const above = [headline, ...(subline?.split(' · ') ?? [])];
  return {
    copy: {
      headline,
      ...(subline ? { subline } : {}),
      ...(badge ? { offer: badgeWithoutSaid(badge, { names: above, button: callToAction }, language) } : {}),
      callToAction,
      ...(brand && !says(headline, brand) && !isSaidAmid(brand, subline, facts) ? { brand } : {}),
    },
    language: facts.sayIn,
    writtenIn: language,
    script,
    direction,
    angle,
    sold: withoutGenericEnd(facts.sold),
  };
}

/**
 * "We pick up from Ayr & Troon": a name that only a sentence of the copy or the title gives is said there, and may be
 * no more than a place. Alone it would be read as who advertises.
 */
function isSaidAmid(brand: string, subline: string | undefined, { facts }: BriefFacts): boolean {
  const { field } = facts.find(({ kind }) => kind === 'brand') ?? {};
  return (field === 'adCopy' || field === 'title') && subline !== undefined && says(subline, brand);
}

/** "Full service £49" above "£49 (was £69)": the badge has the price. */
function hasPriceOf(line: Line, badge: Line | undefined): boolean {
  const figure = /\p{Nd}[\p{Nd}.,]*/u.exec(line.text)?.[0];
  return figure !== undefined && badge?.text.split(/[^\p{Nd}.,]+/u).includes(figure) === true;
}

/** The name with the price that the title sets behind it. */
function pricedTitle({ brief, sold, language }: BriefFacts, rest: readonly Line[], badge: Line | undefined) {
  const line = rest.find(({ field, text }) => {
    const [price] = field === 'title' ? findOffers(text, language) : [];
    return price?.kind === 'price' && price.start <= 1 && price.end === text.length;
  });
  const whole = line && `${sold} ${line.text}`;
  if (!line || !whole || line === badge || !badge || setWidth(whole) > widestText.headline) return undefined;
  return brief.title.toLowerCase().includes(whole.toLowerCase()) ? { line, whole } : undefined;
}

/** Of two lines about one figure, the one with a limit: "up to 40% off" goes before "40% off". */
function truer(head: Line | undefined, { lines, language }: BriefFacts): Line | undefined {
  if (head?.use !== 'offer' || truest(lines, language).includes(head)) return head;
  return (
    lines.find((line) => line !== head && isHeadline(line.text, language) && isLimit(line, head, language)) ??
    head
  );
}

/** A line with no more than a part of its words, used for what they say alone. */
function partOf(line: Line, text: string, language: string): Line {
  const said = text.toLowerCase();
  const facts = line.facts.filter((fact) => said.includes(fact.text.toLowerCase()));
  return { ...line, text, facts, use: lineUse({ text, facts, language, first: false, before: undefined }) };
}

/** The finished copy leads where it opens with a line that can; else the thing itself. */
function usualAngle(facts: BriefFacts): Angle {
  const { lines } = facts;
  if (lines[0]?.field === 'title' && lines[0].use === 'offer') return 'name';
  const opening = openingOf(facts);
  if (opening !== undefined && opening === openingQuestion(facts)) return 'question';
  return opening && leads(opening, facts) ? 'benefit' : 'name';
}

/** The line an ad of this angle opens with; undefined: the thing sold. */
function headlineLine(facts: BriefFacts, angle: Angle): Line | undefined {
  const { lines, language, sold } = facts;
  const able = lines.filter((line) => isHeadline(line.text, language) && line.use !== 'condition');
  const named = lines.find((line) => line.field === 'title' && line.text === sold);
  // "Tulip bulbs 50 for £7" above "50 tulip bulbs for £7": the badge says it, and a saying of the copy leads.
  const isTwice = named?.use === 'offer' && isSaidInCopy(named, facts);
  const saying = able.find((line) => line === openingOf(facts) && leads(line, facts));
  const title = (isTwice && (saying ?? openingQuestion(facts))) || named;
  if (isOwnersLine(facts))
    return (angle === 'question' && !callsOut(sold, language) && openingQuestion(facts)) || title;
  const led: Record<Angle, Line | undefined> = {
    name: title,
    benefit: able.find((line) => line === openingOf(facts) && leads(line, facts)),
    question:
      openingQuestion(facts) ?? able.find(({ use, field }) => use === 'question' && field === 'title'),
    offer: able.find((line) => isPlainOffer(line, facts)),
    proof: able.find(isProof),
    occasion: title,
    urgency: title,
  };
  return led[angle] ?? title;
}

/** What the copy says first. */
const openingOf = ({ lines }: BriefFacts) => lines.find(({ field }) => field === 'adCopy');

/** What a slogan must not hold to lead an ad: days, limits, prices, places and ways to get in touch. */
const notInSlogans: readonly FactKind[] = [
  'date',
  'time',
  'hours',
  'place',
  'condition',
  'deadline',
  'price',
  'offer',
  'phone',
  'web',
  'code',
];

/**
 * Whether the opening line of the copy may lead: it says something whole, written as a sentence is, and no list of what
 * is in it. Homes, cars and jobs are looked for by name.
 */
function leads(line: Line, facts: BriefFacts): boolean {
  const { use, text, facts: held } = line;
  const { trade, language, sold } = facts;
  if (trade === 'view' || trade === 'test-drive' || trade === 'apply') return false;
  if (use !== 'slogan' || held.some(({ kind }) => notInSlogans.includes(kind))) return false;
  if (/^\P{L}*(?:\p{Nd}|\p{Ll})|[:：]/u.test(text) || isList(text)) return false;
  if (language === 'en' && /\b(?:them|they|these|those)\b/iu.test(text)) return false;
  // "We bring the samples to you": how it is done, unless it is called out.
  if (ofUs.test(text) && !clauseMark.test(text) && !/[!！]$/u.test(text)) return false;
  // "CIRCUS FANTASIA IS IN TOWN!": a title that calls out gives way only to what speaks to readers.
  const isCry = /[!！]$/u.test(sold) && wordCount(sold, language) > 3 && !names([], sold);
  if (isCry && !addresses(language).test(text)) return false;
  const words = wordCount(text, language);
  if (isCondition(text, language) || isNotice(text)) return false;
  // "Yeni mahsul, tuzsuz. 2 kg …": the first of several features says less than the name.
  if (!names([], sold) && !isSlogan(line, facts)) return false;
  // "Home visits", "Gas Safe registered", "Eye test included": a feature, unless it is called out, speaks to its
  // readers or the title names nothing.
  const isBare = words <= 2 ? !/[!！]$/u.test(text) : words <= 3 && !/[.!…。！]$/u.test(text);
  // "Is ours the best chippy?" – "You decide!": an answer says nothing without its question.
  if (words <= 2 && /[?？؟]\s*$/u.test(sold)) return false;
  if (isBare && !names([], sold) && !addresses(language).test(text)) return false;
  if (/[!！]$/u.test(text) && (isForeign(text, language) || (words <= 6 && isInvitation(text, facts))))
    return false;
  if (!names([], sold) && tellsDetail(text, language)) return false;
  // "Board and wetsuit included!": of what?
  if (trade !== undefined && isPromise(text, language) && (words <= 4 || !/[!！]$/u.test(text))) return false;
  // "Pick your size, grip, colour": a list of what there is, though it speaks to readers.
  if (isListed(text, language)) return false;
  // "Grupos de 8. Primera semana …", "Ages 3 to 24 months": figures of
  // the thing; "Send invoices in 30 seconds" is said of it.
  // "Weekdays 700 Thu Fri Sat 1200": several figures are of a price list, or of days.
  if ((text.match(/\p{Nd}[\p{Nd}.,:]*/gu) ?? []).length > 1) return false;
  return !/\p{Nd}/u.test(text) || (words > 4 && !/[.!?]\s/u.test(text) && !figureRange.test(text));
}

/** "Bonjour tout le monde!" in an ad for lessons of French. */
function isForeign(text: string, language: string): boolean {
  const guess = guessLanguage(text);
  return guess.language !== language && (guess.confident || language === 'en');
}

/** Whether a line is set apart from the rest of the copy, speaks to its readers or calls out to them. */
function isSlogan({ text }: Line, { brief, language, sold }: BriefFacts): boolean {
  if (addresses(language).test(text)) return true;
  const own = brief.adCopy.split('\n').map((line) => line.trim());
  const words = bareWords(text);
  const isApart = own.some((line) => bareWords(line) === words);
  // "Sleep. Dream. Repeat."; "Even if it rains!", "Basses above all!" amid the copy: a remark on what the title names.
  if (!isApart)
    return (
      /\p{L}[.!] \p{Lu}/u.test(withHeldDots(text)) ||
      (/[!！]$/u.test(text) && namesSame(text, sold, language))
    );
  // A line that stands alone is a sentence if it has a full stop. Among others of its kind it is one of a list.
  if (own.length === 1) return /[.!…。！]$/u.test(own[0] ?? '');
  return own.length < 3 || own.some((line) => setWidth(line) > 30 || /[.!?。！？]$/u.test(line));
}

/** "Baby chicks are in!" under "Chick days": whether a line speaks of the very thing that is sold. */
const namesSame = (text: string, sold: string, language: string) => {
  const shown = findSubjects({ title: sold }, language).map(({ name }) => name);
  return findSubjects({ title: text }, language).some(({ name }) => shown.includes(name));
};

const outOf = sourcesOfAll((language) => language.outOf);
const figureRange = toPattern(
  `\\p{Nd}\\s?(?:[-–—/+]|${sourcesOfAll((language) => language.toFigure)}|${outOf})\\s?\\p{Nd}`,
  'iu',
);

const joining = toPattern(`\\s(?:&|\\+|${sourcesOfAll((language) => language.and)})\\s`, 'iu');

/** "Lift, terrace, garage", "Full history, 1 owner": parts of the thing, not what it does for its buyer. */
function isList(text: string): boolean {
  // "Checked and cleaned", "Pedigree, vaccinations": nothing but words.
  const items = text.split(/[,،、，・]\s*/u);
  if (text.includes('・')) return true;
  // "持证上岗 健康体检 平均经验6年": where no space parts words, three phrases are a list.
  if (unspaced.test(text) && text.trim().split(/\s+/u).length > 2) return true;
  // "Clamp & laser, home the same day": what it is done with, among other things.
  if (items.length > 1 && items.some((item) => joining.test(item) && item.trim().split(/\s+/u).length <= 4))
    return true;
  const words = items.flatMap((item) => item.split(joining));
  // "Frango, patinho e opção veggie"
  const isWord = (item: string) => !/\s/u.test(item.trim());
  if (items.length > 1 && items.slice(0, -1).every(isWord) && joining.test(items.at(-1) ?? '')) return true;
  if (words.length > 1 && words.every((word) => /^[\p{L}\p{M}'’-]+[.!]?$/u.test(word.trim()))) return true;
  return (
    items.length > 1 &&
    (/\p{Nd}/u.test(text) ||
      isLongList(items.length, text) ||
      (items.length > 2 && items.every((item) => item.trim().split(/\s+/u).length <= 2)) ||
      // "Lemon, apple, pomegranate, loquat, whatever you like"
      (items.length > 3 && items.slice(0, -1).every((item) => !/\s/u.test(item.trim()))))
  );
}

/** "4,400円〜 same-day bookings": a price alone names nothing. */
const opensWithPrice = toPattern(`^\\P{L}{0,3}${money}`, 'iu');

/** Whether an offer says all of itself in a few words. A price does not, nor does what depends on a day or a limit. */
function isPlainOffer({ use, field, text, facts: held }: Line, facts: BriefFacts): boolean {
  const { intent, sold, lines } = facts;
  // The badge says the title's own offer: the title has to lead.
  if (lines.some((line) => line.field === 'title' && line.text === sold && line.use === 'offer'))
    return false;
  if (use !== 'offer' || field === 'title' || intent === 'apply' || setWidth(text) > 40) return false;
  if (!mayLead(text, facts)) return false;
  if (/^\P{L}*\p{Ll}/u.test(text) && !/^\P{L}*\p{Nd}/u.test(text)) return false;
  if (opensWithPrice.test(text)) return false;
  if (!/\p{Nd}/u.test(text) && !names([text], sold)) return false;
  return (
    held.some(({ kind }) => kind === 'offer') &&
    !held.some(({ kind }) => kind !== 'offer' && notInSlogans.includes(kind)) &&
    !/[,;،、，；]\s|[.]\s|\s[-–—]\s/u.test(text)
  );
}

const impressive = toPattern(`\\p{Nd}{3}|\\p{Nd}\\p{P}\\p{Nd}{3}| (?:${outOf}) `, 'u');

/** A rating, a customer's words, or a number that impresses. */
function isProof({ field, text, facts: held }: Line): boolean {
  if (field !== 'adCopy' && field !== 'title') return false;
  if (held.some(({ kind }) => notInSlogans.includes(kind))) return false;
  // "9,000 SQ FT" of a title: how large what it names is.
  if (field === 'title' && /^\P{L}*\p{Nd}[\p{Nd}.,]*\s?(?:\p{L}{1,3}[.²2]?\s?){1,2}$/u.test(text))
    return false;
  return held.some(
    ({ kind, parts }) =>
      kind === 'rating' ||
      (kind === 'quote' && setWidth(text) <= 60) ||
      (kind === 'number' && impressive.test(parts?.number ?? '') && !clauseMark.test(text)),
  );
}
