import type { BriefFacts } from '../brief/brief-facts.ts';
import { isLetting } from '../brief/intent/trade/exchange.ts';
import { languages } from '../languages/registry.ts';
import { setOf } from '../subjects/catalog.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { placesAtHome } from '../subjects/mentions.ts';

/** What an hour of somebody's time is taken for: at the hairdresser's, the doctor's, the garage. */
const ofVisits = setOf([
  'haircut',
  'scissors',
  'barber-pole',
  'razor',
  'nail-polish',
  'eyelashes',
  'lipstick',
  'massage',
  'tooth',
  'stethoscope',
  'syringe',
  'hospital',
  'spine',
  'brain',
  'lungs',
  'anatomical-heart',
  'eye',
  'hearing-aid',
  'tattoo-machine',
  'test-tube',
  'wrench',
  'tyre',
  'braces',
  'dental-implant',
  'lips',
  'laser-hair-removal',
  'wax-pot',
  'brake-disc',
  'engine-oil',
]);

/** What tells another trade: a spa hotel is no doctor's, and scissors beside knives are ground. */
const ofOthers = setOf([
  'kitchen-knife',
  'hotel',
  'bellhop-bell',
  'campsite',
  'hut',
  'sauna',
  'hot-tub',
  'caravan',
  'campervan',
  'narrowboat',
  'houseboat',
]);

/**
 * Whether what is booked is an hour with somebody, in a language that has a call of its own for that: one writes
 * oneself down for a haircut («Записаться») and reserves a room («Забронировать»).
 */
export function isBookedTime({ intent, trade, sold, language, sayIn }: BriefFacts): boolean {
  const own = languages[sayIn] ?? languages[sayIn.split('-')[0] ?? ''];
  if (intent !== 'book' || !own?.timeIsBookedApart || isLetting(sold, language)) return false;
  // "Fridge repairs at your home", "wasp nests removed, £60": somebody comes.
  if (trade === 'quote' || placesAtHome(sold).length > 0) return true;
  const shown = findSubjects({ title: sold }, language).filter(({ score }) => score >= 0.6);
  return shown.some(({ name }) => ofVisits.has(name)) && !shown.some(({ name }) => ofOthers.has(name));
}
