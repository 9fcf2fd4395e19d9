import type { CSSProperties } from 'react';
import { seenIn } from './kit/standing.ts';
import { at, type Box, mirrorBox, type ViewProps } from './layout.ts';

/** A flat drawing of a thing as layouts place it: square, named by the address of its SVG. */
export type Art = { name: string; src: string; sticker: string };

type ArtProps = {
  props: ViewProps;
  /** Which of the found things; the first stands in for one that is missing. */
  index?: number;
  box: Box;
  turn?: number;
  sticker?: boolean;
  /** The one the ad is about: the checks look whether it can be seen. */
  main?: boolean;
  /** A soft shadow on the ground under its foot. */
  grounded?: boolean;
  /** Without colour, as it was. */
  faded?: boolean;
};

/** One drawing in the middle of a box, as large as fits. */
export function Drawing(given: ArtProps) {
  const { props, index = 0, box, turn = 0, sticker, main, grounded, faded } = given;
  const art = props.art[index] ?? props.art[0];
  if (!art) return null;
  const side = Math.round(Math.min(box.width, box.height));
  const place = {
    x: Math.round(box.x + (box.width - side) / 2),
    y: Math.round(box.y + (box.height - side) / 2),
    width: side,
    height: side,
  };
  const tilt = props.canvas.direction === 'rtl' ? -turn : turn;
  const style: CSSProperties = {
    ...at(place, props.canvas),
    ...(tilt === 0 ? {} : { transform: `rotate(${tilt}deg)` }),
    ...(faded ? { filter: 'grayscale(1) brightness(0.86)', opacity: 0.62 } : {}),
  };
  const picture = (
    <img
      {...(main ? { id: 'subject' } : {})}
      alt=""
      src={sticker ? art.sticker : art.src}
      width={side}
      height={side}
      style={style}
    />
  );
  return grounded ? (
    <>
      <Shadow props={props} thing={seenIn(props, place, index)} />
      {picture}
    </>
  ) : (
    picture
  );
}

/** Where a thing touches the ground, and around that what its body keeps from the light; shares of its width. */
const shadows = [
  {
    width: 1.12,
    height: 0.2,
    light: 'radial-gradient(ellipse at 50% 50%, #00000044 0%, #0000002a 40%, #00000000 70%)',
  },
  {
    width: 0.78,
    height: 0.09,
    light: 'radial-gradient(ellipse at 50% 50%, #00000068 0%, #00000040 40%, #00000000 70%)',
  },
];

function Shadow({ props, thing }: { props: ViewProps; thing: Box }) {
  const { x, y, width, height } = mirrorBox(thing, props.canvas);
  return (
    <>
      {shadows.map((share) => (
        <div
          key={share.width}
          style={{
            position: 'absolute',
            display: 'block',
            left: x + (width * (1 - share.width)) / 2,
            top: y + height - 0.6 * share.height * width,
            width: share.width * width,
            height: share.height * width,
            background: share.light,
          }}
        />
      ))}
    </>
  );
}

/** A box of a share of another, in its middle or towards a side (0 to 1 each way). */
export function within(box: Box, share: number, [x, y]: [number, number] = [0.5, 0.5]): Box {
  const side = Math.min(box.width, box.height) * share;
  return { x: box.x + (box.width - side) * x, y: box.y + (box.height - side) * y, width: side, height: side };
}
