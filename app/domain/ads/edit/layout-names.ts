import type { LayoutName } from '#app/composer/design/ad-design.ts';
import type { DetailRole } from '#app/composer/design/concepts.ts';
import { layoutLabels } from '#app/domain/ads/ad-tuning.ts';

/** Every layout in plain words, in the order the editor shows them. */
export const layoutNamesInWords: Record<LayoutName, string> = {
  ...layoutLabels,
  giant: 'One giant thing',
  'flat-lay': 'Laid out flat',
  'still-life': 'Still life',
  stickers: 'Sticker collage',
  pattern: 'Repeated pattern',
  seal: 'Offer seal',
  'hero-price': 'Price as the hero',
  'was-now': 'Was and now',
  coupon: 'Coupon',
  'date-ticket': 'Date ticket',
  'event-poster': 'Event poster',
  'tick-list': 'Ticked list',
  'big-number': 'Big number',
  quote: 'Quote',
  question: 'Question',
  'phone-strip': 'Phone strip',
  'job-card': 'Job card',
  'before-after': 'Before and after',
  features: 'Map of features',
  statement: 'Type statement',
  rings: 'Rings',
  ledger: 'Ruled page',
  'price-list': 'Price list',
};

/** A layout by its name in words; '' for a name that is none. */
export const layoutInWords = (layout: string): string =>
  Object.hasOwn(layoutNamesInWords, layout) ? layoutNamesInWords[layout as LayoutName] : '';

/** Further facts in plain words, for the labels of their fields. */
export const factNames: Record<DetailRole, string> = {
  date: 'Date',
  time: 'Time',
  place: 'Place',
  phone: 'Phone',
  web: 'Web address',
  price: 'Price',
  formerPrice: 'Former price',
  condition: 'Condition',
  code: 'Code',
  quote: 'Quote',
  source: 'Source',
  number: 'Number',
  meaning: 'What the number means',
  tick: 'Point of the list',
  answer: 'Answer',
  before: 'Before',
  after: 'After',
  fact: 'Further fact',
  listed: 'Thing of the price list',
  listedPrice: 'Its price',
};

/** What a further fact of a role is called. */
export const factInWords = (role: string): string =>
  Object.hasOwn(factNames, role) ? factNames[role as DetailRole] : factNames.fact;
