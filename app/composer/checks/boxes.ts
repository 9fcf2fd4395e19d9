import type { MeasuredNode, Node } from '@takumi-rs/core';
import type { Box } from '../layouts/layout.ts';
import { kindOfShape } from '../layouts/shape-id.ts';
import type { Drawing } from '../render/render.ts';
import { isEmojiNode } from '../type/emoji.ts';

/** A line as it was laid out, and its letters. */
export type Line = Box & { words?: string };

/** A text of the drawing as it was laid out; boxes in px of the canvas. */
export type TextBox = {
  role: string;
  box: Box;
  /** One box a line, from the first to the last glyph. */
  lines: Line[];
  fontSize: number;
  weight: number;
  color: string;
  region: Box | undefined;
  /** Its lines are drawn alike in length, though they are measured as full as they get. */
  balanced?: boolean;
  /** Turned out of the level: its boxes are those around it. */
  turned?: boolean;
  /** What it says of its text in the design, where that is not all of it. */
  said?: string;
  /** Name of the badge or button it stands in. */
  shape: string | undefined;
  /** The label or button it stands in, and the px that its words keep off either end. */
  plate?: Plate | undefined;
};

/** A coloured ground that is as wide as its words; `pad` in px. */
type Plate = { box: Box; pad: number };

/** A badge, button, logo or product as it was laid out. */
export type ShapeBox = { name: string; box: Box; region: Box | undefined; picture?: PlacedImage };

/** A picture by its address; `transform` (a, b, c, d, x, y) leads from its own px to those of the canvas. */
export type PlacedImage = {
  src: string;
  width: number;
  height: number;
  transform: MeasuredNode['transform'];
};

/** Something inside a button that is no text, such as its arrow. */
export type PartBox = { name: string; box: Box; outer: Box };

export type LaidOut = { texts: TextBox[]; shapes: ShapeBox[]; parts?: PartBox[] };

/** Width in em taken off a run that ends in a space: at the end of a line the space hangs over and shows nothing. */
export const hangingSpace = 0.3;

type Above = { region: Box | undefined; shape: string | undefined; plate?: Plate | undefined };

/** Pairs a drawing with its measurement. Throws for an element whose id no check knows (shape-id.ts). */
export function pairWithMeasure(drawing: Drawing, measured: MeasuredNode): LaidOut {
  const found: LaidOut = { texts: [], shapes: [], parts: [] };
  walk({ node: drawing.node, measured, above: { region: undefined, shape: undefined }, found });
  return found;
}

function walk(at: { node: Node; measured: MeasuredNode; above: Above; found: LaidOut }): void {
  const { node, measured, found } = at;
  let { above } = at;
  const box = boxOf(measured);
  const kind = node.id === undefined ? undefined : kindOfShape(node.id);
  if (kind === 'region') above = { ...above, region: box };
  if (node.id && kind === 'shape') {
    const picture = node.type === 'image' && typeof node.src === 'string' && placedImage(node.src, measured);
    found.shapes.push({ name: node.id, box, region: above.region, ...(picture && { picture }) });
    const pad = padOf(node);
    if (node.id !== 'card') above = { ...above, shape: node.id, plate: pad > 0 ? { box, pad } : undefined };
    if (node.id === 'callToAction-shape')
      found.parts?.push(
        ...measured.children.map((child) => ({ name: 'callToAction', box: boxOf(child), outer: box })),
      );
  }
  if (node.id && kind === 'text') {
    const { fontSize = 16, fontWeight = 400, color = '#000000' } = node.style ?? {};
    const lines = linesOf(measured, box, Number(fontSize));
    // What starts below the canvas is not measured at all.
    if (picturesIn(measured) < emojiIn(node))
      lines.push({ ...box, y: box.y + box.height, height: measured.height });
    const set = { fontSize: Number(fontSize), weight: Number(fontWeight), color: String(color) };
    const balanced = node.style?.textWrap === 'balance';
    const turned = Math.abs(measured.transform[1]) > 0.01;
    found.texts.push({
      role: node.id,
      box,
      lines,
      ...set,
      ...above,
      ...(turned && { turned }),
      ...(balanced && { balanced }),
    });
    return;
  }
  if (node.type !== 'container' || !node.children) return;
  for (const [index, child] of node.children.entries()) {
    const inner = measured.children[index];
    if (inner) walk({ node: child, measured: inner, above, found });
  }
}

/**
 * px between the ends of a coloured or outlined ground and its words. 0 where it has no such ground. A ground names
 * both paddings.
 */
function padOf({ style }: Node): number {
  const isPlate = style?.background !== undefined || style?.border !== undefined;
  const [, sides = '0'] = isPlate ? String(style.padding ?? '').split(' ') : [];
  return Number.parseFloat(sides);
}

const placedImage = (src: string, { width, height, transform }: MeasuredNode): PlacedImage => ({
  src,
  width,
  height,
  transform,
});

/** The upright box around a measured one, which may be turned. */
export function boxOf({ width, height, transform }: MeasuredNode): Box {
  const [a, b, c, d, x, y] = transform;
  const across = [0, a * width, c * height, a * width + c * height];
  const down = [0, b * width, d * height, b * width + d * height];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return {
    x: x + left,
    y: y + top,
    width: Math.max(...across) - left,
    height: Math.max(...down) - top,
  };
}

const emojiIn = (node: Node): number =>
  isEmojiNode(node)
    ? 1
    : node.type === 'container'
      ? (node.children ?? []).reduce((sum, child) => sum + emojiIn(child), 0)
      : 0;

const picturesIn = ({ children, runs }: MeasuredNode): number =>
  children.reduce((sum, child) => sum + picturesIn(child), children.length + runs.length === 0 ? 1 : 0);

/** What stands in a line, px from the text's own corner: runs of letters, and pictures such as emoji. */
function inlineOf(measured: MeasuredNode, box: Box, fontSize: number) {
  const letters = measured.runs
    .filter((run) => run.text.trim() !== '')
    .map((run) => ({
      ...run,
      words: run.text,
      width: run.width - (/\s$/.test(run.text) ? hangingSpace * fontSize : 0),
    }));
  const pictures: { x: number; y: number; width: number; height: number }[] = [];
  const gather = (node: MeasuredNode) => {
    for (const child of node.children) {
      const { x, y, width, height } = boxOf(child);
      if (child.runs.length === 0 && child.children.length === 0)
        pictures.push({ x: x - box.x, y: y - box.y, width, height });
      else gather(child);
    }
  };
  gather(measured);
  return [...letters, ...pictures];
}

/** Gathers runs into lines by their middles. The height of a run depends on its font, that of the line does not. */
function linesOf(measured: MeasuredNode, box: Box, fontSize: number): Line[] {
  const runs = inlineOf(measured, box, fontSize)
    .map((run) => ({ words: '', ...run, middle: run.y + run.height / 2 }))
    .sort((a, b) => a.middle - b.middle);
  const lines: { left: number; right: number; middle: number; words: string }[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    const right = run.x + run.width;
    if (last && run.middle - last.middle < run.height * 0.35) {
      last.left = Math.min(last.left, run.x);
      last.right = Math.max(last.right, right);
      last.words += run.words;
    } else {
      lines.push({ left: run.x, right, middle: run.middle, words: run.words });
    }
  }
  const height = box.height / Math.max(lines.length, 1);
  return lines.map(({ left, right, words }, index) => ({
    words,
    x: box.x + left,
    y: box.y + index * height,
    width: right - left,
    height,
  }));
}

/** px by which a box leaves another; 0 when it is inside. */
export function excess(inner: Box, outer: Box): number {
  return Math.max(
    0,
    outer.x - inner.x,
    outer.y - inner.y,
    inner.x + inner.width - outer.x - outer.width,
    inner.y + inner.height - outer.y - outer.height,
  );
}

/** Area in px² two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The part of a line its glyphs fill, without the leading. */
export function glyphBand(line: Box, fontSize: number): Box {
  const height = Math.min(line.height, fontSize * 1.1);
  return { ...line, y: line.y + (line.height - height) / 2, height };
}

/**
 * Where the letters of a text may stand, one band for each line. A balanced line may become as wide as the widest line.
 */
export function bandsOf({ lines, fontSize, balanced }: TextBox): Box[] {
  const bands = lines.map((line) => glyphBand(line, fontSize));
  if (!balanced) return bands;
  const left = Math.min(...bands.map(({ x }) => x));
  const right = Math.max(...bands.map(({ x, width }) => x + width));
  return bands.map((band) => ({ ...band, x: left, width: right - left }));
}
