import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The built application runs with React's production build, which has no development runtime for JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/database.ts'],
    // One process a file: the application keeps one set of live bindings per process.
    pool: 'forks',
    maxWorkers: 2,
    // Generous: a busy machine is slow, and nothing is measured here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
