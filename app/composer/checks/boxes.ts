import type { MeasuredNode, Node } from '@takumi-rs/core';
import type { Box } from '../layouts/layout.ts';
import { kindOfShape } from '../layouts/shape-id.ts';
import type { Drawing } from '../render/render.ts';

/** A text of the drawing as it was laid out; boxes in px of the canvas. */
export type TextBox = {
  role: string;
  box: Box;
  /** One box a line, from the first to the last glyph. */
  lines: Box[];
  fontSize: number;
  weight: number;
  color: string;
  region: Box | undefined;
  /** Name of the badge or button it stands in. */
  shape: string | undefined;
};

/** A badge, button, logo or product as it was laid out. */
export type ShapeBox = { name: string; box: Box; region: Box | undefined };

export type LaidOut = { texts: TextBox[]; shapes: ShapeBox[] };

/** Width in em taken off a run that ends in a space: at the end of a line it hangs over and shows nothing. */
const hangingSpace = 0.3;

type Above = { region: Box | undefined; shape: string | undefined };

/** Pairs a drawing with its measurement. Throws for an element whose id no check knows (shape-id.ts). */
export function laidOut(drawing: Drawing, measured: MeasuredNode): LaidOut {
  const found: LaidOut = { texts: [], shapes: [] };
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
    found.shapes.push({ name: node.id, box, region: above.region });
    if (node.id !== 'card') above = { ...above, shape: node.id };
  }
  if (node.id && kind === 'text') {
    const { fontSize = 16, fontWeight = 400, color = '#000000' } = node.style ?? {};
    const lines = linesOf(measured, box, Number(fontSize));
    const set = { fontSize: Number(fontSize), weight: Number(fontWeight), color: String(color) };
    found.texts.push({ role: node.id, box, lines, ...set, ...above });
    return;
  }
  if (node.type !== 'container' || !node.children) return;
  for (const [index, child] of node.children.entries()) {
    const inner = measured.children[index];
    if (inner) walk({ node: child, measured: inner, above, found });
  }
}

function boxOf({ width, height, transform }: MeasuredNode): Box {
  return { x: transform[4], y: transform[5], width, height };
}

/** Runs gathered into lines by their middles; a run's own height depends on its font, the line's does not. */
function linesOf(measured: MeasuredNode, box: Box, fontSize: number): Box[] {
  const runs = measured.runs
    .filter((run) => run.text.trim() !== '')
    .map((run) => ({
      ...run,
      width: run.width - (/\s$/.test(run.text) ? hangingSpace * fontSize : 0),
      middle: run.y + run.height / 2,
    }))
    .sort((a, b) => a.middle - b.middle);
  const lines: { left: number; right: number; middle: number }[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    const right = run.x + run.width;
    if (last && run.middle - last.middle < run.height * 0.35) {
      last.left = Math.min(last.left, run.x);
      last.right = Math.max(last.right, right);
    } else {
      lines.push({ left: run.x, right, middle: run.middle });
    }
  }
  const height = box.height / Math.max(lines.length, 1);
  return lines.map(({ left, right }, index) => ({
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
