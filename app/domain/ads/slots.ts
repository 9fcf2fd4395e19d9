/** A number of slots: what is run in one waits until one is free, first come, first served. */
export function createSlots(slots: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (taken >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
