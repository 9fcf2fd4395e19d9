import sharp from 'sharp';

type Size = { width: number; height: number };

/** Pictures drawn so far: the same ones are asked for again and again. */
const drawn = new Map<string, Promise<Buffer>>();

/**
 * A PNG of a sun over dunes in the given size, px: a real picture with a subject, off centre, that crops can be judged
 * by. Don't change the bytes: callers share them.
 */
export function drawPicture(size: Size): Promise<Buffer> {
  return once(`dunes ${size.width}x${size.height}`, () => drawDunes(size));
}

/** A PNG of one grey: few bytes, any number of pixels. */
export function plainPicture({ width, height }: Size): Promise<Buffer> {
  const input = {
    create: { width, height, channels: 3, background: '#777777' },
    limitInputPixels: false,
  } as const;
  const draw = () => sharp(input).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
  return once(`plain ${width}x${height}`, draw);
}

function once(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const picture = drawn.get(key) ?? draw();
  drawn.set(key, picture);
  return picture;
}

function drawDunes({ width, height }: Size): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#1b2a6b"/><stop offset=".6" stop-color="#f08a5d"/><stop offset="1" stop-color="#ffd29d"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${width * 0.7}" cy="${height * 0.45}" r="${Math.min(width, height) * 0.12}" fill="#fff3c4"/>
    <ellipse cx="${width * 0.3}" cy="${height}" rx="${width * 0.6}" ry="${height * 0.3}" fill="#b5532d"/>
    <ellipse cx="${width * 0.9}" cy="${height * 1.05}" rx="${width * 0.6}" ry="${height * 0.32}" fill="#8a3a1f"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
}
