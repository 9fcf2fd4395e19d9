import { contrastRatio, luminanceOfHex } from '../color/contrast.ts';
import { type Box, fade, mirrorBox, type PlacedPicture, type ViewProps } from './layout.ts';

/** A picture is never shown larger than this many px for one of its own. */
export const mostEnlarged = 1.5;
const shade = '#0d0a08';
/** Where the corner of a box is on a gradient whose ellipse reaches the corners. */
const rim = Math.SQRT1_2 * 100;

/** The product's picture, whole and in its proportions: cut out it stands on a shadow, otherwise it lies as a print. */
export function Product(props: ViewProps) {
  const { product, canvas, plan } = props;
  if (!product) return null;
  const mat = product.finish === 'whole' ? Math.round(0.9 * canvas.u) : 0;
  const box = placeOf(product, mirrorBox(plan.stage, canvas), mat);
  return (
    <>
      {product.finish === 'whole' ? (
        <Print box={box} mat={mat} unit={canvas.u} />
      ) : (
        <ContactShadow box={box} product={product} />
      )}
      <img
        id="product"
        alt=""
        src={product.src}
        width={box.width}
        height={box.height}
        style={{ position: 'absolute', left: box.x, top: box.y, width: box.width, height: box.height }}
      />
    </>
  );
}

/** As large as the stage and the picture's own px allow, in the middle of the stage, on whole px. */
function placeOf(product: PlacedPicture, stage: Box, mat: number): Box {
  const scale = Math.min(
    (stage.width - 2 * mat) / product.width,
    (stage.height - 2 * mat) / product.height,
    mostEnlarged,
  );
  const width = Math.max(1, Math.round(product.width * scale));
  const height = Math.max(1, Math.round(product.height * scale));
  const x = Math.round(stage.x + (stage.width - width) / 2);
  const y = Math.round(stage.y + (stage.height - height) / 2);
  return { x, y, width, height };
}

/** A photograph that keeps its ground: on a white mat, with the shadow of a print. */
function Print(props: { box: Box; mat: number; unit: number }) {
  const { box, mat, unit } = props;
  return (
    <div
      style={{
        position: 'absolute',
        display: 'block',
        left: box.x - mat,
        top: box.y - mat,
        width: box.width + 2 * mat,
        height: box.height + 2 * mat,
        background: '#ffffff',
        boxShadow: `0 ${1.2 * unit}px ${4 * unit}px ${fade(shade, 0.32)}`,
      }}
    />
  );
}

/** A tight dark shadow where the product touches the ground inside a wide soft one. */
function ContactShadow({ box, product }: { box: Box; product: PlacedPicture }) {
  const { left, right } = product.foot;
  const middle = box.x + ((left + right) / 2) * box.width;
  const foot = Math.max((right - left) * box.width, box.width * 0.3);
  const layers = [
    { width: foot * 1.5, height: foot * 0.26, strength: 0.3 },
    { width: foot * 1.08, height: foot * 0.1, strength: 0.5 },
  ];
  return (
    <>
      {layers.map(({ width, height, strength }) => (
        <div
          key={strength}
          style={{
            position: 'absolute',
            display: 'block',
            left: Math.round(middle - width / 2),
            top: Math.round(box.y + box.height - height * 0.62),
            width: Math.round(width),
            height: Math.round(height),
            background: `radial-gradient(ellipse at 50% 50%, ${falling(strength)})`,
          }}
        />
      ))}
    </>
  );
}

function falling(strength: number): string {
  return [1, 0.86, 0.55, 0.24, 0.06, 0]
    .map((share, index) => `${fade(shade, share * strength)} ${((index / 5) * rim).toFixed(1)}%`)
    .join(', ');
}

/** Share of a logo's visible px that reads on a ground at 3:1. */
function readableShare(ink: Float64Array, ground: number): number {
  if (ink.length === 0) return 1;
  return ink.filter((value) => contrastRatio(value, ground) >= 3).length / ink.length;
}

/** Below this share of readable px a logo is put on a plate. */
const readable = 0.7;

/** Colour of the plate a logo needs on a ground; undefined when it reads without one. */
export function plateFor(ink: Float64Array, grounds: string[], plates: string[]): string | undefined {
  if (grounds.every((ground) => readableShare(ink, luminanceOfHex(ground)) >= readable)) return undefined;
  const [best] = plates
    .map((plate) => ({ plate, share: readableShare(ink, luminanceOfHex(plate)) }))
    .sort((one, other) => other.share - one.share);
  return best?.plate;
}

/** The advertiser's logo in the brand's place, on a plate where it would not read. `ground` is what it stands on. */
export function Logo(props: ViewProps & { logo: PlacedPicture; ground: string }) {
  const { logo, canvas, design } = props;
  const scale = Math.min((6.4 * canvas.u) / logo.height, (27 * canvas.u) / logo.width, mostEnlarged);
  const width = Math.round(logo.width * scale);
  const size = { width, height: Math.max(1, Math.round((width * logo.height) / logo.width)) };
  const { background, surface } = design.palette;
  const plate = plateFor(logo.ink, [props.ground], [surface, background, '#ffffff', '#141414']);
  const picture = <img id="logo" alt="" src={logo.src} {...size} style={{ ...size, flexShrink: 0 }} />;
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        ...(plate
          ? {
              background: plate,
              padding: `${1.2 * canvas.u}px ${1.6 * canvas.u}px`,
              borderRadius: 0.7 * canvas.u,
            }
          : {}),
      }}
    >
      {picture}
    </div>
  );
}
