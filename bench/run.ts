import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchDashboard } from './dashboard.ts';
import { benchGeneration } from './generation.ts';
import { benchLanding } from './landing.ts';

/**
 * `npm run bench`: what an ad costs. The composer runs on one core (taskset, where the machine has it) next to satori +
 * resvg drawing a like ad in the same run; then the whole product from click to finished ad, and every public page on a slow
 * processor: under 1.5 s to the largest paint, layout shift under 0.02.
 */
const here = import.meta.dirname;
const composer = [process.execPath, join(here, 'composer.ts')];
const oneCore = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const [program = '', ...parameters] = oneCore ? ['taskset', '-c', '0', ...composer] : composer;
process.stdout.write(
  `Composer, 1024x1024 with a photo, PNG included (${oneCore ? 'one core' : 'all cores'})\n`,
);
const composed = spawnSync(program, parameters, {
  stdio: 'inherit',
  env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
});
if (composed.status !== 0) process.exit(1);

process.stdout.write('\nOne ad exported to every placement, two drawings at a time (all cores)\n');
const exported = spawnSync(process.execPath, [join(here, 'exports.ts')], { stdio: 'inherit' });
if (exported.status !== 0) process.exit(1);

process.stdout.write('\nClick to finished ad, built-in designer, whole product over HTTP\n');
await benchGeneration();

process.stdout.write("\nThe dashboard with 100,000 ads in the table, 5,000 of them the user's, over HTTP\n");
await benchDashboard();

process.stdout.write('\nLargest contentful paint on a processor slowed down four times, cold cache\n');
await benchLanding();
process.exit(0);
