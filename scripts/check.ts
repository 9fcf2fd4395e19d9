import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findHouseRuleBreaks } from './check/house-rules.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Every step of `npm run check`, in the order in which a failure is cheapest to hear of. */
const steps: [name: string, run: () => boolean][] = [
  ['format and lint', () => command(bin('biome'), 'check', '--error-on-warnings', '.')],
  ['imports, file sizes, mocks', checkHouseRules],
  ['route types', () => command(bin('react-router'), 'typegen')],
  ['types', () => command(bin('tsc'), '--noEmit')],
  ['dead code', () => command(bin('knip'))],
];

function command(program: string, ...parameters: string[]): boolean {
  return spawnSync(program, parameters, { cwd: root, stdio: 'inherit' }).status === 0;
}

function checkHouseRules(): boolean {
  const breaks = findHouseRuleBreaks(root);
  for (const line of breaks) process.stderr.write(`${line}\n`);
  return breaks.length === 0;
}

const failed = steps.filter(([name, run]) => {
  const started = performance.now();
  const passed = run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  return !passed;
});
process.exit(failed.length === 0 ? 0 : 1);
