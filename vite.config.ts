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
 * What the server build leaves to node_modules: programs with machine code, data or files of their own beside them, and what
 * these import as well. Everything else is bundled: the engine finds and reads a few files instead of thousands, which takes
 * seconds off every start, and a server needs no more than the `dependencies` of package.json.
 */
const leftOutside = [
  '@takumi-rs/core',
  '@takumi-rs/helpers',
  'eld',
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
