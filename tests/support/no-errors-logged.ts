import { afterAll, expect } from 'vitest';
import { unexpectedErrors } from './own-place.ts';

/**
 * A set-up file: a file fails whose application logged an error that no test of it expected with `expectLogged`. It
 * asks when all is closed, so that errors of a stop count too: what is set up first is cleared up last. Programs that a
 * test starts log here as well where they run with TESTING; the output of all others is their test's own concern.
 */
afterAll(() => {
  const kinds = new Set(unexpectedErrors.splice(0));
  expect([...kinds], 'errors logged that no test expected').toEqual([]);
});
