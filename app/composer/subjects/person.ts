import { peopleThings } from './things/people-things.ts';

/** Whether a thing is somebody. */
export const isPerson = (thing: string | undefined): boolean => thing !== undefined && thing in peopleThings;
