import { prepareTool } from './engine.ts';
import { loadEnvironment } from './environment.ts';

loadEnvironment();
prepareTool();
const { buildIfStale } = await import('./build.ts');
buildIfStale();
// A program of its own: it reads the arguments itself.
await import(new URL('../build/server/backup.js', import.meta.url).href);
