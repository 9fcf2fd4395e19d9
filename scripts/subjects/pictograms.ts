import { createRequire } from 'node:module';

import svgpath from 'svgpath';
import { emojiOfThings } from '../../app/composer/subjects/catalog.ts';
import { drawnPictograms } from './drawn-pictograms.ts';
import { redrawnForSolids } from './redrawn-for-solids.ts';
import { redrawnPictograms } from './redrawn-pictograms.ts';

/**
 * A coloured layer: '#rrggbb', its outline on a grid of 3,200 units in
 * M and relative m, l, c and z, and 1 for the even-odd rule.
 */
type Layer = [fill: string, path: string, evenOdd?: 1];

const require = createRequire(import.meta.url);
const set: {
  icons: Record<string, { body: string }>;
} = require('@iconify-json/fluent-emoji-flat/icons.json');
const names: Record<string, string> = require('@iconify-json/fluent-emoji-flat/chars.json');
const byCode = new Map(Object.entries(names).map(([code, name]) => [code.replaceAll('-fe0f', ''), name]));

/** A ring is of gold before it is of lavender. */
const recolored: Record<string, Record<string, string>> = { ring: { '#b4acbc': '#edb93c' } };

const redrawn = { ...drawnPictograms, ...redrawnPictograms, ...redrawnForSolids };

/** The pictograms of all things, the lowest layer first. */
export function pictograms(): Record<string, Layer[]> {
  const found: Record<string, Layer[]> = {};
  for (const [thing, emoji] of Object.entries(emojiOfThings)) {
    const code = [...emoji]
      .map((letter) => letter.codePointAt(0)?.toString(16))
      .filter((part) => part !== 'fe0f');
    const icon = set.icons[byCode.get(code.join('-')) ?? ''];
    if (!icon) throw new Error(`No pictogram of ${thing} (${code.join('-')})`);
    const other = recolored[thing] ?? {};
    found[thing] = layersOf(icon.body).map(([fill, ...rest]) => [other[fill] ?? fill, ...rest]);
  }
  for (const [thing, layers] of Object.entries(redrawn))
    found[thing] = merged(layers.map(([fill, path]) => [fill, compact(path)]));
  return found;
}

function layersOf(body: string): Layer[] {
  const layers: Layer[] = [];
  // Clips and gradients are rare and small in this set: what they hold is drawn plain.
  const drawn = body
    .replace(/<defs>.*?<\/defs>/gsu, '')
    .replace(/<(?:clipPath|mask).*?<\/(?:clipPath|mask)>/gsu, '');
  const inherited = /^<g fill="(#[^"]+)"/u.exec(body)?.[1] ?? '#000000';
  for (const [, tag = '', attributes = ''] of drawn.matchAll(/<(path|circle|ellipse|rect)\b([^>]*)>/gu)) {
    const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(` ${attributes}`)?.[1];
    const fill = value('fill') ?? inherited;
    if (!/^#[0-9a-f]{3,6}$/iu.test(fill)) continue;
    const path = pathOf(tag, (name) => value(name));
    if (!path) continue;
    const opacity = Number(value('opacity') ?? value('fill-opacity') ?? 1);
    const shown = faded(long(fill), layers.at(-1)?.[0] ?? '#ffffff', opacity);
    const outline = compact(path, value('transform'));
    layers.push(value('fill-rule') === 'evenodd' ? [shown, outline, 1] : [shown, outline]);
  }
  return merged(layers);
}

function pathOf(tag: string, value: (name: string) => string | undefined): string | undefined {
  const number = (name: string, otherwise = 0) => Number(value(name) ?? otherwise);
  if (tag === 'path') return value('d');
  if (tag === 'rect') {
    const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')];
    const r = Math.min(number('rx'), w / 2, h / 2);
    return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  }
  const rx = number('rx', number('r'));
  const ry = number('ry', number('r'));
  return `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** The path in whole hundredths, of four relative commands only. */
function compact(path: string, transform = ''): string {
  const plain = svgpath(path).transform(transform).unshort().unarc().abs();
  plain.iterate(([command, ...args], _index, x, y) => {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Number);
    if (command === 'H') return [['L', a, y]];
    if (command === 'V') return [['L', x, a]];
    if (command === 'Q')
      return [
        [
          'C',
          x + (2 / 3) * (a - x),
          y + (2 / 3) * (b - y),
          c + (2 / 3) * (a - c),
          d + (2 / 3) * (b - d),
          c,
          d,
        ],
      ];
    return undefined;
  });
  return plain.scale(100).rel().round(0).toString();
}

const long = (fill: string) =>
  fill.length === 4 ? `#${[...fill.slice(1)].map((digit) => digit + digit).join('')}` : fill;

function faded(over: string, under: string, opacity: number): string {
  if (opacity >= 1) return over;
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(over, at) * opacity + part(under, at) * (1 - opacity)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Neighbours of one colour as one layer. */
function merged(layers: Layer[]): Layer[] {
  const found: Layer[] = [];
  for (const layer of layers) {
    const [fill, path, evenOdd] = layer;
    const last = found.at(-1);
    if (last?.[0] === fill && !last[2] && !evenOdd) last[1] += ` ${path}`;
    else found.push(layer);
  }
  return found;
}
