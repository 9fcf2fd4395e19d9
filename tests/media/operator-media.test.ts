import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminSettings, mediaLibrary, orphanedFiles } from '#app/db/schema.ts';
import { mediaDesk, png } from '#tests/support/admin-media.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable, withoutTable, withTableAway } from '#tests/support/broken-tables.ts';
import { insertAds } from '#tests/support/content.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
});

const { upload, rowNamed, auditOf, fileOf } = mediaDesk(app, () => admin);

/** A picture of its own in the library. */
async function added(options: { category?: string; name?: string } = {}) {
  const name = options.name ?? `${randomUUID()}.png`;
  await upload([[await png(), name]], {
    fields: { category: options.category ?? 'gallery', altText: 'Dunes' },
  });
  const row = await rowNamed(name);
  if (!row) throw new Error('the picture was not stored');
  return row;
}

describe('a picture of the library', () => {
  test('is served to everybody, for good, with its smaller files; the gallery shows them all', async () => {
    const row = await added();
    for (const path of [
      row.filePath,
      ...['-480', '-720'].map((width) => row.filePath.replace('.webp', `${width}.webp`)),
    ]) {
      const response = await app.visitor().request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const etag = response.headers.get('etag') ?? '';
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('webp');
      const again = await app.visitor().request(path, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      // Known by now: no table is asked, in the way of one that is away.
      await withTableAway(app.db, 'media_library', async () => {
        const headers = { 'if-none-match': `W/${etag}, "other"` };
        expect((await app.visitor().request(path, { headers })).status).toBe(304);
        expect((await app.visitor().request(path)).status).toBe(200);
      });
    }
    const gallery = await (await app.visitor().request('/gallery')).text();
    expect(gallery).toContain(
      `${row.filePath.replace('.webp', '-480.webp')} 480w, ${row.filePath.replace('.webp', '-720.webp')} 720w, ${row.filePath} 900w`,
    );
  });

  test('is not served under any other name', async () => {
    const { id, storageKey, filePath } = await added();
    const sample = await app.db.query.mediaLibrary.findFirst({ where: eq(mediaLibrary.isSample, true) });
    for (const name of [
      id,
      `${id}.png`,
      `${id}-481.webp`,
      `${id}.webp%00.png`,
      `${id.toUpperCase()}.webp`,
      `${randomUUID()}.webp`,
      `${sample?.id ?? randomUUID()}.webp`,
      encodeURIComponent(storageKey),
      encodeURIComponent('../../../etc/passwd'),
      encodeURIComponent(`../media/${id}.webp`),
      '..%2f..%2fsecret.webp',
      '%00',
      `x${'a'.repeat(3000)}.webp`,
    ]) {
      const response = await app.visitor().request(`/files/media/${name}`);
      expect([response.status, name]).toEqual([404, name]);
      expect(await response.text()).not.toContain('root:');
    }
    expect((await app.visitor().request(`${filePath}/`)).status).not.toBe(500);
  });

  // Two states and the switch between them (specification: media.states, admin.media.toggle).
  test('is gone for visitors while inactive, also where it was listed; admins see it', async () => {
    const { id, filePath } = await added();
    const { status, text } = await readPage(
      admin.post('/admin/media', { intent: 'toggle', mediaId: id, active: 'false' }),
    );
    expect([status, text.includes('Picture deactivated')]).toEqual([200, true]);
    expect((await app.visitor().request(filePath)).status).toBe(404);
    expect((await (await app.user()).request(filePath)).status).toBe(404);
    const seen = await admin.request(filePath);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await (await app.visitor().request('/gallery')).text()).not.toContain(filePath);
    // Twice is no other change.
    for (const active of ['false', 'true'])
      await admin.post('/admin/media', { intent: 'toggle', mediaId: id, active });
    expect((await app.visitor().request(filePath)).status).toBe(200);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'media.upload',
      'media.deactivate',
      'media.activate',
    ]);
  });

  test('gets another description and category, and keeps its address', async () => {
    const { id, filePath } = await added();
    const send = (fields: Record<string, string>) =>
      admin.post('/admin/media', { intent: 'update', mediaId: id, ...fields });
    const { text } = await readPage(send({ category: 'slider', altText: '  Sun <b>over</b>\u0000 dunes ' }));
    expect(text).toContain('Media updated successfully');
    expect((await send({ category: 'no-such', altText: 'x' })).status).toBe(422);
    const row = await app.db.query.mediaLibrary.findFirst({ where: eq(mediaLibrary.id, id) });
    expect(row).toMatchObject({ category: 'slider', altText: 'Sun <b>over</b>  dunes', filePath });
    expect((await app.visitor().request(filePath)).status).toBe(200);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'media.update',
      before: { category: 'gallery', altText: 'Dunes' },
      after: { category: 'slider' },
    });
  });

  // What it says then is promised (specification: admin.media.delete, admin.media.deleted.words).
  test('is deleted with its files', async () => {
    const { id, filePath, storageKey } = await added();
    const { status, text } = await readPage(admin.post('/admin/media', { intent: 'delete', mediaId: id }));
    expect([status, text.includes('Media deleted successfully')]).toEqual([200, true]);
    expect((await admin.request(filePath)).status).toBe(404);
    await expect.poll(() => existsSync(fileOf(storageKey)), { timeout: 60_000 }).toBe(false);
    await expect
      .poll(() => existsSync(fileOf(storageKey.replace('.webp', '-480.webp'))), { timeout: 60_000 })
      .toBe(false);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'media.delete',
      before: { altText: 'Dunes' },
    });
    const again = await readPage(admin.post('/admin/media', { intent: 'delete', mediaId: id }));
    expect([again.status, again.text.includes('Failed to delete media')]).toEqual([404, true]);
  });

  test('that came with the product is taken out of the library without touching storage', async () => {
    const [sample] = await app.db
      .insert(mediaLibrary)
      .values({
        filename: 'coffee.webp',
        filePath: '/showcase/coffee.webp',
        storageKey: 'public/showcase/coffee.webp',
        fileSize: 1,
        mimeType: 'image/webp',
        width: 1024,
        height: 1024,
        category: 'general',
        isSample: true,
      })
      .returning();
    await admin.post('/admin/media', { intent: 'delete', mediaId: sample?.id ?? '' });
    expect(await app.db.$count(mediaLibrary, eq(mediaLibrary.id, sample?.id ?? ''))).toBe(0);
    expect(await app.db.$count(orphanedFiles, eq(orphanedFiles.key, 'public/showcase/coffee.webp'))).toBe(0);
    expect((await app.visitor().request('/files/media/coffee.webp')).status).toBe(404);
  });

  test.each(['', 'nobody', '%00', "' or 1=1 --", randomUUID()])('of id "%s" is nobody’s', async (mediaId) => {
    for (const [intent, failure] of [
      ['toggle', 'Failed to update media status'],
      ['update', 'Failed to update media'],
      ['delete', 'Failed to delete media'],
    ] as const) {
      const { status, text } = await readPage(
        admin.post('/admin/media', { intent, mediaId, category: 'hero', active: 'true' }),
      );
      expect([status, text.includes(failure)]).toEqual([404, true]);
    }
  });

  test('is found by name, description and category; hostile names are text', async () => {
    const mark = randomUUID();
    const name = `${mark}<img src=x onerror=alert(1)>.png`;
    await upload([[await png(), name]], { fields: { category: 'examples', altText: `"><script>${mark}` } });
    const found = await readPage(admin.request(`/admin/media?q=${mark.toUpperCase()}&category=examples`));
    expect(found.text).toContain('1 picture');
    expect(found.html).toContain(`${mark}&lt;img src=x onerror=alert(1)&gt;.png`);
    expect(found.html).not.toContain('<img src=x');
    expect(found.html).not.toContain(`<script>${mark}`);
    const other = await readPage(admin.request(`/admin/media?q=${mark}&category=hero`));
    expect(other.text).toContain('No pictures match your search and category.');
  });
});

describe('when the database fails', () => {
  test('Failed to fetch media library: the rest of the page stays', async () => {
    await withoutTable(app, 'media_library', async () => {
      const { status, text } = await readPage(admin.request('/admin/media'));
      expect(status).toBe(500);
      expect(text).toContain('Failed to fetch media library');
      expect(text).toContain('Upload pictures');
    });
    expect((await admin.request('/admin/media')).status).toBe(200);
  });

  test('Failed to update media status and Failed to delete media', async () => {
    const { id, filePath } = await added();
    await withFrozenTable(app, 'media_library', async () => {
      const toggled = await readPage(
        admin.post('/admin/media', { intent: 'toggle', mediaId: id, active: 'false' }),
      );
      expect([toggled.status, toggled.text.includes('Failed to update media status')]).toEqual([500, true]);
      const deleted = await readPage(admin.post('/admin/media', { intent: 'delete', mediaId: id }));
      expect([deleted.status, deleted.text.includes('Failed to delete media')]).toEqual([500, true]);
    });
    expect((await app.visitor().request(filePath)).status).toBe(200);
  });

  test('a change that can not be written into the audit log is not made', async () => {
    const { id } = await added();
    await withFrozenTable(app, 'audit_log', async () => {
      for (const intent of ['toggle', 'delete'])
        await admin.post('/admin/media', { intent, mediaId: id, active: 'false' });
    });
    expect(await app.db.query.mediaLibrary.findFirst({ where: eq(mediaLibrary.id, id) })).toMatchObject({
      isActive: true,
    });
  });
});

describe('an ad of one’s own', () => {
  const send = (adId: string, as: Client = admin) =>
    as.post('/admin/media/from-ads', { intent: 'promote', adId, category: 'gallery', altText: 'My ad' });

  test('is copied into the library without its watermark; other people’s ads are not', async () => {
    const [ad] = await insertAds(app, { userId: admin.id, count: 1, bytes: 10 });
    const { writeFileSync } = await import('node:fs');
    writeFileSync(fileOf(ad?.cleanKey ?? ''), await png());
    const page = await readPage(admin.request('/admin/media/from-ads'));
    expect(page.html).toContain(`/files/ads/${ad?.id}`);
    const { status, text } = await readPage(send(ad?.id ?? ''));
    expect([status, text.includes('File uploaded successfully')]).toEqual([200, true]);
    const row = await app.db.query.mediaLibrary.findFirst({ where: eq(mediaLibrary.altText, 'My ad') });
    expect(row).toMatchObject({ width: 900, height: 600, uploadedBy: admin.id });
    expect((await app.visitor().request(row?.filePath ?? '')).status).toBe(200);

    const user = await app.user();
    const [theirs] = await insertAds(app, { userId: user.id, count: 1, bytes: 10 });
    for (const id of [theirs?.id ?? '', randomUUID(), 'nobody']) {
      const refused = await readPage(send(id));
      expect([refused.status, refused.text.includes('no finished ad of your account')]).toEqual([404, true]);
    }
  });
});

test('nobody but an admin changes the library, and nobody from another site', async () => {
  const { id } = await added();
  const before = await app.db.$count(mediaLibrary);
  for (const client of [app.visitor(), await app.user({ tier: 'enterprise' })]) {
    for (const path of ['/admin/media', '/admin/media/upload', '/admin/media/from-ads']) {
      for (const intent of ['upload', 'toggle', 'update', 'delete', 'promote']) {
        const response = await upload([[await png(), 'x.png']], {
          as: client,
          path,
          fields: { intent, mediaId: id, adId: id, active: 'false' },
        });
        expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/login']);
      }
    }
  }
  const foreign = await admin.request('/admin/media/upload', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new FormData(),
  });
  expect(foreign.status).toBe(403);
  expect((await admin.post('/admin/media', { intent: 'anything' })).status).toBe(400);
  expect((await admin.post('/admin/media/upload', { intent: 'upload' })).status).toBe(422);
  expect(await app.db.$count(mediaLibrary)).toBe(before);
  expect(await rowOf(id)).toMatchObject({ isActive: true, category: 'gallery' });
});

const rowOf = (id: string) => app.db.query.mediaLibrary.findFirst({ where: eq(mediaLibrary.id, id) });

test('behind the beta gate pictures are for those inside, and for no cache in between', async () => {
  const { filePath } = await added();
  const value = { enabled: true, message: 'Members only.' };
  await app.db
    .insert(adminSettings)
    .values({ key: 'beta_mode', value })
    .onConflictDoUpdate({ target: adminSettings.key, set: { value } });
  await expect
    .poll(async () => (await app.visitor().request(filePath)).status, { timeout: 60_000 })
    .toBe(403);
  const inside = await admin.request(filePath);
  expect([inside.status, inside.headers.get('cache-control')?.split(',')[0]]).toEqual([200, 'private']);
  await app.db.update(adminSettings).set({ value: { ...value, enabled: false } });
  await expect
    .poll(async () => (await app.visitor().request(filePath)).status, { timeout: 60_000 })
    .toBe(200);
});
