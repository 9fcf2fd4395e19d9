/** Runs `work` and answers after `ms` at the earliest, however it ends. */
export async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const floor = new Promise<void>((done) => setTimeout(done, ms));
  try {
    return await work();
  } finally {
    await floor;
  }
}
