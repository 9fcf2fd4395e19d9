import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

type Program = Pick<LaunchOptions, 'executablePath' | 'env'>;

/** The headless shell first: its windows have no frame to draw, which takes a sixth less of the processor. */
const onThisMachine = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
];

/** Where the one that comes with npm is unpacked, once for each version. */
const folder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const cache = join(import.meta.dirname, '../../node_modules/.cache');
const unpacked = join(cache, `headless-shell-${version}`);

/**
 * Chromium: the program that TEST_CHROMIUM names by its path. Without it, the headless shell that comes with npm, the
 * same on every machine and the cheapest. Where that one does not run, the machine's own.
 */
export async function launchChromium(options: LaunchOptions): Promise<Browser> {
  const named = process.env.TEST_CHROMIUM || undefined;
  const own = named ?? onThisMachine.find((path) => existsSync(path));
  if (!named && process.platform === 'linux' && process.arch === 'x64') {
    try {
      return await chromium.launch({ ...options, ...(await programOfNpm()) });
    } catch (error) {
      if (!own) throw error;
    }
  }
  if (!own) throw new Error('These tests need Chromium or Chrome: please install it.');
  return chromium.launch({ ...options, executablePath: own });
}

/** Brings its libraries and a font. */
async function programOfNpm(): Promise<Program> {
  if (!existsSync(unpacked)) await unpack();
  return {
    executablePath: join(unpacked, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
    },
  };
}

/**
 * The fonts of the package and no others: a page looks the same on every machine. Its own settings look for them where
 * only a cloud function has them, and a page without any font ends the browser.
 */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacks beside and renames, so that a run that is stopped leaves nothing half done. Two at once do it twice. */
async function unpack(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'headless-shell-'));
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
  writeFileSync(join(making, 'fonts.conf'), fontSettings);
  try {
    renameSync(making, unpacked);
  } catch {
    // Somebody else was faster.
    rmSync(making, { recursive: true, force: true });
  }
}
