import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Entries of the server build: each is a program or a worker thread of its own below build/server. */
const serverEntries = {
  server: './server.ts',
  admin: './app/admin-cli.server.ts',
  'paint-worker': './app/composer/scenes/paint-worker.ts',
};

export default defineConfig(() => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: { ssr: { build: { rolldownOptions: { input: serverEntries } } } },
  server: { host: '127.0.0.1' },
}));
