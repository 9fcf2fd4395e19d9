import { buildIfStale } from './build.ts';
import { loadEnvironment } from './environment.ts';

loadEnvironment();
buildIfStale();
// A program of its own: it reads the arguments itself.
await import(new URL('../build/server/backup.js', import.meta.url).href);
