import { prepareServer } from './engine.ts';
import { loadEnvironment } from './environment.ts';

/** `npm run demo`: the server with accounts, ads and readers to look at, in a folder of its own. */
loadEnvironment();
process.env.DATA_DIR ||= './demo-data';
prepareServer();
const { buildIfStale } = await import('./build.ts');
if (buildIfStale()) process.stdout.write('Built.\n');
const [{ main }, { refuseDemo, showDemo }] = await Promise.all([
  import(new URL('../build/server/server.js', import.meta.url).href),
  import(new URL('../build/server/demo.js', import.meta.url).href),
]);
await main({ check: refuseDemo, afterStart: showDemo });
