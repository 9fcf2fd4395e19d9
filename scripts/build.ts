import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build/stamp');

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

/** Builds unless the build is already that of these sources. True when something was built. Two at once take turns. */
export function buildIfStale(): boolean {
  if (isFresh(fingerprint())) return false;
  takeTurn();
  try {
    const wanted = fingerprint();
    if (isFresh(wanted)) return false;
    build();
    writeFileSync(stamp, wanted);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

const isFresh = (wanted: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

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
  const built = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}\n${built.stderr}`);
  precompress(join(root, 'build/client'));
}

/** Names, sizes and times of the sources: cheap, and changes whenever a file does. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of globSync(sources, { cwd: root }).sort()) {
    const { size, mtimeMs, isFile } = describe(join(root, path));
    if (isFile) hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function describe(path: string) {
  const stats = statSync(path);
  return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() };
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
