import compiled from './compiled/slender.json' with { type: 'json' };
import { peopleThings } from './things/people-things.ts';

/** Known by their foot, which the lower edge takes: books by their pages, a bouquet by its wrap. */
const knownByFoot = ['books', 'bouquet', 'nail-polish', 'rice', 'roof', 'spine'];

/** Animals drawn as a face: the lower edge would go through the mouth. */
const faces =
  'dog wolf fox raccoon cat lion tiger unicorn cow pig mouse hamster rabbit bear polar-bear koala panda hen frog teddy-bear theatre-masks jack-o-lantern';

/** Known by their outline alone, or by the far end as much as by the near one: half a drop is a cone. */
const knownByOutline = 'blood-drop kayak canoe bed recycling wasp key lock-and-key grandfather-clock violin';

const whole = new Set<string>([
  ...compiled,
  ...Object.keys(peopleThings),
  ...knownByFoot,
  ...faces.split(' '),
  ...knownByOutline.split(' '),
]);

/**
 * Whether a thing is still known where an edge cuts it. Things that are all lines are not, nor are things known by
 * their foot, by their mouth or by their outline. Neither is a figure whose board or skis tell what it does.
 */
export const isCroppable = (thing: string): boolean => !whole.has(thing);
