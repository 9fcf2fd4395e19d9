import { graphemesOf } from '../type/typesetting.ts';
import { Brand } from './kit/brand.tsx';
import { callWidth } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { Subline } from './kit/subline.tsx';
import { type Box, type Canvas, columnFor, fade, type Layout, leading, type ViewProps } from './layout.ts';
import { OfferFigure } from './offer.tsx';
import { Product } from './product.tsx';

/** A page of a magazine: the scene framed like a photograph, hairlines, a lot of air. */
export const editorial: Layout = { name: 'editorial', yields: true, plan, headline, View };

/** Words and framed scene side by side. */
function isBeside(canvas: Canvas): boolean {
  return canvas.shape === 'wide' || columnFor(canvas) !== undefined;
}

/** Height of the line above the framed scene that holds the brand; none where nobody is named. */
function brandLine({ logo, branded, least, u }: Canvas): number {
  if (least > 0 && !branded) return 0;
  return (logo ? 9.6 : 6.4) * u;
}

function plan(canvas: Canvas) {
  const { width, height, shape, margin, u, staged, bold } = canvas;
  const wordy = canvas.wordy || bold;
  const strip = brandLine(canvas);
  // Over many words a larger headline has to take its room from the picture.
  const lower = canvas.wordy && bold ? 0.82 : 1;
  // What a studio shows has more of the page than a photograph needs.
  const roomy = staged !== undefined && !wordy;
  const start = (shape === 'wide' ? (roomy ? 0.5 : 0.54) : 0.6) + (wordy ? 0.04 : 0);
  const scene: Box = isBeside(canvas)
    ? {
        x: Math.round(start * width),
        y: Math.round(margin),
        width: Math.round((1 - start) * width - margin),
        height: Math.round(height - 2 * margin),
      }
    : {
        x: Math.round(margin),
        y: Math.round(margin + strip),
        width: Math.round(width - 2 * margin),
        height: Math.round(
          (shape === 'tall' ? (wordy ? 0.36 : 0.45) : wordy ? 0.31 : roomy ? 0.43 : 0.38) * lower * height +
            6.4 * u -
            strip,
        ),
      };
  const pad = 3 * u;
  return {
    scene,
    quiet: undefined,
    stage: {
      x: scene.x + pad,
      y: scene.y + pad,
      width: scene.width - 2 * pad,
      height: scene.height - 2 * pad,
    },
  };
}

function headline(canvas: Canvas) {
  const { shape } = canvas;
  return leading(canvas, {
    largest: shape === 'square' ? 8.4 : 9.4,
    smallest: 3.3,
    lines: isBeside(canvas) ? 6 : 4,
  });
}

function View(props: ViewProps) {
  const {
    canvas,
    design,
    copy,
    plan: { scene },
  } = props;
  const { palette } = design;
  const { width, height, margin, u } = canvas;
  const wide = isBeside(canvas);
  const isShort = graphemesOf(copy.offer?.plain ?? '').length <= (wide ? 12 : canvas.least > 0 ? 18 : 999);
  const line = Math.max(1, Math.round(0.14 * u));
  const hairline = fade(palette.onSurface, 0.32);
  const column = wide
    ? { x: margin, y: margin, width: scene.x - 2 * margin + u, height: height - 2 * margin }
    : {
        x: margin,
        y: scene.y + scene.height + 3 * u,
        width: width - 2 * margin,
        height: height - margin - scene.y - scene.height - 3 * u,
      };
  const beside = isShort && (!wide || canvas.least === 0 || callWidth(props) <= 0.6 * column.width);
  const brand = <Brand {...props} color={palette.onSurface} ground={palette.surface} mark={palette.accent} />;
  return (
    <Sheet canvas={canvas}>
      {surround(scene, canvas).map((box) => (
        <Fill key={`${box.x}-${box.y}`} canvas={canvas} box={box} color={palette.surface} />
      ))}
      <Product {...props} />
      {!wide && (
        <Region
          canvas={canvas}
          box={{ x: margin, y: margin - 1.6 * u, width: width - 2 * margin, height: brandLine(canvas) }}
          style={{ alignItems: 'flex-start', justifyContent: 'center' }}
        >
          {brand}
        </Region>
      )}
      <Region
        canvas={canvas}
        box={column}
        style={{
          alignItems: 'flex-start',
          // A headline alone over the rule is one block with what stands under it.
          justifyContent: wide || canvas.least === 0 || copy.subline ? 'space-between' : 'center',
          gap: (canvas.least > 0 && !copy.subline ? 3 : 2.2) * u,
        }}
      >
        {wide && brand}
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            flexShrink: 0,
            gap: 2 * u,
          }}
        >
          <Headline {...props} color={palette.onSurface} />
          <Subline {...props} color={palette.onSurface} size={wide ? 3 : 2.8} style={{ maxWidth: 74 * u }} />
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            flexShrink: 0,
            gap: 2.4 * u,
            width: column.width,
          }}
        >
          <div style={{ display: 'block', width: column.width, height: line, background: hairline }} />
          <div
            style={{
              display: 'flex',
              flexDirection: beside ? 'row' : 'column',
              alignItems: beside ? 'center' : 'flex-start',
              justifyContent: 'space-between',
              gap: 2.6 * u,
            }}
          >
            {copy.offer && (
              <div
                style={
                  beside
                    ? { display: 'flex', flexGrow: 1, flexBasis: 0 }
                    : { display: 'block', maxWidth: '100%' }
                }
              >
                <OfferFigure
                  {...props}
                  color={palette.onSurface}
                  rule={palette.accent}
                  ruled={design.concept === 'classic'}
                  ground={palette.surface}
                  style={{ flexShrink: 1 }}
                />
              </div>
            )}
            <CallToAction {...props} fill={palette.accent} color={palette.onAccent} />
          </div>
        </div>
      </Region>
    </Sheet>
  );
}

/** The page around the framed scene, as four boxes. */
function surround(scene: Box, { width, height }: Canvas): Box[] {
  const right = scene.x + scene.width;
  const bottom = scene.y + scene.height;
  return [
    { x: 0, y: 0, width, height: scene.y },
    { x: 0, y: bottom, width, height: height - bottom },
    { x: 0, y: scene.y, width: scene.x, height: scene.height },
    { x: right, y: scene.y, width: width - right, height: scene.height },
  ];
}
