import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One font file of a family: the weights it holds and the code points it serves. */
export type Face = {
  family: string;
  path: string;
  /** A single weight for a static file; undefined for a variable one. */
  weight: number | undefined;
  /** Inclusive code point ranges, from the package's `unicode-range`. */
  ranges: [number, number][];
};

const require = createRequire(import.meta.url);
const staticWeights = [400, 500, 700, 800];

/** Folder of an installed package, found from this file or from the working directory (bundles). */
export function packageFolder(name: string): string | undefined {
  for (const from of [undefined, [process.cwd()]]) {
    try {
      return dirname(require.resolve(`${name}/package.json`, from && { paths: from }));
    } catch {
      // Packages that do not export package.json are found by walking up.
    }
  }
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
}

const faces = new Map<string, Face[]>();

/** Font files of a fontsource family ('inter', 'noto-sans-thai'); empty when it is not installed. */
export function facesOf(family: string): Face[] {
  const known = faces.get(family);
  if (known) return known;
  const found = readFaces(family);
  faces.set(family, found);
  return found;
}

function readFaces(family: string): Face[] {
  const variable = packageFolder(`@fontsource-variable/${family}`);
  if (variable) return parseFaces(family, variable, 'wght.css', undefined);
  const fixed = packageFolder(`@fontsource/${family}`);
  if (!fixed) return [];
  return staticWeights.flatMap((weight) => parseFaces(family, fixed, `${weight}.css`, weight));
}

function parseFaces(family: string, folder: string, sheet: string, weight: number | undefined): Face[] {
  const path = join(folder, sheet);
  if (!existsSync(path)) return [];
  const blocks = readFileSync(path, 'utf8').split('@font-face').slice(1);
  return blocks.flatMap((block) => {
    const file = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(block)?.[1];
    const ranges = parseRanges(/unicode-range:\s*([^;]+);/.exec(block)?.[1] ?? 'U+0-10FFFF');
    return file ? [{ family, path: join(folder, file), weight, ranges }] : [];
  });
}

/** 'U+0000-00FF,U+0131' to pairs of first and last code point; 'U+26??' is understood too. */
export function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [first = '', last] = part.trim().replace(/^U\+/i, '').split('-');
    const low = Number.parseInt(first.replaceAll('?', '0'), 16);
    const high = Number.parseInt((last ?? first).replaceAll('?', 'F'), 16);
    return [low, high];
  });
}

export function inRanges(ranges: [number, number][], point: number): boolean {
  return ranges.some(([low, high]) => point >= low && point <= high);
}
