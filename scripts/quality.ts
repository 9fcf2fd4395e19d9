import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { tuneEngine } from './engine.ts';
import type { QualityOrder } from './quality/quality-row.ts';

/**
 * `npm run quality -- FILE.json`: reads `[{ "brief": {…}, "size"?: "1024x1024", "seed"?: 7, "placement"?: KEY }]` and
 * prints what the built-in designer makes of each. The output is one JSON object a line, in order, and nothing else on
 * standard output. Drawn in a placement (app/composer/design/placements.ts) an ad re-flows as it does when it is
 * exported. How many sub-lines had no room is said on standard error. `--copy-only` draws nothing; `--pictures DIR`
 * also writes 0001.png and so on. `--summary` prints the figures of tests/quality instead.
 */
const root = join(import.meta.dirname, '..');
const load = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, path), { configFile: false, root, logLevel: 'error' })).module;

const usage = 'npm run quality -- FILE.json [--copy-only] [--pictures DIR]  or  --summary';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'copy-only': { type: 'boolean', default: false },
        pictures: { type: 'string' },
        summary: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function readOrders(file: string): QualityOrder[] {
  let orders: unknown;
  try {
    orders = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const isOrder = (order: unknown) =>
    typeof order === 'object' && order !== null && 'brief' in order && hasTitle(order.brief);
  if (!Array.isArray(orders) || !orders.every(isOrder))
    return fail(`${file} must hold a list of { "brief": { "title": … }, "size"?, "seed"? }`);
  return orders;
}

const hasTitle = (brief: unknown) =>
  typeof brief === 'object' && brief !== null && 'title' in brief && typeof brief.title === 'string';

// Whoever reads only the first lines has heard enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** Waits while standard output is a pipe that is full: a long list must not pile up in memory. */
const print = (line: string) =>
  new Promise<void>((resolve) => {
    if (process.stdout.write(`${line}\n`)) resolve();
    else process.stdout.once('drain', resolve);
  });

const { values, positionals } = readArguments();
if (values.summary) {
  const { summarise } = await load<typeof import('#tests/quality/summary.ts')>('tests/quality/summary.ts');
  for (const line of summarise()) await print(line);
  process.exit(0);
}
const [file] = positionals;
if (!file) fail(usage);
tuneEngine();
const orders = readOrders(file);
const { judgeBrief } = await load<typeof import('./quality/quality-row.ts')>(
  'scripts/quality/quality-row.ts',
);
const { pictures } = values;
if (pictures) mkdirSync(pictures, { recursive: true });
const sublines = { printed: 0, dropped: 0 };
for (const [index, order] of orders.entries()) {
  const { row, picture, subline } = await judgeBrief(order, { index, copyOnly: values['copy-only'] });
  if (pictures && picture)
    writeFileSync(join(pictures, `${String(index + 1).padStart(4, '0')}.png`), picture);
  if (subline) sublines[subline] += 1;
  await print(JSON.stringify(row));
}
const { printed, dropped } = sublines;
if (!values['copy-only'])
  process.stderr.write(`sub-lines dropped for want of room: ${dropped} of ${printed + dropped}\n`);
process.exit(0);
