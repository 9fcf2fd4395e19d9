import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Home, unusable } from './home.ts';
import { type Account, canReach } from './run-as-user.ts';

/** A platform package of PostgreSQL as npm installed it. `major` is PostgreSQL's major version, such as 18. */
export type PostgresPackage = { native: string; version: string; major: number };

/** Programs that the launcher runs. */
export type Binaries = { postgres: string; initdb: string };

type Link = { source: string; target: string };

/** Finds the package for this operating system and processor, from this module or from the working folder upwards. */
export function findPackage(): PostgresPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const from of [import.meta.url, join(process.cwd(), 'index.js')]) {
    try {
      return describePackage(dirname(dirname(createRequire(from).resolve(name))));
    } catch {
      // Not installed within reach of this place.
    }
  }
  throw unsupported(
    `the package ${name} is not installed (npm skips it when optional dependencies are left out)`,
  );
}

/** Reads which PostgreSQL a package folder holds. */
export function describePackage(folder: string): PostgresPackage {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { native: join(folder, 'native'), version, major: Number.parseInt(version, 10) };
}

/** Whether this system's C library is not the one that the packages are built for (as on Alpine Linux). */
export function lacksGlibc(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return !report.header?.glibcVersionRuntime;
}

/** The error for a system that has no binaries. */
export function unsupported(reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'unsupported-platform',
    `The embedded PostgreSQL does not run on this system (${process.platform} ${process.arch}): ${reason}. ` +
      'Set DATABASE_URL to a PostgreSQL server instead.',
  );
}

/**
 * The programs, ready to run. npm packages hold no symbolic links: a list in the package names them, and its install
 * script, which npm may block, makes them. Missing links are made in place. When that is impossible, or when
 * PostgreSQL's user may not enter the package, a copy in the home is used (60 MB, made once).
 */
export function prepareBinaries(found: PostgresPackage, home: Home, log: (line: string) => void): Binaries {
  if (makeLinks(found.native) && isExecutable(found.native) && reachable(found.native, home.account)) {
    return programsIn(found.native);
  }
  const copies = join(home.folder, 'binaries');
  const copy = join(copies, found.version);
  if (!existsSync(copy)) copyPackage({ from: found.native, to: copy, copies, home, log });
  return programsIn(copy);
}

function programsIn(native: string): Binaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

/** Makes the links that are missing; false when some cannot be made. */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    // Both are written relative to the package, as in "native/lib/libpq.so.5".
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

function isExecutable(native: string): boolean {
  return Object.values(programsIn(native)).every((program) => (statSync(program).mode & 0o100) !== 0);
}

function reachable(native: string, account: Account | null): boolean {
  if (!account) return true;
  return ['bin/postgres', 'lib/postgresql', 'share/postgresql/postgres.bki'].every((path) =>
    canReach(join(native, path), account),
  );
}

function copyPackage(options: {
  from: string;
  to: string;
  copies: string;
  home: Home;
  log: (line: string) => void;
}): void {
  const { from, to, copies, home } = options;
  // The folder below must be called "native", as the list of links says.
  const work = join(copies, 'unfinished', 'native');
  try {
    rmSync(copies, { recursive: true, force: true });
    cpSync(from, work, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
    });
    settle(copies, home.account);
    for (const program of Object.values(programsIn(work))) chmodSync(program, 0o755);
    if (!makeLinks(work)) throw new Error('its symbolic links cannot be made');
    renameSync(work, to);
    rmSync(dirname(work), { recursive: true });
  } catch (error) {
    throw unusable(
      home.folder,
      `PostgreSQL's programs cannot be copied into it (${(error as Error).message})`,
    );
  }
  options.log(`Copied PostgreSQL's programs to ${to}.`);
}

/** Copies keep the permissions of a read-only package, and belong to root when root made them. */
function settle(path: string, account: Account | null): void {
  if (account) lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o755);
  for (const name of readdirSync(path)) settle(join(path, name), account);
}
