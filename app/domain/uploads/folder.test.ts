import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, setConfig } from '#app/config.server.ts';
import { clearUploads, uploadFolder } from './folder.server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'adwright-uploads-'));
  setConfig({ dataDir } as Config);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const left = (name: string, ageHours = 0) => {
  const folder = join(dataDir, 'uploads', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'half a picture'), 'x');
  const then = Date.now() / 1000 - ageHours * 3_600;
  utimesSync(folder, then, then);
  return folder;
};

/** No process has it: the highest that Linux gives out is below. */
const dead = 4_194_305;

test('what earlier processes have left behind goes at the start, what others are at stays', async () => {
  const ofDead = left(`${hostname()}.${dead}`);
  const ofAnotherAtWork = left(`${hostname()}.${process.ppid}`, 100);
  const ofAnotherMachine = left('elsewhere.7', 2);
  const ofOneLongGone = left('long-gone.7', 30);
  const earlier = await uploadFolder();
  writeFileSync(join(earlier, 'from a process of the same number'), 'x');
  await clearUploads();
  expect([ofDead, ofOneLongGone, earlier].filter(existsSync)).toEqual([]);
  expect([ofAnotherAtWork, ofAnotherMachine].filter(existsSync)).toHaveLength(2);
});

test('with nothing left behind there is nothing to do', async () => {
  await clearUploads();
  expect(existsSync(join(dataDir, 'uploads'))).toBe(false);
});
