import { Drawing } from './art.tsx';
import { Behind } from './kit/behind.tsx';
import { backdropZone, stageFree } from './kit/closer.ts';
import { GroundWords } from './kit/ground-words.tsx';
import { zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { fitThing, seenIn } from './kit/standing.ts';
import { boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** Two or three things of unlike size on a table, before an arch, or one alone; the words above or beside. */
export const stillLife: Layout = {
  name: 'still-life',
  flat: true,
  yields: true,
  drops: ['subline', 'brand'],
  plan,
  closer: stageFree,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 11 : 12, 5),
  View,
};

/** Beside the thing a timid headline takes more of the picture; over it the thing would be small. */
const zones = (canvas: Canvas) =>
  zonesOf({ canvas: { ...canvas, bold: canvas.bold && canvas.shape === 'wide' } }, { share: 0.46 });

function plan(canvas: Canvas) {
  const { art, words, wide } = zones(canvas);
  const scene = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return { scene, quiet: wide ? undefined : words, stage: art };
}

/** How large what leads is, and where in the zone it stands with one or two smaller things beside it. */
const groups = [
  { width: 0.86, at: 0.5, others: [] },
  { width: 0.74, at: 0.92, others: [{ index: 1, size: 0.5, at: 0.16, drop: 0.03 }] },
  {
    width: 0.68,
    at: 0.5,
    others: [
      { index: 1, size: 0.46, at: 0.13, drop: -0.02 },
      { index: 2, size: 0.4, at: 0.9, drop: 0.05 },
    ],
  },
] as const;

/** Smallest size of what stands beside the thing that leads, as a share of the picture's width. */
const least = 0.1;

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { words, wide } = zones(canvas);
  const { width, height, margin } = canvas;
  const { stage } = plan;
  // Beside many words there is room for the thing alone.
  const count = wide && canvas.dense ? 1 : Math.min(props.art.length, groups.length);
  const group = groups[count - 1] ?? groups[0];
  const room = {
    x: stage.x + 0.5 * margin,
    y: stage.y + (wide ? 1.2 : 0.3) * margin,
    width: stage.width - margin,
    height: stage.height - (wide ? 2.2 : 1.2) * margin,
  };
  // Beside the words all of the stage is the thing's, and the smaller ones stand before it, under them.
  const share = plan.free ? 1 : Math.min(1, group.width + (wide ? 0.08 : 0));
  const inner = { ...room, x: room.x + group.at * (1 - share) * room.width, width: share * room.width };
  const picture = fitThing(props, inner, { at: [plan.free ? 0.9 : group.at, 1] });
  const thing = seenIn(props, picture);
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={{ x: 0, y: 0, width, height }} color={palette.background} />
      <Behind
        props={props}
        zone={backdropZone(canvas, plan)}
        thing={thing}
        usual="arch"
        wordsEnd={wide ? words.x + words.width + 0.2 * margin : 0}
      />
      {group.others.map(({ index, size, at, drop }) => {
        const { free } = plan;
        const usual = size * Math.max(thing.width, 0.9 * Math.min(thing.height, inner.width));
        // Behind the thing no more than a fifth of it hides.
        const aside = at < 0.5 ? thing.x - room.x : room.x + room.width - thing.x - thing.width;
        const side = free
          ? Math.min(usual, free.height - margin, 0.8 * (thing.x - margin))
          : Math.min(usual, aside / 0.8);
        // In its place in the room, but no more than a fifth of it behind the thing.
        const wished = room.x + at * (room.width - side);
        const clear =
          at < 0.5
            ? Math.min(wished, thing.x - 0.8 * side)
            : Math.max(wished, thing.x + thing.width - 0.2 * side);
        const foot = { ...room, height: room.height + drop * (free ?? room).height };
        const box = {
          ...foot,
          x: free ? thing.x - (index === 1 ? 0.94 : 1.9) * side : clear,
          y: foot.y + foot.height - side,
          width: side,
          height: side,
        };
        if (side < least * width || box.x < 0.5 * margin) return null;
        return (
          <Drawing key={index} props={props} index={index} box={fitThing(props, box, { index })} grounded />
        );
      })}
      <Drawing props={props} box={picture} main grounded />
      <GroundWords {...props} box={words} apart={wide} />
    </Sheet>
  );
}
