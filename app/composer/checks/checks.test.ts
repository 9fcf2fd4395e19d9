import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import type { RgbaPixels } from '../render/render.ts';
import { askedColorsCheck } from './asked-colors.ts';
import { type LaidOut, pairWithMeasure, type TextBox } from './boxes.ts';
import { boxChecks, pixelChecks, sizeCheck } from './checks.ts';
import { markCheck, silhouetteCheck, subjectCheck, wordsClearCheck } from './clear-space.ts';
import { meanGradient, worstContrast } from './pixels.ts';
import { raggedCheck } from './reading.ts';

const size = { width: 400, height: 400 };

function pixels(colorAt: (x: number, y: number) => [number, number, number]): RgbaPixels {
  const data = new Uint8Array(size.width * size.height * 4);
  for (let at = 0; at < size.width * size.height; at++) {
    data.set([...colorAt(at % size.width, Math.floor(at / size.width)), 255], at * 4);
  }
  return { ...size, data };
}

function text(over: Partial<TextBox> = {}): TextBox {
  const box = { x: 40, y: 40, width: 200, height: 40 };
  const set = { fontSize: 20, weight: 400, color: '#ffffff', region: undefined, shape: undefined };
  return { role: 'headline', box, lines: [box], ...set, ...over };
}

function laid(...texts: TextBox[]): LaidOut {
  return { texts, shapes: [] };
}

describe('contrast', () => {
  it('follows the WCAG formula', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is judged on the worst ground under the text, not on the mean', () => {
    const under = pixels((x) => (x < 70 ? [240, 240, 240] : [0, 0, 0]));
    expect(worstContrast(under, text().box, '#ffffff')).toBeLessThan(1.3);
    expect(pixelChecks(laid(text()), under)[0]).toMatchObject({ name: 'contrast', passed: false });
  });

  it('lets large type pass at 3:1', () => {
    const gray = pixels(() => [130, 130, 130]);
    const small = text({ fontSize: 9 });
    expect(pixelChecks(laid(text({ fontSize: 20 })), gray)[0]?.passed).toBe(true);
    expect(pixelChecks(laid(small), gray)[0]?.passed).toBe(false);
  });
});

describe('calm', () => {
  it('tells a smooth ground from stripes', () => {
    const smooth = pixels((x) => [x / 4, x / 4, x / 4]);
    const stripes = pixels((x) => (x % 8 < 4 ? [0, 0, 0] : [90, 90, 90]));
    expect(meanGradient(smooth, text().box)).toBeLessThan(0.01);
    expect(pixelChecks(laid(text()), smooth)[1]?.passed).toBe(true);
    expect(pixelChecks(laid(text()), stripes)[1]).toMatchObject({ name: 'calm', passed: false });
  });
});

describe('boxes', () => {
  it('catches text outside its region, wider than its box, off the canvas or too small', () => {
    const region = { x: 0, y: 0, width: 200, height: 200 };
    const wide = { x: 40, y: 40, width: 230, height: 40 };
    const off = { x: 300, y: 40, width: 200, height: 40 };
    const passes = (entry: TextBox) => boxChecks(laid(entry), size)[0]?.passed;
    expect(passes(text())).toBe(true);
    expect(passes(text({ region }))).toBe(false);
    expect(passes(text({ lines: [wide] }))).toBe(false);
    expect(passes(text({ box: off, lines: [off] }))).toBe(false);
    expect(passes(text({ fontSize: 5 }))).toBe(false);
  });

  it('catches words at the edge of the label they stand in', () => {
    const passes = (width: number) => {
      const plate = { box: { x: 30, y: 36, width, height: 48 }, pad: 10 };
      return boxChecks(laid(text({ role: 'offer', shape: 'offer-shape', plate })), size)[0];
    };
    expect(passes(220)).toMatchObject({ passed: true });
    expect(passes(213)).toMatchObject({ passed: false, detail: 'offer stands at the edge of its plate' });
  });

  it('catches layers on top of each other', () => {
    const below = { x: 40, y: 70, width: 200, height: 40 };
    const [, overlap] = boxChecks(laid(text(), text({ role: 'subline', box: below, lines: [below] })), size);
    expect(overlap).toMatchObject({ name: 'overlap', passed: false, detail: 'headline and subline' });
  });

  it('sees a label that touches its button, and lets classic ads be', () => {
    const shapesAt = (y: number) => [
      { name: 'offer-shape', box: { x: 40, y: 40, width: 200, height: 60 }, region: undefined },
      { name: 'callToAction-shape', box: { x: 40, y, width: 120, height: 40 }, region: undefined },
    ];
    const look = (y: number, onPhone: boolean) =>
      boxChecks({ texts: [], shapes: shapesAt(y) }, size, { onPhone }).find(({ name }) => name === 'overlap');
    expect(look(100, true)).toMatchObject({ passed: false, detail: 'offer-shape and callToAction-shape' });
    expect(look(104, true)).toMatchObject({ passed: true });
    expect(look(100, false)).toMatchObject({ passed: true });
  });
});

describe('shapes', () => {
  it('throws for an element whose id no check knows', () => {
    const measured = {
      width: 10,
      height: 10,
      transform: [1, 0, 0, 1, 0, 0],
      children: [],
      runs: [],
    } as never;
    const drawing = (id: string) => ({
      node: { type: 'container', id, children: [] } as never,
      pictures: [],
    });
    expect(pairWithMeasure(drawing('card'), measured).shapes).toMatchObject([{ name: 'card' }]);
    expect(() => pairWithMeasure(drawing('sticker-sheet'), measured)).toThrow('sticker-sheet');
  });
});

describe('subject', () => {
  const silhouette = (outside: number) => ({
    points: Array.from({ length: 10 }, (_, at): [number, number] => [0.5, at / 10]),
    outside,
    edges: [],
  });
  const scene = { x: 0, y: 0, width: 400, height: 400 };
  const look = (entry: TextBox, outside = 0, cropped = false) =>
    silhouetteCheck(laid(entry), { silhouette: silhouette(outside), scene, cropped });

  it('counts words on the silhouette and what the edge cuts off, not what lies in the box around it', () => {
    const beside = { x: 210, y: 40, width: 180, height: 200 };
    const across = { x: 100, y: 0, width: 200, height: 130 };
    expect(look(text({ box: beside, lines: [beside] })).value).toBe(1);
    expect(look(text({ box: across, lines: [across] }))).toMatchObject({ passed: false, value: 0.6 });
    expect(look(text({ box: beside, lines: [beside] }), 0.3)).toMatchObject({ passed: false, value: 0.7 });
    expect(look(text({ box: beside, lines: [beside] }), 0.3, true).passed).toBe(true);
  });
});

describe('words over the subject', () => {
  // A column of the thing, 40 px wide, in the middle of the picture.
  const points = Array.from({ length: 80 }, (_, at): [number, number] => [
    0.475 + 0.05 * (at % 2),
    (Math.floor(at / 2) + 0.5) / 40,
  ]);
  const scene = { x: 0, y: 0, width: 400, height: 400 };
  const silhouette = { points, outside: 0, edges: [], cell: 0.05 };
  const brandAt = (x: number) => {
    const box = { x, y: 20, width: 150, height: 12 };
    return text({ role: 'brand', box, lines: [box], fontSize: 10 });
  };
  const look = (entry: TextBox, shapes: LaidOut['shapes'] = []) =>
    wordsClearCheck({ texts: [entry], shapes }, { silhouette, scene });

  it('finds a wordmark that lies on what is sold, however small it is beside that', () => {
    expect(look(brandAt(20))).toMatchObject({ passed: true, value: 0 });
    expect(look(brandAt(120))).toMatchObject({ name: 'words-clear', passed: false, detail: 'brand' });
    expect(silhouetteCheck(laid(brandAt(120)), { silhouette, scene, cropped: false }).passed).toBe(true);
  });

  it('minds no words with a ground of their own', () => {
    const card = { name: 'card', box: { x: 100, y: 0, width: 300, height: 60 }, region: undefined };
    expect(look(brandAt(120), [card]).passed).toBe(true);
    expect(look({ ...brandAt(120), shape: 'offer-shape' }).passed).toBe(true);
  });
});

describe('size', () => {
  it('reads the header of the file', () => {
    const png = new Uint8Array(24);
    new DataView(png.buffer).setUint32(16, 400);
    new DataView(png.buffer).setUint32(20, 399);
    expect(sizeCheck(png, size)).toMatchObject({ passed: false, value: 399, bar: 400 });
  });
});

describe('what the eye sees, in designs broken on purpose', () => {
  const phone = { width: 1024, height: 1024 };
  const box = (width: number, y = 40) => ({ x: 40, y, width, height: 40 });

  it('button and sub-line are 13 px once the ad is 375 px wide; other words may be smaller', () => {
    const legible = (...texts: TextBox[]) =>
      boxChecks(laid(...texts), phone, { onPhone: true }).find(({ name }) => name === 'legible');
    expect(legible(text({ role: 'callToAction', fontSize: 36 }))?.passed).toBe(true);
    expect(legible(text({ role: 'callToAction', fontSize: 34 }))).toMatchObject({
      passed: false,
      value: 12.5,
    });
    expect(legible(text({ role: 'subline', fontSize: 20 }))).toMatchObject({
      detail: 'subline',
      passed: false,
    });
    expect(legible(text({ role: 'brand', fontSize: 20 }))?.passed).toBe(true);
  });

  it('no type is under 9 px, not even in the smallest picture', () => {
    const small = (fontSize: number) => boxChecks(laid(text({ fontSize })), size)[0];
    expect(small(9)?.passed).toBe(true);
    expect(small(8)).toMatchObject({ passed: false, detail: 'headline is too small' });
  });

  it('a word alone on a line is ragged; lines that are balanced when drawn are not', () => {
    const lines = [box(200), box(20, 80)];
    expect(raggedCheck(laid(text({ lines })))).toMatchObject({
      passed: false,
      value: 0.1,
      detail: 'headline',
    });
    expect(raggedCheck(laid(text({ lines, balanced: true }))).passed).toBe(true);
    expect(raggedCheck(laid(text({ lines: [box(200), box(90, 80)] }))).passed).toBe(true);
  });

  it('no word stands where the mark of free ads will lie', () => {
    const mark = { x: 20, y: 50, width: 300, height: 30 };
    const check = (y: number) => markCheck(laid(text({ box: box(200, y), lines: [box(200, y)] })), mark);
    expect(check(45)).toMatchObject({ passed: false, detail: 'headline stands under the mark' });
    expect(check(200).passed).toBe(true);
  });

  it('the colour asked for fills a quarter of what is drawn', () => {
    const striped = (share: number) =>
      askedColorsCheck(
        ['#ff0000'],
        pixels((x) => (x < size.width * share ? [250, 10, 10] : [255, 255, 255])),
      );
    expect(striped(0.3).passed).toBe(true);
    expect(striped(0.2)).toMatchObject({ passed: false, value: 0.2, detail: '#ff0000' });
  });

  it('a drawing under a badge or half out of the picture is not seen', () => {
    const subject = { x: 100, y: 100, width: 200, height: 200 };
    const picture = { x: 0, y: 0, ...size };
    const look = (badge: { x: number; y: number }, at = subject, cropped = false) =>
      subjectCheck(
        {
          texts: [],
          shapes: [{ name: 'offer-shape', box: { ...badge, width: 100, height: 100 }, region: undefined }],
        },
        { subject: at, picture, cropped },
      );
    expect(look({ x: 0, y: 0 })).toMatchObject({ passed: true, value: 1 });
    expect(look({ x: 200, y: 200 })).toMatchObject({ passed: false, value: 0.75 });
    expect(look({ x: 0, y: 0 }, { ...subject, x: 300 })).toMatchObject({ passed: false, value: 0.5 });
    expect(look({ x: 0, y: 0 }, { ...subject, x: 300 }, true).passed).toBe(true);
  });
});
