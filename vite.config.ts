import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Entries of the server build: each is a program or a worker thread of its own below build/server. */
const serverEntries = {
  server: './server.ts',
  admin: './app/admin-cli.server.ts',
  backup: './app/backup-cli.server.ts',
  'paint-worker': './app/composer/scenes/paint-worker.ts',
  'text-worker': './app/composer/thread/text-worker.ts',
};

/**
 * What the pages have in common, in two files: pages make few requests, and a new version of the product leaves the
 * framework in the visitors' caches.
 */
const clientChunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
      priority: 2,
    },
    {
      name: 'shared',
      test: /preload-helper|node_modules[\\/](clsx|class-variance-authority|lucide-react)[\\/]|[\\/]app[\\/](ui[\\/]|network[\\/]|routes[\\/](public|newsletter)[\\/]|routes[\\/](payments[\\/]test-mode|gates[\\/]beta-attempt)|[^\\/]+$)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

/**
 * Libraries of hundreds of small files, bundled into the server build: the engine finds and reads one file instead, which
 * takes a second off every start. Only pure JavaScript that looks for no files of its own beside it.
 */
const bundledLibraries = [
  'altcha-lib',
  'better-auth',
  /^@better-auth\//,
  'better-call',
  'culori',
  'drizzle-orm',
  'jose',
  'kysely',
  'markdown-it',
  'sanitize-html',
  'stripe',
  'zod',
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } },
    ssr: {
      build: { rolldownOptions: { input: serverEntries } },
      // In development Node.js loads them: some are CommonJS, which Vite only bundles.
      resolve: { noExternal: command === 'build' ? bundledLibraries : [] },
    },
  },
  server: { host: '127.0.0.1' },
}));
