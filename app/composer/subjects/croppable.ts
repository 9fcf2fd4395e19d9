import compiled from './compiled/slender.json' with { type: 'json' };
import { peopleThings } from './things/people-things.ts';

/** Known by their foot, which the lower edge takes: books by their pages, a bouquet by its wrap. */
const knownByFoot = ['books', 'bouquet', 'nail-polish', 'rice', 'roof', 'spine'];

const whole = new Set<string>([...compiled, ...Object.keys(peopleThings), ...knownByFoot]);

/**
 * Whether a thing is still known where an edge cuts it. Things that are all lines are not, nor are things known by
 * their foot. Neither is a figure whose board or skis tell what it does.
 */
export const isCroppable = (thing: string): boolean => !whole.has(thing);
