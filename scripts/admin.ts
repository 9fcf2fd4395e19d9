import { buildIfStale } from './build.ts';
import { loadEnvironment } from './environment.ts';

loadEnvironment();
buildIfStale();
const { main } = await import(new URL('../build/server/admin.js', import.meta.url).href);
await main(process.argv.slice(2));
