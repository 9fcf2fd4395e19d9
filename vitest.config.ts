import { availableParallelism, totalmem } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { engineFlags } from './scripts/engine.ts';
import { type FileKind, testFilesByKind } from './tests/support/file-kinds.ts';
import { SecondTries } from './tests/support/second-tries.ts';
import { SlowestFiles } from './tests/support/slowest-files.ts';

const files = testFilesByKind();
const kinds: FileKind[] = ['unit', 'heavy', 'application', 'browser', 'processes', 'faults'];

/**
 * A file for each core and one more: files wait for pages and jobs. A worker was seen to reach 1.4 GB, and its browser
 * comes on top of that.
 */
const maxWorkers = Math.max(2, Math.min(availableParallelism() + 1, Math.floor(totalmem() / 2e9)));

// Packages as `npm start` loads them: otherwise Vitest asks for their development builds (React Router has one).
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['dot', new SlowestFiles(), new SecondTries()],
    projects: kinds.filter((kind) => files[kind].length > 0).map(projectOf),
  },
});

/** A project for each kind of file: `vitest run --project unit`. */
function projectOf(kind: FileKind): TestProjectInlineConfiguration {
  const isUnit = kind === 'unit' || kind === 'heavy';
  return {
    // The built application runs with React's production build, which has no development runtime for JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    test: {
      name: kind,
      include: files[kind],
      // Builds and starts the database; a test of sources alone needs neither.
      globalSetup: isUnit ? [] : ['tests/support/database.ts'],
      env: { NODE_ENV: isUnit ? 'test' : 'production' },
      setupFiles: setUpOf(kind),
      pool: 'forks',
      // The application runs in the worker with the engine as `npm start` sets it. New objects get much room: a worker
      // makes much and keeps little, and a small room was cleared thousands of times in one file. What it keeps, some
      // 110 MB, may become four times as much before all of it is gone through, not only a third more.
      execArgv: [
        ...engineFlags,
        '--min-semi-space-size=32',
        '--max-semi-space-size=64',
        '--heap-growing-percent=300',
      ],
      // A worker keeps what it has loaded for the next files. Each file starts an application of its own in it
      // (app.ts), which takes a fifth of a second. Files that start and kill programs get a process each.
      isolate: kind === 'processes' || kind === 'faults',
      // As Node.js runs it, not through the transforms of sources.
      server: { deps: { external: [/\/build\/server\//] } },
      // One queue for all: a worker that finds no file of its kind goes on with the next. But faults need the machine:
      // beside another trial a site would turn away people that it answers otherwise.
      ...(kind === 'faults'
        ? { sequence: { groupOrder: 1 }, maxWorkers: 1 }
        : { sequence: { groupOrder: 0 } }),
      // Generous: a busy machine is slow, and nothing is measured here.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 30_000 } },
      // One second try, named in what is printed: docs/decisions/018-a-browser-test-has-a-second-try.md
      retry: kind === 'browser' || kind === 'processes' || kind === 'faults' ? 1 : 0,
    },
  };
}

function setUpOf(kind: FileKind): string[] {
  const noComplaints = 'tests/support/no-complaints.ts';
  if (kind === 'unit' || kind === 'heavy') return [noComplaints];
  const withLog = [noComplaints, 'tests/support/show-log.ts'];
  if (kind === 'processes' || kind === 'faults') return withLog;
  const noErrors = 'tests/support/no-errors-logged.ts';
  return kind === 'application'
    ? [...withLog, noErrors]
    : [...withLog, noErrors, 'tests/support/no-page-complaints.ts'];
}
