type Patience = {
  /** ms. */
  timeout?: number;
  /** ms between one question and the next. */
  interval?: number;
};

/**
 * Asks until there is an answer, and returns it: `undefined` and `false` are none. When it is over, it throws and names
 * `what` was waited for. For what tests share and what sets them up; a test that waits for a fact asks `expect.poll`.
 */
export async function waitUntil<Answer>(
  what: string | (() => string),
  ask: () => Answer | Promise<Answer>,
  { timeout = 30_000, interval = 50 }: Patience = {},
): Promise<Exclude<Answer, undefined | false>> {
  const end = performance.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Exclude<Answer, undefined | false>;
    if (performance.now() > end)
      throw new Error(`waited ${timeout} ms for ${typeof what === 'string' ? what : what()}`);
    await new Promise((done) => setTimeout(done, interval));
  }
}
