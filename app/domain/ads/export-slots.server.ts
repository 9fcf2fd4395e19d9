import pLimit from 'p-limit';

/** Drawings at once in this process, about 60 MB each: two are painted while the words of a third are set. */
export const inDrawingSlot = pLimit(3);
