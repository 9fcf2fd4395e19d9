import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Entries of the server build: each is a program or a worker thread of its own below build/server. */
const serverEntries = {
  server: './server.ts',
  admin: './app/admin-cli.server.ts',
  backup: './app/backup-cli.server.ts',
  demo: './app/demo.server.ts',
  'paint-worker': './app/composer/scenes/paint-worker.ts',
  'text-worker': './app/composer/thread/text-worker.ts',
};

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** What stands around every page, and the pages with a form to sign in or to write to us. */
const frame = /[\\/]app[\\/](root\.tsx|routes[\\/](auth[\\/]|public[\\/](contact|page-layout|page-frame)))/;
const visitorsPages = /[\\/]app[\\/]routes[\\/](public|newsletter)[\\/]/;

/** Icons are imported by way of one file that names them all: who uses which is read from the sources. */
const usersOfIcons = findUsersOfIcons();

function findUsersOfIcons(): Map<string, string[]> {
  const folder = join(import.meta.dirname, 'node_modules/lucide-react/dist/esm');
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(join(folder, 'lucide-react.mjs'), 'utf8').matchAll(
    /^export \{ (default as .+) \} from '\.\/(icons\/.+)';$/gm,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, join(folder, file));
  const users = new Map<string, string[]>();
  for (const path of globSync('app/**/*.tsx', { cwd: import.meta.dirname })) {
    const user = join(import.meta.dirname, path);
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(user, 'utf8')) ?? [];
    for (const name of names.match(/\w+/g) ?? []) {
      const icon = fileOf.get(name);
      if (icon) users.set(icon, [...(users.get(icon) ?? []), user]);
    }
  }
  return users;
}

/** Whether a module of these paths imports this one, however many steps away. */
function isPartOf(paths: RegExp, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (paths.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = usersOfIcons.get(id) ?? graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isPartOf(paths, importer, graph, seen));
}

const common =
  /preload-helper|node_modules[\\/](clsx|class-variance-authority|lucide-react)[\\/]|[\\/]app[\\/](ui[\\/]|network[\\/]|early-input[\\/]|routes[\\/](public|newsletter)[\\/]|routes[\\/](payments[\\/]test-mode|gates[\\/]beta-attempt)|[^\\/]+$)/;

/**
 * What pages have in common, in few files. Pages then make few requests, and a new version of the product leaves the
 * framework in the visitors' caches. What only other pages share (those to read, and those behind the sign-in) is not
 * sent to somebody who signs in or writes to us (tests/e2e/script-weight.test.ts counts).
 */
const clientChunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
      priority: 5,
    },
    {
      name: (id: string, graph: ModuleGraph) => (isPartOf(frame, id, graph) ? 'shared' : null),
      test: common,
      minShareCount: 2,
      priority: 4,
    },
    {
      name: (id: string, graph: ModuleGraph) => (isPartOf(visitorsPages, id, graph) ? 'visitors' : null),
      test: common,
      minShareCount: 2,
      priority: 3,
    },
    { name: 'product', test: common, minShareCount: 2, priority: 2 },
    { name: 'sign-in', test: /[\\/]app[\\/]routes[\\/]auth[\\/]/, minShareCount: 2, priority: 1 },
  ],
};

/**
 * What the server build leaves to node_modules: programs with machine code, data or files of their own beside them, and
 * what these import as well. Everything else is bundled. The engine then finds and reads a few files instead of
 * thousands, which takes seconds off every start. A server needs no more than the `dependencies` of package.json.
 */
const leftOutside = [
  '@takumi-rs/core',
  '@takumi-rs/helpers',
  'nodemailer',
  'pg',
  'pg-boss',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'react',
  'react-dom',
  'react-router',
  'sharp',
  'tar-stream',
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
    ssr: {
      build: { rolldownOptions: { input: serverEntries } },
      // In development Node.js loads them all: some are CommonJS, which Vite only bundles.
      resolve: command === 'build' ? { noExternal: true, external: leftOutside } : {},
    },
  },
  server: { host: '127.0.0.1' },
}));
