import type { Check, Insets, Pixels } from '../design/ad-design.ts';
import type { Box } from '../layouts/layout.ts';
import type { RgbaPixels } from '../render/render.ts';
import { excess, glyphBand, type LaidOut, sharedArea, type TextBox } from './boxes.ts';
import { markCheck } from './clear-space.ts';
import { meanGradient, worstContrast } from './pixels.ts';
import { legibleCheck } from './reading.ts';

/**
 * Smallest type allowed in px: 20 on a canvas of 1024, in proportion to
 * the smaller side of what is within the safe zone, and never under 9.
 */
export function smallestTypeOn(size: Pixels, safe?: Insets): number {
  const { width, height } = zoneOf(size, safe);
  return Math.max(9, (20 / 1024) * Math.min(width, height));
}

function zoneOf({ width, height }: Pixels, safe: Insets = { top: 0, right: 0, bottom: 0, left: 0 }): Box {
  const { top, right, bottom, left } = safe;
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}
const ordinaryContrast = 4.5;
const largeContrast = 3;
const calmBar = 0.05;
/** px a box may stand over before it counts: half pixels of layout rounding. */
const tolerance = 1;

/** Contrast and calm, on the rendering without its words. */
export function pixelChecks(laid: LaidOut, under: RgbaPixels): Check[] {
  return [contrastCheck(laid.texts, under), calmCheck(laid.texts, under)];
}

/** What is asked of boxes besides being in their places. */
export type BoxRules = {
  /** Edges of the picture to be kept free of all that has to be seen, px. */
  safe?: Insets | undefined;
  /** Button and sub-line are to be read on a telephone. */
  onPhone?: boolean;
  /** A mark that will lie over the picture: no word stands there. */
  mark?: Box | undefined;
  /** The mark keeps off labels and buttons too: their words could be read, but their edges would look torn. */
  clearPlates?: boolean;
};

/**
 * The checks that need the boxes alone: overflow and overlap always, safe zone, type size and room for the mark where
 * `rules` ask for them.
 */
export function boxChecks(laid: LaidOut, size: Pixels, rules: BoxRules = {}): Check[] {
  const { safe, onPhone, mark } = rules;
  const apart = onPhone ? leastApart * Math.min(size.width, size.height) : 0;
  const checks = [overflowCheck(laid, size, safe), overlapCheck(laid, apart)];
  if (safe) checks.push(safeZoneCheck(laid, size, safe));
  if (onPhone) checks.push(legibleCheck(laid, size));
  if (mark) checks.push(markCheck(laid, mark, rules.clearPlates));
  return checks;
}

/** Characters no installed family has a glyph for. `dropped` are emoji left out because nothing can draw them. */
export function coverageCheck(missing: string[], dropped: string[]): Check {
  const detail = [
    missing.length > 0 && `no glyph: ${missing.join(' ')}`,
    dropped.length > 0 && `left out: ${dropped.join(' ')}`,
  ].filter(Boolean);
  const note = detail.length > 0 ? { detail: detail.join('; ') } : {};
  return { name: 'coverage', passed: missing.length === 0, value: missing.length, bar: 0, ...note };
}

/**
 * Compares the PNG's own header with the size asked for. `value` and `bar` are widths in px, or heights where the width
 * is right.
 */
export function sizeCheck(png: Uint8Array, size: Pixels): Check {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const width = header.getUint32(16);
  const height = header.getUint32(20);
  const passed = width === size.width && height === size.height;
  const [value, bar] = width === size.width ? [height, size.height] : [width, size.width];
  return { name: 'size', passed, value, bar };
}

function contrastCheck(texts: TextBox[], under: RgbaPixels): Check {
  const smaller = Math.min(under.width, under.height);
  let worst = { share: Number.POSITIVE_INFINITY, value: 21, bar: ordinaryContrast, role: '' };
  for (const text of texts) {
    const bar = isLarge(text, smaller) ? largeContrast : ordinaryContrast;
    for (const line of text.lines) {
      const value = worstContrast(under, glyphBand(line, text.fontSize), text.color);
      if (value / bar < worst.share) worst = { share: value / bar, value, bar, role: text.role };
    }
  }
  const value = Math.round(worst.value * 100) / 100;
  return { name: 'contrast', passed: worst.share >= 1, value, bar: worst.bar, detail: worst.role };
}

/** Large text as WCAG means it, carried over to a canvas of 1024 px: 32 px, or 26 px bold. */
function isLarge(text: TextBox, smallerSide: number): boolean {
  const size = (text.fontSize * 1024) / smallerSide;
  return size >= 32 || (size >= 26 && text.weight >= 700);
}

function calmCheck(texts: TextBox[], under: RgbaPixels): Check {
  let value = 0;
  let role = '';
  for (const text of texts.filter((entry) => entry.shape === undefined)) {
    for (const line of text.lines) {
      const gradient = meanGradient(under, glyphBand(line, text.fontSize));
      if (gradient > value) [value, role] = [gradient, text.role];
    }
  }
  return {
    name: 'calm',
    passed: value <= calmBar,
    value: Math.round(value * 1000) / 1000,
    bar: calmBar,
    detail: role,
  };
}

function overflowCheck({ texts, shapes, parts = [] }: LaidOut, size: Pixels, safe?: Insets): Check {
  const canvas = { x: 0, y: 0, ...size };
  const smallest = smallestTypeOn(size, safe);
  let value = 0;
  let detail = '';
  const note = (amount: number, what: string) => {
    if (amount > value) [value, detail] = [amount, what];
  };
  for (const text of texts) {
    for (const line of text.lines) {
      note(excess(line, canvas), `${text.role} leaves the canvas`);
      note(
        excess(line, { ...text.box, y: line.y, height: line.height }),
        `${text.role} is wider than its box`,
      );
    }
    note(missingPadding(text), `${text.role} stands at the edge of its plate`);
    if (text.region) note(excess(inkOf(text), text.region), `${text.role} leaves its region`);
    if (text.fontSize < smallest - 0.5)
      note(smallest - text.fontSize + tolerance, `${text.role} is too small`);
  }
  for (const shape of shapes) {
    // A subject may be cut on purpose; another check looks at how much of it is seen.
    if (shape.name === 'subject') continue;
    note(excess(shape.box, shape.region ?? canvas), `${shape.name} leaves its region`);
  }
  for (const { name, box, outer } of parts) note(excess(box, outer), `${name} is wider than its button`);
  const check: Check = {
    name: 'overflow',
    passed: value <= tolerance,
    value: Math.round(value * 10) / 10,
    bar: tolerance,
  };
  return check.passed ? check : { ...check, detail };
}

/** Share of a plate's padding that is left free at either end. */
const leastPadding = 0.7;

/** px of padding that a label or button lacks beside its words; 0 where both ends have enough. */
function missingPadding({ plate, lines, turned }: TextBox): number {
  if (!plate || turned) return 0;
  const { box, pad } = plate;
  const left = Math.min(...lines.map(({ x }) => x)) - box.x;
  const right = box.x + box.width - Math.max(...lines.map(({ x, width }) => x + width));
  return Math.max(0, leastPadding * pad - Math.min(left, right));
}

/** Every word, button, badge, logo and product inside the safe zone; `value` is the px the worst of them stands out. */
function safeZoneCheck({ texts, shapes }: LaidOut, size: Pixels, safe: Insets): Check {
  const zone = zoneOf(size, safe);
  const seen = [
    ...texts.flatMap(({ role, lines }) => lines.map((box) => ({ name: role, box }))),
    ...shapes.filter(({ name }) => name !== 'card' && name !== 'subject'),
  ].map(({ name, box }) => ({ name, value: excess(box, zone) }));
  const worst = seen.reduce((most, one) => (one.value > most.value ? one : most), { name: '', value: 0 });
  const value = Math.round(worst.value * 10) / 10;
  const check: Check = { name: 'safe-zone', passed: worst.value <= tolerance, value, bar: tolerance };
  return check.passed ? check : { ...check, detail: `${worst.name} leaves the safe zone` };
}

/**
 * The box of the letters: as wide as the lines, as high as the text's box. A space that hangs over at the end of a line
 * may make that box too wide.
 */
function inkOf({ box, lines }: TextBox): Box {
  if (lines.length === 0) return box;
  const left = Math.min(...lines.map((line) => line.x));
  const right = Math.max(...lines.map((line) => line.x + line.width));
  return { ...box, x: left, width: right - left };
}

/** Share of the smaller side that a label and a button keep between them. */
const leastApart = 0.011;

/** px that a label and a button lack between them, as an area along their nearer sides. */
function touching(shapes: LaidOut['shapes'], apart: number): number {
  const [label, button] = ['offer-shape', 'callToAction-shape'].map((id) =>
    shapes.find(({ name }) => name === id),
  );
  return label && button && apart > 0 ? sharedArea(shrinkBox(label.box, -apart), shrinkBox(button.box)) : 0;
}

function overlapCheck({ texts, shapes }: LaidOut, apart: number): Check {
  const layers = [
    ...texts.filter((text) => text.shape === undefined).map((text) => ({ name: text.role, box: text.box })),
    ...shapes
      .filter(({ name }) => name !== 'card' && name !== 'subject')
      .map(({ name, box }) => ({ name, box })),
  ].map((layer) => ({ ...layer, box: shrinkBox(layer.box) }));
  let value = touching(shapes, apart);
  let detail = value > 0 ? 'offer-shape and callToAction-shape' : '';
  for (const [index, a] of layers.entries()) {
    for (const b of layers.slice(index + 1)) {
      const area = sharedArea(a.box, b.box);
      if (area > value) [value, detail] = [area, `${a.name} and ${b.name}`];
    }
  }
  for (const [index, a] of texts.entries()) {
    for (const b of texts.slice(index + 1)) {
      if (a.shape === undefined || a.shape !== b.shape || a.turned) continue;
      const area = sharedArea(shrinkBox(a.box), shrinkBox(b.box));
      if (area > value) [value, detail] = [area, `${a.role} and ${b.role}`];
    }
  }
  const check: Check = { name: 'overlap', passed: value === 0, value: Math.round(value), bar: 0 };
  return check.passed ? check : { ...check, detail };
}

function shrinkBox({ x, y, width, height }: Box, by = tolerance): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
