import type { SubjectName } from './catalog.ts';
import { pictogramOf, pictogramSize } from './pictogram.ts';

/** How a flat picture of a thing is drawn. */
export type IllustrationOptions = {
  /** Width of a white edge around it, as of a sticker, in shares of its width; none unless said. */
  edge?: number;
  /** Two colours for a drawing in their tones, '#rrggbb' from dark to light; its own colours unless said. */
  tones?: readonly [string, string];
};

/** A thing as a flat picture: the text of an SVG, square, as large as it is placed. Nothing but paths in it. */
export function illustration(name: SubjectName, { edge = 0, tones }: IllustrationOptions = {}): string {
  const layers = pictogramOf(name);
  const around = Math.ceil(edge * pictogramSize);
  const paint = tones ? (fill: string) => toneFill(fill, tones) : (fill: string) => fill;
  const paths = layers.map(
    ({ fill, path, evenOdd }) =>
      `<path fill="${paint(fill)}"${evenOdd ? ' fill-rule="evenodd"' : ''} d="${path}"/>`,
  );
  const outline = layers.map(({ path }) => path).join(' ');
  const sticker = `<path fill="#fff" stroke="#fff" stroke-width="${2 * around}" stroke-linejoin="round" d="${outline}"/>`;
  const side = pictogramSize + 2 * around;
  const box = `${-around} ${-around} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${side}" height="${side}">${around > 0 ? sticker : ''}${paths.join('')}</svg>`;
}

/** How a repeated thing is drawn; px. */
export type PatternOptions = IllustrationOptions & { width: number; height: number; tile: number };

/** Things repeated over a whole picture, every second row set off by half: the text of an SVG on nothing. */
export function patternOf(names: readonly SubjectName[], options: PatternOptions): string {
  const { width, height, tile } = options;
  const drawn = names.map((name) => illustration(name, options).replace(/^<svg[^>]*>|<\/svg>$/gu, ''));
  const scale = (tile * 0.78) / pictogramSize;
  const places: string[] = [];
  for (let row = 0; row * tile < height + tile; row++) {
    for (let column = -1; column * tile < width + tile; column++) {
      const x = column * tile + (row % 2) * (tile / 2) + tile * 0.11;
      const y = row * tile - tile * 0.2;
      const turn = ((row * 7 + column * 5) % 4) * 8 - 12;
      const index = names.length < 2 ? 0 : (row + column + names.length) % names.length;
      const middle = pictogramSize / 2;
      places.push(
        `<use href="#thing-${index}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)}) rotate(${turn} ${middle} ${middle})"/>`,
      );
    }
  }
  const definitions = drawn.map((paths, index) => `<g id="thing-${index}">${paths}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}</defs>${places.join('')}</svg>`;
}

/** The fill's lightness between two colours. */
function toneFill(fill: string, [dark, light]: readonly [string, string]): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const share = (0.3 * part(fill, 1) + 0.59 * part(fill, 3) + 0.11 * part(fill, 5)) / 255;
  const mixed = [1, 3, 5].map((at) => Math.round(part(dark, at) * (1 - share) + part(light, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
