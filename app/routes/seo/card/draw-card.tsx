import type { ReactElement } from 'react';
import sharp from 'sharp';
import { drawingOf, measure, plainBytes } from '#app/composer/render/render.ts';
import type { NamedPicture } from '#app/composer/type/emoji.ts';
import { renderer } from '#app/composer/type/fonts.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import {
  accent,
  ColorBar,
  CropMarks,
  type HouseWords,
  ink,
  inkSoft,
  Mark,
  paper,
  Sheet,
  setWords,
} from './house-style.tsx';

/** px of a share picture, as networks ask for it. */
export const cardSize = { width: 1200, height: 630 };

/** What a share picture shows. `pictures` are image files in any format: one wide one, or up to three square ones. */
export type Card = {
  title: string;
  kicker: string;
  brandName: string;
  host: string;
  pictures: Buffer[];
  shape: 'wide' | 'square' | 'none';
};

/** The ads on a share picture are drawn by rules, as is the picture itself: it says so to machines. */
const drawnByRules = provenanceXmp({ painter: 'built-in', writer: 'built-in', design: undefined });

type Place = { left: number; top: number; width: number; height: number; degrees: number };

/** Where pictures lie, the lowest first; square ones run off the right edge. */
const places: Record<Card['shape'], Place[]> = {
  none: [],
  wide: [{ left: 676, top: 150, width: 486, height: 324, degrees: 2.5 }],
  square: [
    { left: 890, top: 58, width: 300, height: 300, degrees: 7 },
    { left: 700, top: 96, width: 300, height: 300, degrees: -5 },
    { left: 826, top: 268, width: 310, height: 310, degrees: 2 },
  ],
};

/** Room for kicker and title, px from the top. */
const titleTop = 130;
const titleHeight = 336;
const titleSizes = [112, 104, 96, 88, 80, 72, 66, 60, 54, 48, 42];

/**
 * Draws a share picture in the style of the house, as PNG. The title is set as large as it fits and shortened at last.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const spots = places[card.shape].slice(-card.pictures.length || undefined);
  const width = spots.length > 0 ? 576 : 1000;
  const [title, kicker, brand, host, images] = await Promise.all([
    fitTitle(card.title, width),
    setWords(card.kicker, 'text'),
    setWords(card.brandName, 'display'),
    setWords(card.host, 'text'),
    Promise.all(spots.map((spot, index) => preparePicture(card.pictures[index], spot, `picture-${index}`))),
  ]);
  const { node, pictures } = await drawingOf(
    <div style={{ display: 'flex', position: 'relative', ...cardSize, background: paper }}>
      {spots.map(({ degrees, ...at }, index) => (
        <Sheet key={`${at.left}-${at.top}`} src={`picture-${index}`} at={at} degrees={degrees} />
      ))}
      <div
        style={{ display: 'flex', position: 'absolute', left: 72, top: 62, alignItems: 'center', gap: 16 }}
      >
        <Mark size={50} />
        <div style={{ ...brand.style, fontSize: 36, lineHeight: 1.2, color: ink }}>{brand.text}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          position: 'absolute',
          left: 72,
          top: titleTop,
          width,
          height: titleHeight + 54,
          direction: title.words.direction,
        }}
      >
        <div
          style={{ ...kicker.style, fontSize: 27, fontWeight: 600, color: accent, marginBottom: 8, width }}
        >
          {kicker.text}
        </div>
        {titleElement(title.words, title.size, width)}
      </div>
      <div
        style={{ display: 'flex', position: 'absolute', left: 72, top: 540, alignItems: 'center', gap: 22 }}
      >
        <ColorBar size={24} />
        <div style={{ ...host.style, fontSize: 24, color: inkSoft }}>{host.text}</div>
      </div>
      <CropMarks {...cardSize} />
    </div>,
  );
  const data = await renderer.render(node, {
    ...cardSize,
    format: 'raw',
    images: [...pictures, ...images],
  });
  return sharp(data, { raw: { ...cardSize, channels: 4 } })
    .removeAlpha()
    .withXmp(drawnByRules)
    .png({ compressionLevel: 9, palette: true, quality: 95, dither: 0.8, effort: 4 })
    .toBuffer();
}

function titleElement({ text, style }: HouseWords, size: number, width: number): ReactElement {
  return <div style={{ ...style, fontSize: size, color: ink, width, textWrap: 'balance' }}>{text}</div>;
}

async function fitTitle(source: string, width: number): Promise<{ words: HouseWords; size: number }> {
  const title = shortenTitle(source);
  const words = await setWords(title, 'display');
  for (const size of titleSizes) if (await fits(words, size, width)) return { words, size };
  // A word wider than the room: it breaks, which also lets it be larger.
  const broken = await setWords(title, 'display', { breakWords: true });
  for (const size of titleSizes.slice(4)) if (await fits(broken, size, width)) return { words: broken, size };
  return { words: broken, size: titleSizes.at(-1) ?? 42 };
}

async function fits(words: HouseWords, size: number, width: number): Promise<boolean> {
  const drawing = await drawingOf(
    <div style={{ display: 'flex', width }}>{titleElement(words, size, width)}</div>,
  );
  const { children } = await measure(drawing, { width, height: 2000 });
  const [box] = children;
  if (!box || box.height > titleHeight) return false;
  return box.runs.every((run) => run.x + run.width <= width + 1);
}

/** Past 110 characters a title is cut at a word: in the smallest size no more would fit. */
function shortenTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= 110) return title;
  return `${characters
    .slice(0, 108)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}

async function preparePicture(
  file: Buffer | undefined,
  { width, height }: Place,
  src: string,
): Promise<NamedPicture> {
  // Twice the size: the renderer turns it, which needs pixels to spare.
  const size = { width: width * 2, height: height * 2 };
  const data = await sharp(file)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { src, data: plainBytes(data) };
}
