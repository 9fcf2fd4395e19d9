import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

type Program = Pick<LaunchOptions, 'executablePath' | 'env'>;

/**
 * What a system calls its Chromium. The headless shell first: its windows have no frame to draw, which takes a sixth
 * less of the processor.
 */
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'chromium-browser'];

/** Where the one that comes with npm is unpacked, once for each version. */
const folder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const cache = join(import.meta.dirname, '../../node_modules/.cache');
const unpacked = join(cache, `headless-shell-${version}`);

/** Without a locale Chromium writes no letter beyond ASCII into the name of a download, and calls it "download". */
const environment = { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' };

/** Whether the one that comes with npm is made for this machine. */
export const canRunThatOfNpm = process.platform === 'linux' && process.arch === 'x64';

/**
 * Chromium: the program that TEST_CHROMIUM names by its path, and no other; else the first of the system's that starts;
 * else the headless shell that comes with npm.
 */
export async function launchChromium(wanted: LaunchOptions): Promise<Browser> {
  const options = { ...wanted, env: environment };
  const named = process.env.TEST_CHROMIUM;
  if (named) return chromium.launch({ ...options, executablePath: named });
  const refusals: string[] = [];
  for (const executablePath of programsOfTheSystem()) {
    try {
      return await chromium.launch({ ...options, executablePath });
    } catch (error) {
      refusals.push(`${executablePath}: ${error}`);
    }
  }
  if (canRunThatOfNpm) return chromium.launch({ ...options, ...(await programOfNpm()) });
  throw new Error(['These tests need Chromium or Chrome: please install it.', ...refusals].join('\n'));
}

/** Those in the folders of PATH. */
function programsOfTheSystem(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) =>
    folders.map((place) => join(place, name)).filter((path) => existsSync(path)),
  );
}

/** The one that comes with npm: brings its libraries and a font. */
export async function programOfNpm(): Promise<Required<Program>> {
  if (!existsSync(unpacked)) await unpack();
  return {
    executablePath: join(unpacked, 'chromium'),
    env: {
      ...environment,
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
