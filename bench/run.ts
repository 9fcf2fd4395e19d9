import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchAdmin } from './admin.ts';
import { benchDashboard } from './dashboard.ts';
import { benchEdit } from './edit.ts';
import { benchGeneration } from './generation.ts';
import { benchLanding } from './landing.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { benchMemory } from './memory.ts';
import { benchUploads } from './uploads.ts';

/**
 * `npm run bench`: what an ad costs. The composer runs on one core (taskset, where the machine has it), next to satori
 * + resvg drawing a like ad in the same run. Then the whole product follows, from click to finished ad. Every public
 * page is loaded on a slow processor: under 1.5 s to the largest paint, layout shift under 0.02. Last the operators'
 * pages on a large database (under 200 ms). `npm run bench -- admin` runs one of them alone, by its name.
 */
const here = import.meta.dirname;
const oneCore = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

const benches: { name: string; title: string; run: () => void | Promise<void> }[] = [
  {
    name: 'composer',
    title: `Composer, 1024x1024 with a photo, PNG included (${oneCore ? 'one core' : 'all cores'})`,
    run: () =>
      runScript('composer.ts', oneCore ? ['taskset', '-c', '0'] : [], {
        UV_THREADPOOL_SIZE: '1',
        // As the product runs it: React's development build costs 5 ms an ad.
        NODE_ENV: 'production',
      }),
  },
  {
    name: 'exports',
    title: 'One ad exported to every placement, three drawings at a time (all cores)',
    run: () => runScript('exports.ts'),
  },
  {
    name: 'generation',
    title: 'Click to finished ad, built-in designer, whole product over HTTP',
    run: benchGeneration,
  },
  {
    name: 'edit',
    title: 'An edit to the picture that shows it, in Chromium over HTTP',
    run: benchEdit,
  },
  {
    name: 'dashboard',
    title: "The dashboard with 100,000 ads in the table, 5,000 of them the user's, over HTTP",
    run: benchDashboard,
  },
  {
    name: 'landing',
    title: 'Largest contentful paint on a processor slowed down four times, cold cache',
    run: benchLanding,
  },
  {
    name: 'load',
    title: 'Requests a second and ms of an answer, one and two web processes, beside a bare Node.js server',
    run: benchLoad,
  },
  {
    name: 'lighthouse',
    title: "Lighthouse's scores of the public pages: a phone on slow 4G, simulated",
    run: benchLighthouse,
  },
  {
    name: 'admin',
    title: 'The admin area with 100,000 users, 1,000,000 ads and 100,000 newsletter addresses, over HTTP',
    run: benchAdmin,
  },
  {
    name: 'memory',
    title: 'Resident size of the whole product after 100 ads and after 2,000',
    run: benchMemory,
  },
  {
    name: 'uploads',
    title: 'Forms with pictures that end in no ad, sent all at once',
    run: benchUploads,
  },
];

/** Runs a bench in a process of its own, so that what ran before doesn't count. */
function runScript(file: string, before: string[] = [], env: Record<string, string> = {}): void {
  const [program = '', ...parameters] = [...before, process.execPath, join(here, file)];
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(1);
}

const wanted = process.argv[2];
const chosen = benches.filter(({ name }) => !wanted || name === wanted);
if (chosen.length === 0) {
  process.stderr.write(`There is no bench "${wanted}": ${benches.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}
for (const [index, { title, run }] of chosen.entries()) {
  process.stdout.write(`${index > 0 ? '\n' : ''}${title}\n`);
  await run();
}
process.exit();
