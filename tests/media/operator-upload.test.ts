import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { mediaLibrary, orphanedFiles } from '#app/db/schema.ts';
import { mediaDesk, png } from '#tests/support/admin-media.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable } from '#tests/support/broken-tables.ts';
import { plainPicture } from '#tests/support/draw-picture.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
});

const { upload, rowNamed, auditOf, fileOf } = mediaDesk(app, () => admin);

describe('an upload', () => {
  test('of several pictures stores each as a WebP of its own with a smaller file, and says so', async () => {
    const mark = randomUUID();
    const { status, text } = await readPage(
      upload(
        [
          [await png(), `${mark}-1.png`],
          [
            await sharp(await png())
              .jpeg()
              .toBuffer(),
            `../..\\${mark}-2.jpg`,
          ],
        ],
        { fields: { category: 'hero', altText: ' A sun over\ndunes ' } },
      ),
    );
    expect(status).toBe(200);
    expect(text).toContain('File uploaded successfully');
    for (const name of [`${mark}-1.png`, `${mark}-2.jpg`]) {
      const row = await rowNamed(name);
      expect(row).toMatchObject({
        category: 'hero',
        altText: 'A sun over dunes',
        width: 900,
        height: 600,
        mimeType: 'image/webp',
        isActive: true,
        uploadedBy: admin.id,
        filePath: `/files/media/${row?.id}.webp`,
      });
      expect(row?.storageKey).toMatch(/^hero\/[0-9a-f]{32}\.webp$/);
      const small = await sharp(
        readFileSync(fileOf((row?.storageKey ?? '').replace('.webp', '-480.webp'))),
      ).metadata();
      expect([small.format, small.width]).toEqual(['webp', 480]);
      expect((await auditOf(row?.id ?? '')).map(({ actor, action }) => [actor, action])).toEqual([
        [admin.id, 'media.upload'],
      ]);
      expect(await app.db.$count(orphanedFiles, eq(orphanedFiles.key, row?.storageKey ?? ''))).toBe(0);
    }
  });

  test('by the script of the page answers in JSON', async () => {
    const name = `${randomUUID()}.png`;
    const path = '/admin/media/upload';
    const response = await upload([[await png(), name]], { path });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, id: (await rowNamed(name))?.id });
    const refused = await upload([['<svg/>', 'a.png']], { path });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({
      ok: false,
      message: 'Please choose a PNG, JPEG or WebP picture.',
    });
  });

  test('with one bad picture keeps the good ones and names the bad one', async () => {
    const mark = randomUUID();
    const { status, text } = await readPage(
      upload([
        [await png(), `${mark}.png`],
        ['no picture', 'broken.png'],
      ]),
    );
    expect(status).toBe(422);
    expect(text).toContain('Failed to upload file');
    expect(text).toContain('broken.png: Please choose a PNG, JPEG or WebP picture.');
    expect(text).toContain('1 of 2 pictures were added.');
    expect(await rowNamed(`${mark}.png`)).toBeDefined();
  });

  // Both are asked for (specification: admin.media.upload.required).
  test('needs a picture and a category of the list', async () => {
    const before = await app.db.$count(mediaLibrary);
    const none = await readPage(upload([]));
    expect([none.status, none.text.includes('Please choose a picture.')]).toEqual([422, true]);
    for (const category of ['', 'ads', '../../etc', '__proto__']) {
      const { status, text } = await readPage(upload([[await png(), 'x.png']], { fields: { category } }));
      expect([status, text.includes('Please choose one of the categories.')]).toEqual([422, true]);
    }
    const typed = await admin.post('/admin/media', { intent: 'upload', category: 'hero', file: 'a.png' });
    expect(typed.status).toBe(422);
    expect(await app.db.$count(mediaLibrary)).toBe(before);
  });

  test.each<[string, () => Promise<Uint8Array | string> | string, RegExp]>([
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /PNG, JPEG/],
    [
      'a web page that begins as a PNG',
      () => '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
      /PNG, JPEG|not be read/,
    ],
    ['a picture of 30 megapixels', () => plainPicture({ width: 6000, height: 5000 }), /25 megapixels/],
    ['half of a picture', async () => (await png()).subarray(0, 4000), /could not be read/],
  ])('of %s is refused and leaves nothing behind', async (_name, make, message) => {
    const before = readdirSync(join(app.dataDir, 'files'), { recursive: true }).length;
    const { status, text } = await readPage(upload([[await make(), 'picture.png']]));
    expect(status).toBe(422);
    expect(text).toMatch(message);
    expect(readdirSync(join(app.dataDir, 'files'), { recursive: true })).toHaveLength(before);
  });

  test('keeps nothing a picture carries beside its pixels', async () => {
    const name = `${randomUUID()}.jpg`;
    const secret = '<?php system($_GET[0]); ?>';
    const jpeg = await sharp(await png())
      .jpeg()
      .withExif({ IFD0: { Artist: secret } })
      .toBuffer();
    await upload([[Buffer.concat([jpeg, Buffer.from(secret)]), name]]);
    const row = await rowNamed(name);
    const bytes = readFileSync(fileOf(row?.storageKey ?? ''));
    expect(bytes.includes('php')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('larger than the form can carry is refused before it is read', async () => {
    const response = await admin.request('/admin/media', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(65 * 1024 * 1024),
      },
      body: 'x',
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('These are more than 64 MB at once.');
  });

  // A row without a file would be a broken picture (specification: admin.media.store-failure).
  test('while storage takes no files: Failed to upload file, and no row', async () => {
    const before = await app.db.$count(mediaLibrary);
    const away = fileOf('');
    await withReadOnly(away, async () => {
      const { status, text } = await readPage(
        upload([[await png(), 'x.png']], { fields: { category: 'slider' } }),
      );
      expect(status).toBe(500);
      expect(text).toContain('Failed to upload file');
    });
    await app.expectLogged(/^Failed to upload file: Storage is unavailable: ENOTDIR/);
    expect(await app.db.$count(mediaLibrary)).toBe(before);
  });

  test('while the database takes no rows: Failed to upload file, and the files are noted for deletion', async () => {
    await withFrozenTable(app, 'media_library', async () => {
      const { status, text } = await readPage(upload([[await png(), 'x.png']]));
      expect(status).toBe(500);
      expect(text).toContain('Failed to upload file');
    });
    const noted = (await app.db.select().from(orphanedFiles)).map(({ key }) => key);
    expect(noted.filter((key) => /^gallery\/[0-9a-f]{32}(-480)?\.webp$/.test(key)).length).toBeGreaterThan(1);
  });
});

/** Puts a file where the folder of a category belongs: whoever runs the tests, nothing can be written there. */
async function withReadOnly(root: string, run: () => Promise<void>) {
  const { renameSync, rmSync, writeFileSync } = await import('node:fs');
  const folder = join(root, 'slider');
  const hidden = existsSync(folder);
  if (hidden) renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  chmodSync(folder, 0o444);
  try {
    await run();
  } finally {
    rmSync(folder, { force: true });
    if (hidden) renameSync(`${folder}-away`, folder);
  }
}
