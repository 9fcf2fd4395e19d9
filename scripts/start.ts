import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { boundAllocator, tuneEngine } from './engine.ts';
import { loadEnvironment } from './environment.ts';

loadEnvironment();
boundAllocator();
tuneEngine();
const role = process.argv.find((argument) => argument.startsWith('--role='))?.slice('--role='.length);
if (role) process.env.ROLE = role;

if (buildIfStale()) process.stdout.write('Built.\n');
// What the engine made of two thousand files last time: saves most of a second start.
enableCompileCache(join(import.meta.dirname, '../build/compile-cache'));
const { main } = await import(new URL('../build/server/server.js', import.meta.url).href);
await main();
