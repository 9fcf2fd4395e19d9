import type { ReactElement } from 'react';
import { setWidth } from '../brief/text/segments.ts';
import { smallestTypeOn } from '../checks/checks.ts';
import { leastReadable } from '../checks/reading.ts';
import type { AdDesign, Insets, LayoutName, Pixels } from '../design/ad-design.ts';
import { type Shape, shapeOf } from '../design/ad-size.ts';
import type { DetailRole } from '../design/concepts.ts';
import type { Product } from '../pictures/product.ts';
import { proportionOf } from '../scenes/studio/proportion.ts';
import type { PreparedText } from '../type/typesetting.ts';
import type { Art } from './art.tsx';
import type { CopyRole, TextRole } from './shape-id.ts';

/** A box in px, measured from the top left. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * The canvas a layout is asked to fill. `u` is the unit of all lengths: about one hundredth of the smaller side. The
 * picture (`sheet`) is larger than the canvas by `bleed` where a placement keeps its edges for its own buttons.
 */
export type Canvas = Pixels & {
  sheet: Pixels;
  bleed: Insets;
  u: number;
  margin: number;
  shape: Shape;
  direction: 'ltr' | 'rtl';
  /** Whether one thing is to be seen (a product, a prop): text keeps off it. */
  subject: boolean;
  /** Whether a logo stands in the brand's place: it is taller than a name. */
  logo: boolean;
  /** Whether the brand stands on the ad, by logo or by name. */
  branded: boolean;
  /** The words take more of the room than the layout likes: before one of them is given up. */
  dense: boolean;
  /** The words are many for a panel beside or under a scene: it takes more of the picture. */
  wordy: boolean;
  /** The headline is to be larger than the usual room for words lets it: they have more of the picture. */
  bold: boolean;
  /** Smallest type in px of button and sub-line (0 for classic designs), and of any text. */
  least: number;
  smallest: number;
  /** Width over height of the product; undefined without one. */
  product: number | undefined;
  /** Width over height of what a studio shows, the hero; undefined in classic designs and beside a product. */
  staged: number | undefined;
};

/** A product or logo as the layouts place it: px of the stored picture, and the address it is named by. */
export type PlacedPicture = Pixels & { src: string } & Pick<Product, 'finish' | 'foot' | 'ink'>;

/**
 * Bounds for a headline that leads. It is at most `largest` units, and at least 1.4 times the sub-line (1.25 where
 * words are dense). It has at most `lines` lines.
 */
export function boundsFor({ u, least, dense }: Canvas, largest: number, lines: number) {
  const smallest = ((dense ? 1.25 : 1.4) * Math.max(3.3 * u, least)) / u;
  return { largest: Math.max(largest, smallest), smallest, lines };
}

/**
 * Bounds for the headline of a layout over a scene: it stays larger than the words under it, wherever these have to be
 * large.
 */
export function leading<Bounds extends { smallest: number }>({ u, least }: Canvas, bounds: Bounds): Bounds {
  return { ...bounds, smallest: Math.max(bounds.smallest, (1.2 * least) / u) };
}

/** Where a layout keeps what, in left-to-right order; `mirrored` turns a box for right-to-left. */
export type Plan = {
  /** The part of the canvas the scene fills. */
  scene: Box;
  /** Where text stands directly on the scene; undefined when none does. */
  quiet: Box | undefined;
  /** Where a product or the subject of the scene belongs. */
  stage: Box;
  /** Where the stage reaches up beside the shorter words: what is free under all of them. */
  free?: Box;
};

/** Words of the ad by role, ready to be set, and the families to set them in; `wordSpacing`, in em, widens spaces. */
export type SetText = PreparedText & { role: TextRole; families: string[]; wordSpacing?: number };
export type SetCopy = { [Role in CopyRole]?: SetText } & {
  headline: SetText;
  callToAction: SetText;
  /** Further facts in the order of the design. */
  details: SetText[];
};

/** Sizes found by fitting, in px. `headlineWidth` is the measure of the headline that balances its lines. */
export type Fitted = {
  headline: number;
  headlineWidth: number | undefined;
  /** Each sentence of the headline begins a line. */
  sentences?: boolean;
  /** Small words of the headline stay with the next one. */
  held?: boolean;
  /** The headline with a line feed where each of its lines ends. */
  broken?: string;
  scale: number;
  /** Share of their size that offers, prices, days and codes are set in where they would stand under a mark. */
  figures?: number;
};

export type ViewProps = {
  design: AdDesign;
  copy: SetCopy;
  /** Further facts that stand under the sub-line, as the layout has no place of its own for them. */
  facts: SetText[];
  canvas: Canvas;
  plan: Plan;
  fitted: Fitted;
  lineHeights: { headline: number; body: number };
  /** How strongly gradients cover the scene under text: 1 as designed, 2 for restless pictures. */
  cover: number;
  logo: PlacedPicture | undefined;
  product: PlacedPicture | undefined;
  /** Drawings of the subject, the leading one first; none for layouts over a painted scene. */
  art: Art[];
};

/**
 * Where words came to stand, in px and in left-to-right order. Those of the quiet part stand between `top` and
 * `bottom`. `boxes` are the lines, labels and buttons of all words.
 */
export type PlacedWords = { top: number; bottom: number; boxes: readonly Box[] };

/** One arrangement of the layers. */
export type Layout = {
  name: LayoutName;
  /** Stands on flat colour: no scene is painted behind it. */
  flat?: boolean;
  /** Gives words more of the picture on a bold canvas. */
  yields?: boolean;
  /** Cuts the subject at the picture's edge on purpose. */
  cropped?: boolean;
  /** Further facts it has a place of its own for. */
  prints?: readonly DetailRole[];
  /** The copy without what the layout prints as its own picture. */
  besides?: (copy: SetCopy, design: Pick<AdDesign, 'language'>) => SetCopy;
  /** What is given up, in this order, where the words do not fit. */
  drops?: readonly CopyRole[];
  plan: (canvas: Canvas) => Plan;
  /**
   * The plan with more of the picture for what a studio shows, once the words have their sizes.
   */
  closer?: (canvas: Canvas, plan: Plan, words: PlacedWords) => Plan;
  /** Bounds of the headline's size in multiples of `u`, and the most lines it may take. */
  headline: (canvas: Canvas) => { largest: number; smallest: number; lines: number };
  View: (props: ViewProps) => ReactElement;
};

/** Layouts keep what has to be seen at least this share of their margin from the edge. */
const leastMargin = 0.78;
/** Margin in units. */
const margins = 6.4;

/** Longer canvases get a slightly larger unit, since they are seen larger. */
function unitOf({ width, height }: Pixels): number {
  const short = Math.min(width, height);
  const stretch = Math.min(Math.max((Math.max(width, height) / short) ** 0.3, 1), 1.2);
  return (short / 100) * stretch;
}

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Letters of an offer and a sub-line together that a panel of usual size holds beside a large headline. */
const fewWords = 84;
const breadthOf = ({ offer = '', subline = '' }: AdDesign['layers']) => setWidth(offer) + setWidth(subline);

/** Unit and margins for a picture of `sheet` px; `safe` are the edges to be kept free of all but background. */
export function canvasFor(
  sheet: Pixels,
  design: Pick<AdDesign, 'concept' | 'direction' | 'layers'>,
  { safe = noInsets, dense = false }: { safe?: Insets | undefined; dense?: boolean } = {},
): Canvas {
  const { direction, layers } = design;
  const free = { width: sheet.width - safe.left - safe.right, height: sheet.height - safe.top - safe.bottom };
  const { bleed, ...size } = roomIn(sheet, safe, leastMargin * margins * unitOf(free));
  // Between the room and the picture: a nearly square room in a tall picture still stacks.
  const aspect = Math.sqrt((size.width / size.height) * (sheet.width / sheet.height));
  const u = unitOf(size);
  const { scene } = layers;
  const isSet = scene.kind === 'painted' && (scene.prop !== 'none' || scene.subject !== undefined);
  const subject = layers.product !== undefined || isSet;
  const shape = shapeOf(aspect);
  const product = layers.product && layers.product.width / layers.product.height;
  const logo = layers.logo !== undefined;
  const isModern = design.concept !== 'classic';
  const isStaged = isModern && product === undefined && scene.kind === 'painted' && isSet;
  return {
    ...size,
    sheet,
    bleed,
    u,
    margin: Math.round(margins * u),
    shape,
    direction,
    subject,
    dense,
    wordy: isModern && breadthOf(layers) > fewWords,
    bold: false,
    logo,
    branded: logo || layers.brand !== undefined,
    product,
    staged: isStaged ? proportionOf(scene) : undefined,
    least: isModern ? leastReadable(sheet) : 0,
    smallest: smallestTypeOn(sheet, safe),
  };
}

/**
 * The room a layout arranges itself in: the safe zone with `grow` px around it, which are the layout's own outer
 * margin. `bleed` is what is left over at each side, for backgrounds to run out into.
 */
function roomIn(size: Pixels, safe: Insets, grow: number): Pixels & { bleed: Insets } {
  const left = Math.max(0, Math.round(safe.left - grow));
  const right = Math.max(0, Math.round(safe.right - grow));
  const top = Math.max(0, Math.round(safe.top - grow));
  const bottom = Math.max(0, Math.round(safe.bottom - grow));
  return {
    width: size.width - left - right,
    height: size.height - top - bottom,
    bleed: { top, right, bottom, left },
  };
}

/** Below this ratio of width to height a product gets a column of its own, by the shape of the canvas. */
const upright = { wide: 1.2, square: 0.72, tall: 0.4 };

/**
 * The column at the far side for a product that is taller than the room above or below the words. It is as wide as the
 * product needs. undefined for other products, which stand above or below.
 */
export function columnFor(canvas: Canvas): Box | undefined {
  const { product, shape, width, height, margin } = canvas;
  if (product === undefined || product > upright[shape]) return undefined;
  const free = height - 2.6 * margin;
  const needed = Math.min(Math.max(product * free, 0.16 * width), (shape === 'wide' ? 0.44 : 0.4) * width);
  return { x: width - 1.2 * margin - needed, y: 1.3 * margin, width: needed, height: free };
}

/** Where the words end, px from the left in left-to-right order: at the margin, or before the product's column. */
export function wordsEnd(canvas: Canvas): number {
  const column = columnFor(canvas);
  return column ? column.x - 0.7 * canvas.margin : canvas.width - canvas.margin;
}

/** Whether what is sold is so wide that a square canvas stacks it under or over the words instead of beside them. */
export function isLying({ product, staged, shape }: Canvas): boolean {
  if (shape !== 'square') return false;
  // What a studio shows has no ground of its own around it. It would be small where it is as wide as its column.
  return product === undefined ? (staged ?? 0) > 0.8 : product > 1.3;
}

/** The box seen from the other side when the ad reads right to left. */
export function mirrorBox(box: Box, canvas: Canvas): Box {
  if (canvas.direction === 'ltr') return box;
  return { ...box, x: canvas.width - box.x - box.width };
}

/** Absolute position of a box given in left-to-right order. */
export function at(box: Box, canvas: Canvas) {
  const { x, y, width, height } = mirrorBox(box, canvas);
  return { position: 'absolute', left: x, top: y, width, height } as const;
}

/** Sides of the canvas a gradient runs to, turned for right-to-left. */
export function towards(side: 'start' | 'end', canvas: Canvas): 'to left' | 'to right' {
  return (side === 'end') === (canvas.direction === 'ltr') ? 'to right' : 'to left';
}

/** '#rrggbb' with an opacity of 0 to 1. */
export function fade(hex: string, opacity: number): string {
  const alpha = Math.round(Math.min(Math.max(opacity, 0), 1) * 255);
  return `${hex}${alpha.toString(16).padStart(2, '0')}`;
}
