import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * What a test file needs. `unit` needs nothing but the sources, and so does `heavy`, but that draws ads or runs a
 * program, which takes its time. `application` needs the built application in its own process, on a database; `browser`
 * needs Chromium besides. `processes` starts and kills programs of its own; `faults` starts several, with waits that
 * are part of the trial.
 */
export type FileKind = 'unit' | 'heavy' | 'application' | 'browser' | 'processes' | 'faults';

const root = join(import.meta.dirname, '../..');

/** The part of tests/support that makes a file one of a kind; the first kind that fits counts. */
const signs: [kind: FileKind, modules: string[]][] = [
  ['browser', ['tests/support/site.ts', 'tests/support/browser.ts']],
  ['processes', ['tests/support/server-process.ts', 'tests/support/database-instances.ts']],
  ['application', ['tests/support/app.ts', 'tests/support/own-place.ts']],
];

/** Every test file of the project by its kind, which follows from what it imports; types don't count. */
export function testFilesByKind(): Record<FileKind, string[]> {
  const files: Record<FileKind, string[]> = {
    unit: [],
    heavy: [],
    application: [],
    browser: [],
    processes: [],
    faults: [],
  };
  for (const path of globSync(['app/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], { cwd: root }).sort()) {
    if (path.replaceAll('\\', '/').startsWith('tests/faults/')) {
      files.faults.push(path);
      continue;
    }
    const used = modulesBehind(path, new Set());
    const sign = signs.find(([, modules]) => modules.some((module) => used.has(module)));
    files[sign?.[0] ?? (isHeavy(path) ? 'heavy' : 'unit')].push(path);
  }
  return files;
}

const heavyImport = /^import (?!type\b).*from '(?:[^']*\/(?:compose|paint-scene)\.ts|node:child_process)'/m;

/** Heavy too, though no import says so: each reads, writes or draws for longer than ten quick files together. */
const long = [
  'app/composer/brief/hostile-runs.test.ts',
  'app/composer/direction/art-director.test.ts',
  'app/composer/subjects/illustration.test.ts',
  'app/composer/thread/text-thread.test.ts',
  'tests/quality/looks.test.ts',
];

function isHeavy(path: string): boolean {
  return (
    long.includes(path.replaceAll('\\', '/')) || heavyImport.test(readFileSync(join(root, path), 'utf8'))
  );
}

const importLine = /^(?:import|export) (?!type\b)[^'"]*?['"](#tests\/|\.\.?\/)([^'"]+)['"]/gm;

/** The modules of tests/ that a file imports, and those behind them. */
function modulesBehind(path: string, found: Set<string>): Set<string> {
  for (const [, start = '', rest = ''] of readFileSync(join(root, path), 'utf8').matchAll(importLine)) {
    const module =
      start === '#tests/'
        ? `tests/${rest}`
        : relative(root, join(root, dirname(path), start, rest)).replaceAll('\\', '/');
    if (!module.startsWith('tests/') || found.has(module) || !existsSync(join(root, module))) continue;
    found.add(module);
    modulesBehind(module, found);
  }
  return found;
}
