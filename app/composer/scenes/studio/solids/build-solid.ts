import {
  atLightness,
  distanceBetween,
  linearOf,
  mix,
  oklchOf,
  type Rgb,
  setApart,
  shade,
} from '../../../color/pixel-color.ts';
import type { MaterialName } from '../../../design/concepts.ts';
import { bodyColorOf } from '../../../subjects/body-color.ts';
import type { SubjectName } from '../../../subjects/catalog.ts';
import { mainRimsOf, rimColorsOf } from '../../../subjects/rim-colors.ts';
import { themeOf } from '../../../subjects/themes.ts';
import type { Part } from '../field.ts';
import type { Look } from '../look.ts';
import { at, scale } from '../sdf.ts';
import { solidDrawing } from './layers.ts';
import { relief } from './relief.ts';

/**
 * How layers become bodies, in the pictogram's units. `half` is half the depth of the lowest layer, `step` what each
 * further one adds, `round` the usual rounding. A large layer is rounded by `soft`, a share of its depth, instead.
 */
const bodies: Record<
  MaterialName,
  { half: number; step: number; round: number; soft: number; gloss: number }
> = {
  clay: { half: 330, step: 62, round: 150, soft: 0.24, gloss: 0.14 },
  gloss: { half: 380, step: 55, round: 230, soft: 0.3, gloss: 0.62 },
  paper: { half: 110, step: 78, round: 22, soft: 0, gloss: 0.02 },
};

/**
 * A thing as a body that faces +z and stands on y = 0, its middle at x = 0. `foot` is the width of what touches the
 * ground, `body` the colour most of it has.
 */
export type Solid = { parts: Part[]; width: number; height: number; depth: number; foot: number; body: Rgb };

/** The thing's layers thickened and stacked, so that it fits into `width` by `height`. */
export function buildSolid(
  name: SubjectName,
  material: MaterialName,
  { look, width, height }: { look: Look; width: number; height: number },
): Solid {
  const { layers, left, top, right, bottom, foot } = solidDrawing(name);
  const body = bodies[material];
  const factor = Math.min(width / (right - left), height / (bottom - top));
  const middle = (left + right) / 2;
  let deepest = 0;
  const lifts = liftsOf(name, look);
  const parts = layers.map((layer): Part => {
    const round = Math.min(
      Math.max(body.round, body.soft * layer.deepest),
      0.8 * layer.deepest,
      0.86 * body.half,
    );
    const half = body.half + body.step * raise(layer.level);
    deepest = Math.max(deepest, half);
    const shape = relief(layer, half, { round, middle, bottom });
    // The sphere of a slab is about the origin; the thing stands above it.
    const center = {
      ...shape,
      cy: (bottom - top) / 2,
      radius: Math.hypot(right - left, bottom - top) / 2 + half,
    };
    return {
      shape: scale(factor, at(center, 0, 0, 0)),
      finish: { color: lightenColor(colorOf(layer.fill, look), lifts(layer.fill)), gloss: body.gloss },
    };
  });
  const bodyFill = bodyColorOf(name) ?? '#808080';
  const size = { width: (right - left) * factor, height: (bottom - top) * factor, depth: deepest * factor };
  return {
    parts,
    ...size,
    foot: foot * factor,
    body: lightenColor(colorOf(bodyFill, look), lifts(bodyFill)),
  };
}

/** The main colours of a thing's outline as its body shows them on a ground. */
export function litRimsOf(name: SubjectName, look: Lit): Rgb[] {
  const lifts = liftsOf(name, look);
  return mainRimsOf(name).map((fill) => lightenColor(colorOf(fill, look), lifts(fill)));
}

/** Steps above the ground layer; details of details rise less. */
const raise = (level: number) => (level < 4 ? level : 4 + (level - 4) * 0.5);

/** What the colours of a body depend on. */
type Lit = Pick<Look, 'main' | 'ground'>;

/** How near (OKLab) a body may come to its ground, and how far it then moves away in lightness. */
const apart = { dark: { near: 0.24, by: 0.31 }, light: { near: 0.19, by: 0.27 } };

/**
 * Lightness from which a body is pale. How much lighter than its ground it is made, and how far apart (OKLab) the two
 * have to be.
 */
const pale = { from: 0.76, over: 0.1, apart: 0.13 };

/** A main part of the outline that is this near to the ground is lost on it, whatever the body is. */
const lost = { share: 0.2, near: 0.13 };
/** How much lighter what is eaten is made at most: roasted coffee that is paler still would be raw. */
const mostOfFood = 0.17;
const isEaten = (name: SubjectName) => themeOf(name) === 'food' || themeOf(name) === 'drink';
/** Degrees within which layers are shades of one colour, and the chroma from which a layer has one. */
const shades = { hue: 22, chroma: 0.05 };

/**
 * What is added to the lightness of each layer of a thing so that it stands out from its ground. All of it moves as its
 * body does. A further part of the outline that would be lost, the hull of a boat on orange, moves by itself, and with
 * it all shades of its colour.
 */
function liftsOf(name: SubjectName, look: Lit): (fill: string) => number {
  const body = bodyColorOf(name);
  if (!body) return () => 0;
  const most = isEaten(name) ? mostOfFood : 1;
  const lift = Math.min(most, liftOf(body, look));
  const own = rimColorsOf(name)
    .filter(({ fill, share }) => share >= lost.share && fill !== body && isLost(fill, lift, look))
    .map(({ fill }) => ({ ...oklchOf(linearOf(fill)), fill, by: Math.min(most, liftOf(fill, look)) }))
    .filter(({ by }) => by !== 0);
  return (fill) => {
    const { c, h } = oklchOf(linearOf(fill));
    const like = own.find(
      (part) =>
        part.fill === fill ||
        (c >= shades.chroma && part.c >= shades.chroma && turnOf(part.h, h) <= shades.hue),
    );
    return like && fill !== body ? like.by : lift;
  };
}

const turnOf = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

const isLost = (fill: string, lift: number, look: Lit) =>
  setApart(lightenColor(colorOf(fill, look), lift), look.ground) < lost.near;

/**
 * What is added to a colour's lightness so that it stands out from its ground. A black pawn on dark green is lit up, an
 * orange on orange goes deeper. White things on light grounds stay white; there the scene's ground goes deeper
 * (studio.ts).
 */
function liftOf(fill: string, look: Lit): number {
  const [body, { ground }] = [colorOf(fill, look), look];
  const [own, under] = [oklchOf(body), oklchOf(ground)];
  const { near, by } = under.l < 0.5 ? apart.dark : apart.light;
  if (distanceBetween(body, ground) >= near || (under.l >= 0.5 && isWhite(body))) return 0;
  // Cream on mint is still cream where it goes lighter.
  const lighter = Math.max(0, under.l + pale.over - own.l);
  const isPale = own.l > pale.from && own.c < deepened.pale && under.l > 0.5;
  if (isPale && distanceBetween(lightenColor(body, lighter), ground) >= pale.apart) return lighter;
  // Yellow goes lighter where it can: darker it is mud, and a face in it is gloomy.
  const isYellow = own.c > deepened.pale && own.h > yellow.from && own.h < yellow.to;
  if (isYellow && under.l > 0.5 && under.l + yellow.over <= yellow.lightest)
    return Math.max(0, under.l + yellow.over - own.l);
  return under.l + (under.l < 0.5 ? by : -by) - own.l;
}

/** Hues of yellow in degrees, how much lighter than its ground it is made, and how light at most. */
const yellow = { from: 70, to: 115, over: 0.2, lightest: 0.93 };

/** Whether a colour is near enough to white that making it darker would make it dirty. */
export function isWhite(color: Rgb): boolean {
  const { l, c } = oklchOf(color);
  return l > 0.8 && c < 0.04;
}

/** What a pale colour gains in chroma when it goes deeper: cream turns to caramel and not to mud. */
const deepened = { pale: 0.1, chroma: 1.25 };

function lightenColor(color: Rgb, by: number): Rgb {
  if (by === 0) return color;
  const { l, c } = oklchOf(color);
  const isPale = by < 0 && c >= 0.025 && c < deepened.pale;
  return atLightness(color, Math.min(0.97, Math.max(0.05, l + by)), isPale ? deepened.chroma : 1);
}

/** A layer's colour beside the palette: greys take a breath of it, loud colours step back a little. */
function colorOf(fill: string, { main }: Pick<Look, 'main'>): Rgb {
  const own = linearOf(fill);
  const { l, c } = oklchOf(own);
  if (c < 0.025) return mix(own, main, l > 0.93 ? 0.03 : l < 0.35 ? 0.1 : 0.16);
  return shade(own, l > 0.9 ? -0.02 : 0.0, 0.95);
}
