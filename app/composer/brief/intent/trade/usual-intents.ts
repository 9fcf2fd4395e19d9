import type { Topic } from '../../topics.ts';
import type { Intent } from '../intents.ts';

/**
 * What is usual for a topic where neither the trade nor the thing is known. Wares would be known, so something is done
 * for customers.
 */
export const usualIntents: Record<Topic, Intent> = {
  coffee: 'visit',
  burger: 'order',
  restaurant: 'table',
  baking: 'order',
  drinks: 'order',
  shoes: 'contact',
  fashion: 'contact',
  headphones: 'contact',
  phone: 'contact',
  app: 'download',
  software: 'start',
  business: 'contact',
  beauty: 'book',
  fitness: 'enrol',
  furniture: 'contact',
  house: 'contact',
  travel: 'book',
  pets: 'contact',
  books: 'contact',
  finance: 'contact',
  cars: 'contact',
  health: 'book',
  kids: 'book',
  bike: 'contact',
  jewellery: 'discover',
  eco: 'contact',
  gifts: 'buy',
  events: 'contact',
  charity: 'donate',
  general: 'contact',
};
