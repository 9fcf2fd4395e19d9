import { flushCompileCache } from 'node:module';
import { prepareServer } from './engine.ts';
import { loadEnvironment } from './environment.ts';

loadEnvironment();
prepareServer();
const role = process.argv.find((argument) => argument.startsWith('--role='))?.slice('--role='.length);
if (role) process.env.ROLE = role;

const { buildIfStale } = await import('./build.ts');
if (buildIfStale()) process.stdout.write('Built.\n');
const { main } = await import(new URL('../build/server/server.js', import.meta.url).href);
await main();
// Otherwise written at the end only, which a program that is killed does not see.
flushCompileCache();
