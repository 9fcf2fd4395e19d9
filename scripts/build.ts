import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build/stamp');
const builder = join(root, 'node_modules/@react-router/dev/bin.cjs');

/** What the build is made from; tests and documents change nothing in it. */
const sources = [
  'app/**/*',
  'public/**/*',
  'server.ts',
  'scripts/build.ts',
  '*.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds unless the build is already that of these sources. True when something was built. Two at once take turns. A
 * place without sources, such as an image, runs what it was given; one without the development packages can't build,
 * and ends the program with what to do.
 */
export function buildIfStale(): boolean {
  const hasBuild = existsSync(join(root, 'build/server/server.js'));
  if (hasBuild && !existsSync(join(root, 'server.ts'))) return false;
  if (isFresh()) return false;
  if (!existsSync(builder)) {
    const what = hasBuild ? 'The build is not that of these sources' : 'Nothing is built yet';
    process.stderr.write(
      `${what}, and the development packages are not installed. Run: npm ci && npm run build && npm prune --omit=dev\n`,
    );
    process.exit(1);
  }
  takeTurn();
  try {
    if (isFresh()) return false;
    const wanted: Stamp = { times: timesOfSources(), content: contentOfSources() };
    build();
    writeFileSync(stamp, JSON.stringify(wanted));
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** What a build was made from: `times` is cheap to find, `content` says whether a file that was touched has changed. */
type Stamp = { times: string; content: string };

function isFresh(): boolean {
  const built = readStamp();
  if (!built) return false;
  const times = timesOfSources();
  if (built.times === times) return true;
  if (built.content !== contentOfSources()) return false;
  try {
    writeFileSync(stamp, JSON.stringify({ ...built, times } satisfies Stamp));
  } catch {
    // A folder that may only be read: the next start compares once more.
  }
  return true;
}

function readStamp(): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Holds the id of the process that builds; left by one that died, it counts for nothing. */
const turn = join(root, 'node_modules/.adwright-build');

function takeTurn(): void {
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      return;
    } catch {
      if (!isAlive(Number(readFileSync(turn, { encoding: 'utf8', flag: 'a+' }))))
        rmSync(turn, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

function build(): void {
  rmSync(stamp, { force: true });
  const built = spawnSync(process.execPath, [builder, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}\n${built.stderr}`);
  precompress(join(root, 'build/client'));
}

/** Names, sizes and times of the sources: changes whenever a file is written. */
function timesOfSources(): string {
  return hashOfSources((path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });
}

/** Names and bytes of the sources. */
function contentOfSources(): string {
  return hashOfSources((path) => createHash('sha256').update(readFileSync(path)).digest('hex'));
}

function hashOfSources(describe: (path: string) => string): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(sources, { cwd: root, withFileTypes: true, exclude: isTest })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of files.sort()) hash.update(`${relative(root, path)}\0${describe(path)}\n`);
  return hash.digest('hex');
}

function isTest({ name }: { name: string }): boolean {
  return /\.test\.tsx?$/.test(name);
}

/** Writes a .br and a .gz beside every text asset, so that serving one costs no compression. */
function precompress(folder: string): void {
  for (const path of globSync('**/*.{js,css,svg,json,txt,xml}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, path));
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(folder, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) {
  const started = performance.now();
  const built = buildIfStale();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(built ? `Built in ${seconds} s.\n` : 'The build is up to date.\n');
}
