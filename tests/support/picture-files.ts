import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import type { Site } from './site.ts';

/** A file as a person chooses it in Chromium. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const drawing = () => drawPicture({ width: 640, height: 480 });

const as = (format: 'jpeg' | 'webp') =>
  once(async () =>
    sharp(await drawing())
      .toFormat(format)
      .toBuffer(),
  );
const jpeg = as('jpeg');
const webp = as('webp');

/** Pictures every form that takes a file takes, by their kind. */
export const goodFiles: Record<'png' | 'jpeg' | 'webp', () => Promise<ChosenFile>> = {
  png: async () => ({ name: 'kettle.png', mimeType: 'image/png', buffer: await drawing() }),
  jpeg: async () => ({ name: 'kettle.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }),
  webp: async () => ({ name: 'kettle.webp', mimeType: 'image/webp', buffer: await webp() }),
};

/** As phones write them: a HEIF container whose first brand is 'heic'. */
const heic = once(async () => {
  const file = await sharp(await drawing())
    .avif({ effort: 0 })
    .toBuffer();
  file.write('heic', 8, 'latin1');
  return file;
});

/** Made when it is first asked for, and kept. */
function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Files no form takes, with what is said of them. */
export const badFiles: Record<string, { file: () => Promise<ChosenFile>; message: string }> = {
  'a HEIC': {
    file: async () => ({ name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer: await heic() }),
    message: 'HEIC pictures can’t be read here. Please save it as JPEG and choose that one.',
  },
  '12 MB': {
    file: async () => ({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([await drawing(), Buffer.alloc(12 * 1024 * 1024)]),
    }),
    message: 'This picture is larger than 10 MB. Please choose a smaller one.',
  },
  'a broken one': {
    file: async () => ({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: (await drawing()).subarray(0, 300),
    }),
    message: 'This picture could not be read. It may be damaged; please choose another.',
  },
};

/** Chooses files in a field of a page; from the site's own folder, as bytes of megabytes take the debugger seconds. */
export async function chooseFiles({ dataDir }: Site, field: Locator, files: ChosenFile[]): Promise<void> {
  const folder = mkdtempSync(join(dataDir, 'chosen-'));
  const paths = files.map(({ name, buffer }) => {
    const path = join(folder, name);
    writeFileSync(path, buffer);
    return path;
  });
  await field.setInputFiles(paths);
}
