import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The program of a worker thread by its name ('paint-worker'), as seen from the
 * file at `from` (its import.meta.url). Built, it lies beside the server bundle
 * or above its chunks; from source, beside that file. Throws where it is missing.
 */
export function threadProgram(name: string, from: string): URL {
  for (const place of [`./${name}.js`, `../${name}.js`, `./${name}.ts`]) {
    const url = new URL(place, from);
    if (url.protocol === 'file:' && existsSync(fileURLToPath(url))) return url;
  }
  throw new Error(`The program ${name} is missing beside the server bundle`);
}
