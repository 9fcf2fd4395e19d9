import compiled from './compiled/slender.json' with { type: 'json' };
import { peopleThings } from './things/people-things.ts';

const whole = new Set<string>([...compiled, ...Object.keys(peopleThings)]);

/**
 * Whether a thing is still known where an edge cuts it: not what is all lines, nor a figure whose board or skis tell
 * what it does.
 */
export const isCroppable = (thing: string): boolean => !whole.has(thing);
