import { sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { placesAtHome } from '../../../subjects/mentions.ts';
import { isPricedFor, namesTerm } from '../../offer/price-terms.ts';
import { clausesOf, sentencesOf } from '../../text/segments.ts';
import type { Topic } from '../../topics.ts';
import type { Intent } from '../intents.ts';
import { askedFirst, asksForAppointment, asksInWords } from '../signs/asked-at-address.ts';
import { saysDeed } from '../signs/deeds.ts';
import { isMeasured, tellsGoods } from '../signs/name-form.ts';
import { longestRead } from '../signs/pointings.ts';
import { isLetting, isSelling } from '../trade/exchange.ts';
import { isInvited } from './invited.ts';
import type { Reading } from './reading.ts';

/** "Puppet theatre at your home". */
export const comesToUs = ({ brief, has }: Reading) =>
  !has('date') && placesAtHome(brief.title.slice(0, longestRead)).length > 0;

/**
 * "Knife grinder, every Wednesday in the square", "knives sharpened at the market": for those who pass. What goes on
 * for hours and has its price, a sail from the harbour, is booked.
 */
export function comesRound(
  intent: Intent,
  { form, isRegular, isAtSpot, hasLength, brief, language, has }: Reading,
): boolean {
  if (intent !== 'book' || has('web') || has('phone') || isLetting(brief.title, language)) return false;
  if (placesAtHome(brief.title.slice(0, longestRead)).length > 0) return false;
  if (has('price') && (hasLength() || isPricedFor('person', `${brief.title}\n${brief.adCopy}`, language)))
    return false;
  return form() !== 'outing' && form() !== 'lesson' && (isRegular() || form() === 'deed') && isAtSpot();
}

/** "We collect in Hillbrow and Midrand": there is no counter to come to. */
export const isFetched = (reading: Reading) =>
  !reading.saysOpen() &&
  !reading.isWalkIn() &&
  !isInvited(reading) &&
  ((placesAtHome(reading.copy).length > 0 && !reading.has('price') && !reading.tellsGoods()) ||
    [reading.brief.title.slice(0, longestRead), reading.copy]
      .flatMap(clausesOf)
      .some((clause) => fetches.test(clause.trim())));

const fetches = toPattern(`^(?:${sourcesOfAll((language) => language.fetches)})(?!\\p{L})`, 'iu');

const alone = toPattern(
  wordsOfAll((language) => language.taughtAlone),
  'iu',
);

/** "Driving lessons", "GCSE tutor", "€25 an hour": taught at an hour of one's own. A course begins for all of them. */
export const isTaughtAlone = (reading: Reading): boolean =>
  !reading.countsCourse() &&
  !reading.isPricedByTerm() &&
  !reading.startsOnItsDay() &&
  !reading.isEvent() &&
  !asksInWords(reading.brief.saleGoals, 'enrol', reading.language) &&
  // "Free enrolment until 31 January".
  !reading.pointed().includes('sign-up') &&
  (reading.isPricedByStay() || comesToUs(reading) || alone.test(reading.said));

/** Whether something takes its time or is done for those who pay: there is something to book. */
export const isAttended = (reading: Reading): boolean =>
  reading.topic === 'events' ||
  reading.takesTime() ||
  reading.isPricedByTime() ||
  reading.isPricedByStay() ||
  reading.form() === 'deed' ||
  reading.pricesDeed() ||
  reading.opensWithOurDeed() ||
  isPricedFor('person', reading.said, reading.language);

/** Topics of what is done to people and animals: at an hour of their own. */
const bookedTopics = new Set<Topic>(['health', 'beauty', 'pets']);

/** "Car wash, ready in 20 minutes, open every day 9–22": whoever comes by, where no length or number is told. */
export function isDoneWhileOpen(reading: Reading): boolean {
  const { form, has, saysOpen, isDropIn, pointed, topic, hasLength, brief, language } = reading;
  if (form() !== 'deed' || bookedTopics.has(topic) || isLetting(brief.title, language)) return false;
  if (hasLength() || reading.isPricedByTime() || reading.isPricedByStay() || has('web') || has('phone'))
    return false;
  const isOpen = (saysOpen() && (has('hours') || isDropIn())) || (has('hours') && has('place'));
  return isOpen && !pointed().includes('book');
}

const madeAt =
  /(?<!\p{L})(?:made|forged|grown|woven|born|hergestellt|gefertigt|gemacht|fabriqu\p{L}+|fait\p{L}*|hech\p{L}+|fatt\p{L}+|feit\p{L}*|gemaakt) (?:in|en|à|a|em)\s$/iu;

/** Goods for which a brief says where and when, and not how else they would come: "Friday, 10–18, Pier 4". */
export function isStall(reading: Reading): boolean {
  const { has, hasDay, isRegular, isAtSpot, isReduced } = reading;
  if (has('web') || reading.pointed().includes('order') || reading.askedFirst()) return false;
  if (saysDeed('online', reading.brief.saleGoals, reading.language)) return false;
  // "£32, 24h notice, delivered in Cork".
  if (reading.bringsGoods() && !reading.saysOpen() && !isRegular()) return false;
  // "Raw milk from the vending machine, 6am to 10pm".
  const isOpen = reading.isDropIn() && !reading.has('date') && !has('deadline') && !has('phone');
  if (isOpen && !isReduced() && !reading.isPosted() && !reading.isBrought()) return true;
  const isAtATime = has('hours') || (has('date') && has('time'));
  // "Knives made in Tasmania": where they come from.
  const { brief, facts } = reading;
  const isOrigin = (text: string) =>
    madeAt.test(brief.title.slice(0, Math.max(0, brief.title.indexOf(text))));
  const isPlaced = facts.some(({ kind, text }) => kind === 'place' && !isOrigin(text));
  if (isAtATime && isPlaced && !has('deadline') && !isReduced()) return true;
  // "Seconds sale, Sat 29 Nov, 10-3".
  if (reading.isNamedReduced() && hasDay() && has('time') && !has('deadline')) return true;
  if (reading.hasRegularHours()) return true;
  // "Cakes, Thursday to Sunday 14–18 Uhr".
  if (has('hours') && !has('phone') && !isReduced() && !reading.isPosted() && !reading.bringsGoods())
    return true;
  // "Saturday 10–14".
  if (hasDay() && (reading.isDropIn() || has('hours')) && !has('deadline') && !reading.isPosted())
    return true;
  return isAtSpot() && (isAtATime || hasDay() || isRegular());
}

/** "Sourdough, baked at 4am", "14 Mill Lane": what is eaten, where it is, and not how else it would come. */
export function isSoldAtAddress(reading: Reading): boolean {
  const { has, said, brief, language, pointed } = reading;
  if (
    !(has('place') || houseNumber.test(brief.adCopy.slice(0, longestRead))) ||
    pointed().includes('sign-up') ||
    has('web') ||
    has('phone') ||
    reading.isPosted() ||
    reading.bringsGoods()
  )
    return false;
  return (
    !handover.test(said) && ![said, brief.saleGoals].some((text) => asksInWords(text, 'order', language))
  );
}

/** "Collect from Market St": ordered before. */
const handover = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.handovers)})(?!\\p{L})`,
  'iu',
);

/** "Φούρνος Ηλίας, Ερμού 22". */
const houseNumber = /[,.]\s\p{Lu}\p{L}{2,24}(?:\s\p{L}{1,24})?\s\p{Nd}{1,3}(?=\s?(?:[,.\n]|$))/u;

const inOneDay = toPattern(
  wordsOfAll((language) => language.inOneDay),
  'iu',
);
const amount = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u;

/**
 * "Have a go on the wheel, £38 for 90 minutes", "Saturday 8 March, 10–14": a class that is over the same day is booked.
 */
export function isDoneOnce(reading: Reading): boolean {
  const { named, has, brief, copy, said, language, form } = reading;
  const saysTaster = (text: string) => saysDeed('taster', text, language);
  if (!named && (saysTaster(copy) || (has('deadline') && reading.isNameAlone && !form()))) return true;
  // "£38 for 90 minutes" is an offer.
  const isTaster = saysTaster(brief.title) || inOneDay.test(brief.title);
  if (isTaster && (has('price') || amount.test(said)) && !reading.isFree() && !reading.namesCourse())
    return true;
  if (reading.countsCourse() || reading.isPricedByTerm() || reading.isRegular()) return false;
  // "3 months, live on Sundays at 9pm".
  if (!has('price') || namesTerm('term', said, language)) return false;
  const isPerHead = isPricedFor('person', said, language);
  if (reading.hasLength() && isPerHead) return true;
  const isOfADay = has('time') || has('hours') || reading.hasLength() || isPerHead;
  return isOfADay && reading.isEvent() && !reading.startsOnItsDay();
}

/** What is paid by the head or the hour is for those who come, whatever it is called after. */
export function isComeFor(reading: Reading): boolean {
  const { named, brief, language, said } = reading;
  const title = brief.title.slice(0, longestRead);
  // "Pizza for your party", "we bring the oven, from $22 a head".
  if (named === 'order')
    return (reading.opensWithOurDeed() || comesToUs(reading)) && isPricedFor('person', said, language);
  if (isMeasured(title) || isSelling(title, language)) return false;
  if (isPricedFor('person', said, language)) return true;
  return !tellsGoods(brief.title, language) && isPricedFor('stay', said, language);
}

/**
 * "Walk-ins Fridays", with the goal of bookings; "Boka klippning", "drop in måndagar"; "Book a slot and be done in 30
 * minutes": bookings are wished for.
 */
export const isBookingWished = ({ brief, copy, language, askedFirst: first }: Reading): boolean =>
  first() === 'book' ||
  asksForAppointment(sentencesOf(copy, language), language) ||
  saysDeed('appointment', brief.saleGoals, language) ||
  (['test-ride', 'test-drive'] as const).some((deed) =>
    [brief.saleGoals, copy].every((text) => saysDeed(deed, text, language)),
  ) ||
  asksInWords(brief.saleGoals, 'book', language) ||
  askedFirst(sentencesOf(brief.title.slice(0, longestRead), language), language) === 'book';
