import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { table } from '../../tests/specification/table.ts';

/** Columns a line may have that is a comment, or that ends in one. Code is the formatter's. */
const maxCommentColumns = 120;
/** Lines a file may have; the schema is the one exception. */
const maxLines = 350;
const longerAllowed = ['app/db/schema.ts'];

/**
 * What each part may import, by folder below app/ (docs/architecture.md draws it). A folder that is not listed may
 * import everything: it is at the top.
 */
const mayImport: Record<string, readonly string[]> = {
  composer: ['composer'],
  adapters: ['adapters', 'config.server.ts', 'log.server.ts', 'metrics.server.ts'],
  mails: ['mails'],
  ui: ['ui', 'nonce.ts'],
  db: [
    'db',
    'composer',
    'adapters',
    'config.server.ts',
    'log.server.ts',
    'metrics.server.ts',
    'operator-error.ts',
  ],
  domain: [
    'domain',
    'db',
    'adapters',
    'composer',
    'mails',
    'jobs',
    'config.server.ts',
    'http',
    'log.server.ts',
    'live.server.ts',
    'metrics.server.ts',
    'operator-error.ts',
  ],
};

/** Of these folders only the named files may be imported from below the routes. */
const onlyThese: Record<string, readonly string[]> = {
  jobs: ['jobs/queue.server.ts', 'jobs/catalog.ts'],
  http: ['http/cookie.server.ts'],
};

/** Exceptions with a reason. */
const exceptions: Record<string, string> = {
  'app/db/seed.server.ts > domain': 'content for a new database is written by the domain that owns it',
};

const folderNames = /(^|\/)(utils?|lib|helpers?|misc)(\/|\.|$)/;

/** Breaks of the house rules no ready-made linter knows, one line each. */
export function findHouseRuleBreaks(root: string): string[] {
  const files = globSync(['{app,tests,scripts,bench}/**/*.{ts,tsx,css,mjs}', '*.ts'], { cwd: root }).filter(
    (path) => !path.includes('/migrations/'),
  );
  return files.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return [
      ...sizeBreaks(path, source),
      ...commentBreaks(path, source),
      ...nameBreaks(path),
      ...mockBreaks(path, source),
      ...importBreaks(path, source),
      ...citationBreaks(path, source),
    ];
  });
}

function sizeBreaks(path: string, source: string): string[] {
  const lines = source.split('\n').length - 1;
  return lines > maxLines && !longerAllowed.includes(path)
    ? [`${path}: ${lines} lines, ${maxLines} at most`]
    : [];
}

function commentBreaks(path: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const isLong = line.length > maxCommentColumns && /^\s*(\{?\/\*|\*|\/\/)|[;,{})]\s+\/[/*]\s/.test(line);
    return isLong
      ? [`${path}:${index + 1}: a comment of ${line.length} columns, ${maxCommentColumns} at most`]
      : [];
  });
}

function nameBreaks(path: string): string[] {
  if (/^tests\/[^/]+\.test\.ts$/.test(path))
    return [`${path}: put it into the folder of its noun, as app/ has it`];
  return folderNames.test(path)
    ? [`${path}: give it to its narrowest owner instead of a drawer for everything`]
    : [];
}

function mockBreaks(path: string, source: string): string[] {
  const mocks =
    /\bvi\s*\.\s*(mock|doMock|unstable_mockModule)\b/.test(source) && !path.startsWith('scripts/check/');
  return mocks ? [`${path}: no module mocks; use a fake server or the local adapter`] : [];
}

function importBreaks(path: string, source: string): string[] {
  if (!path.startsWith('app/') || /\.test\.tsx?$/.test(path)) return [];
  const from = path.split('/')[1] ?? '';
  const allowed = mayImport[from];
  if (!allowed) return [];
  return importsOf(path, source).flatMap((target) => {
    const to = target.split('/')[1] ?? '';
    if (exceptions[`${path} > ${to}`]) return [];
    const isAllowed = allowed.includes(to) && (onlyThese[to]?.includes(target.slice('app/'.length)) ?? true);
    // Types cost nothing at run time and may name what is above.
    return isAllowed ? [] : [`${path}: ${from} must not import ${target}`];
  });
}

const promised = new Set(table.map(({ id }) => id));

/**
 * Comments cite the specification by the ids of its rows, `(specification: ads.sizes, ads.one-credit)`. A citation may
 * go on in the next line, behind the `*` or `//` that line begins with.
 */
function citationBreaks(path: string, source: string): string[] {
  if (path.startsWith('scripts/check/')) return [];
  const bySection = /specification[^.\n]{0,30}\bsections? \d/i.test(source)
    ? [`${path}: cite the specification by the id of a row (docs/specification.md), not by section`]
    : [];
  const unwrapped = source.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const cited = [...unwrapped.matchAll(/\(specification: ([^)]+)\)/g)].flatMap(([, ids = '']) =>
    ids.split(/,\s*/),
  );
  const dangling = cited.filter((id) => !promised.has(id.trim()));
  return [...bySection, ...dangling.map((id) => `${path}: docs/specification.md has no '${id}'`)];
}

/** Files of the application a module imports for their values, as paths from the root. */
function importsOf(path: string, source: string): string[] {
  const statements = source.matchAll(/^\s*(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'([^']+)'/gm);
  return [...statements]
    .flatMap(([, specifier = '']) => {
      if (specifier.startsWith('#app/')) return [specifier.replace('#', '')];
      if (specifier.startsWith('.')) return [relative('.', normalize(join(dirname(path), specifier)))];
      return [];
    })
    .filter((target) => target.startsWith('app/'));
}
