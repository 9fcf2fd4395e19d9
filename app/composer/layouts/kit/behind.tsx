import type { CSSProperties } from 'react';
import { oklchOf } from '../../color/contrast.ts';
import { linearOf, type Rgb, setApart } from '../../color/pixel-color.ts';
import type { BackdropName } from '../../design/concepts.ts';
import { litRimsOf } from '../../scenes/studio/solids/build-solid.ts';
import { isSubjectName } from '../../subjects/catalog.ts';
import { mainRimsOf } from '../../subjects/rim-colors.ts';
import { type Box, mirrorBox, type ViewProps } from '../layout.ts';
import { bleedBox } from './bleed.ts';
import { toneOf } from './kit.tsx';

type Shape = { box: Box; style: CSSProperties };

/**
 * All in px, in left-to-right order. `zone` is the part of the canvas that may be coloured, `thing` the box of the
 * thing seen in it. The words beside it end at `wordsEnd`, so that no wall's edge stands behind their last letters.
 */
type Where = {
  zone: Box;
  thing: Box;
  ground: string;
  unit: number;
  wordsEnd: number;
  /** Colours of the thing's outline in linear light. */
  rims?: readonly Rgb[];
};

/** What stands behind a thing on flat colour, in tones of its ground: what the design says, or what is `usual`. */
export function Behind(given: {
  props: ViewProps;
  zone: Box;
  thing: Box;
  ground?: string;
  usual?: BackdropName;
  /** px of the zone's own corners. */
  radius?: number;
  /** px from the left, in left-to-right order, where words beside the thing end. */
  wordsEnd?: number;
}) {
  const { props, zone, thing, usual = 'disc', radius = 0, wordsEnd = 0 } = given;
  const { canvas, design } = props;
  const { scene } = design.layers;
  const backdrop = (scene.kind === 'painted' && scene.subject?.backdrop) || usual;
  const frame = bleedBox(zone, canvas);
  const ground = given.ground ?? design.palette.background;
  const rims = rimsOf(props, ground);
  const shapes = backdrops[backdrop]({ zone, thing, ground, unit: canvas.u, wordsEnd, rims });
  return (
    <div
      style={{
        position: 'absolute',
        ...placed(frame),
        display: 'block',
        overflow: 'hidden',
        ...(radius > 0 ? { borderRadius: radius } : {}),
      }}
    >
      {shapes.map(({ box, style }, index) => {
        const { x, y, width, height } = runningOn(box, zone, frame, mirrorBox(box, canvas));
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
            key={index}
            style={{
              position: 'absolute',
              display: 'block',
              ...placed({ x: x - frame.x, y: y - frame.y, width, height }),
              ...style,
            }}
          />
        );
      })}
    </div>
  );
}

const placed = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

/** A shape as wide or high as its zone runs on with it to the picture's edge. */
function runningOn(box: Box, zone: Box, frame: Box, at: Box): Box {
  const isWide = Math.abs(box.width - zone.width) < 0.5;
  const isDown = Math.abs(box.y + box.height - zone.y - zone.height) < 0.5;
  return {
    ...at,
    ...(isWide ? { x: frame.x, width: frame.width } : {}),
    height: isDown ? frame.y + frame.height - at.y : at.height,
  };
}

/** What each backdrop is made of, the hindmost shape first. */
export const backdrops: Record<BackdropName, (where: Where) => Shape[]> = {
  disc: ({ thing, zone, ground, rims }) => {
    const side = 1.16 * Math.max(thing.width, thing.height);
    const middle = { x: thing.x + thing.width / 2, y: thing.y + 0.48 * thing.height };
    const d = Math.min(side, 2 * (middle.y - zone.y));
    return [
      {
        box: { x: middle.x - d / 2, y: middle.y - d / 2, width: d, height: d },
        style: { borderRadius: d, background: toneBehind(ground, 0.095, rims) },
      },
    ];
  },
  arch: ({ thing, zone, ground, wordsEnd, rims }) => {
    const foot = floorOf(thing);
    // As far to either side of the thing as the words let it.
    const most = Math.max(1.04 * thing.width, 2 * (thing.x + thing.width / 2 - wordsEnd));
    const width = Math.min(1.16 * thing.width + 0.1 * thing.height, 0.94 * zone.width, most);
    const x = Math.min(
      Math.max(thing.x + thing.width / 2 - width / 2, zone.x + 0.03 * zone.width),
      zone.x + 0.97 * zone.width - width,
    );
    const top = Math.max(zone.y + 0.02 * zone.height, foot - Math.max(1.2 * thing.height, 0.6 * width));
    // On a light ground the arch is a niche in shade, on a dark one the floor has the light.
    const [niche, board] = oklchOf(ground).l > 0.6 ? [0.15, 0.07] : [0.085, 0.13];
    // A wide thing's shoulders stay within it.
    const radius = Math.max(0.06 * width, Math.min(width / 2, foot - top - 0.9 * thing.height));
    const round = { borderTopLeftRadius: radius, borderTopRightRadius: radius };
    return [
      {
        box: { x, y: top, width, height: foot - top },
        style: { ...round, background: toneBehind(ground, niche, rims) },
      },
      floor(zone, foot, toneOf(ground, board)),
    ];
  },
  table: ({ thing, zone, ground }) => {
    const foot = floorOf(thing);
    const [wall, edge, top] = [toneOf(ground, 0.03), toneOf(ground, 0.15), toneOf(ground, 0.11)];
    return [
      // Light falls on the wall from the side, and runs out to the ground of the words.
      {
        box: { ...zone, height: foot - zone.y },
        style: { background: `linear-gradient(to bottom, ${ground} 0%, ${wall} 100%)` },
      },
      floor(zone, foot, `linear-gradient(to bottom, ${edge} 0%, ${top} 34%, ${toneOf(ground, 0.08)} 100%)`),
    ];
  },
  window: ({ thing, zone, ground, unit }) => {
    const foot = floorOf(thing);
    const isLight = oklchOf(ground).l > 0.6;
    const [wall, lit] = isLight
      ? [toneOf(ground, 0.075), toneOf(ground, 0.012)]
      : [ground, toneOf(ground, 0.085)];
    const [board, litBoard] = isLight
      ? [toneOf(ground, 0.15), toneOf(ground, 0.07)]
      : [toneOf(ground, 0.04), toneOf(ground, 0.15)];
    const high = foot - zone.y;
    const wide = 0.3 * Math.min(zone.width, 1.5 * high);
    const gap = 0.12 * wide;
    // The light falls at a slant: each pane begins where the one beside it ends.
    const step = slant * (wide + gap);
    const tall = 0.46 * (high - 1.6 * step);
    const start = Math.min(
      Math.max(thing.x + 0.72 * thing.width - wide, zone.x),
      zone.x + zone.width - 2 * wide - gap,
    );
    const soft = { filter: `blur(${(0.55 * unit).toFixed(1)}px)` };
    const panes = [0, 1].flatMap((column) =>
      [0, 1].map((row) => ({
        box: {
          x: start + column * (wide + gap),
          y: zone.y + (1.6 - column) * step + row * (tall + gap),
          ...{ width: wide, height: tall },
        },
        style: { background: lit, transform: `skewY(-${Math.atan(slant)}rad)`, ...soft },
      })),
    );
    const fades = `linear-gradient(to bottom, ${ground} 0%, ${wall} 30%, ${wall} 100%)`;
    return [
      { box: { ...zone, height: high }, style: { background: fades } },
      ...panes,
      floor(zone, foot, board),
      {
        box: { x: start - 0.5 * wide, y: foot, width: 2.2 * wide, height: 0.6 * tall },
        style: { background: litBoard, transform: 'skewX(-38deg)', ...soft },
      },
    ];
  },
  layers: ({ thing, zone, ground, unit }) => {
    const foot = floorOf(thing);
    const middle = thing.x + thing.width / 2;
    // Sheets of cut paper, one before the other: a sun, a far hill and a near one.
    const sun = Math.min(1.04 * Math.max(thing.width, thing.height), 0.96 * (foot - zone.y));
    const far = { width: 1.5 * zone.width, height: 1.5 * zone.width };
    const shadow = { boxShadow: `0 ${-0.4 * unit}px ${2.4 * unit}px #0000001f` };
    const hill = (x: number, top: number, tone: number): Shape => ({
      box: { x: x - far.width / 2, y: top, ...far },
      style: { borderRadius: far.width, background: toneOf(ground, tone), ...shadow },
    });
    return [
      {
        box: { x: middle - 0.36 * sun, y: foot - 1.02 * sun, width: sun, height: sun },
        style: { borderRadius: sun, background: toneOf(ground, 0.06), ...shadow },
      },
      hill(zone.x + 0.1 * zone.width, foot - 0.3 * thing.height, 0.1),
      hill(zone.x + 0.72 * zone.width, foot - 0.12 * thing.height, 0.15),
    ];
  },
};

/** Colours of what is shown, in linear light: those of a drawing, or of a body that moves away from its ground. */
function rimsOf({ art: [lead], design }: Pick<ViewProps, 'art' | 'design'>, ground: string): Rgb[] {
  if (!lead || !isSubjectName(lead.name)) return [];
  const isBody = lead.src.startsWith('solid:');
  if (isBody)
    return litRimsOf(lead.name, { main: linearOf(design.palette.accent), ground: linearOf(ground) });
  return mainRimsOf(lead.name).map(linearOf);
}

/** Distance from which a part of a thing is seen on what is behind it, and further steps from a ground to a tone. */
const seen = 0.13;
const otherTones = [0.2, 0.29, 0.03];

/** A tone of a ground on which every part of a thing is seen: no grey disc behind a grey shackle. */
function toneBehind(ground: string, usual: number, rims: readonly Rgb[] = []): string {
  const least = (tone: string) => Math.min(1, ...rims.map((rim) => setApart(rim, linearOf(tone))));
  const tones = [usual, ...otherTones].map((by) => toneOf(ground, by));
  const best = tones.reduce((most, tone) => (least(tone) > least(most) ? tone : most));
  return tones.find((tone) => least(tone) >= seen) ?? best;
}

/** How far the light through a window falls on its way across. */
const slant = 0.28;

/** Where the ground a thing stands on meets the wall: a little behind its foot. */
const floorOf = ({ y, width, height }: Box) => y + height - 0.1 * Math.min(width, height);

const floor = (zone: Box, from: number, background: string): Shape => ({
  box: { x: zone.x, y: from, width: zone.width, height: zone.y + zone.height - from },
  style: { background },
});
