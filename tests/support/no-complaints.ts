import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let spies: MockInstance[] = [];

/**
 * A set-up file: a test fails that lets something complain on the console. One that expects it asks the spy,
 * `vi.mocked(console.warn)`, and clears it with mockClear().
 */
beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const complaints = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(complaints, 'complaints on the console').toEqual([]);
});
