/** Drawings at once in this process, about 60 MB each: two are painted while the words of a third are set. */
const drawings = 3;

let drawing = 0;
const waiting: (() => void)[] = [];

/** Runs the work when one of the drawing slots is free, first come, first served. */
export async function inDrawingSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (drawing >= drawings) await new Promise<void>((resolve) => waiting.push(resolve));
  else drawing += 1;
  try {
    return await work();
  } finally {
    // The slot goes straight to the next in line.
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
}
