import { existsSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ads, adVersions, users } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { designOf, editForm, editorOf, giant, notesOf, tooMuch } from '#tests/support/editing.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { makeAd } from '#tests/support/teams.ts';

const app = testApp();
const { fileOf, page, preview, read, save, versionsOf } = editorOf(app);

let owner: TestUser;
beforeAll(async () => {
  owner = await app.user({ tier: 'professional' });
});

describe('former versions', () => {
  test('are listed with small pictures and brought back; the one before is kept', async () => {
    const ad = await makeAd(app, owner);
    const second = (await save(owner, ad, { headline: 'Second' })).ad;
    const [first] = await versionsOf(ad);
    const html = await (await owner.request(page(ad))).text();
    const small = `/files/ads/${ad.id}/versions/${first?.id}`;
    expect(html).toContain(small);
    const picture = await owner.request(small);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const etag = picture.headers.get('etag') ?? '';
    expect((await owner.request(small, { headers: { 'if-none-match': etag } })).status).toBe(304);

    const back = { intent: 'bring-back', version: '2', versionId: first?.id ?? '' };
    expect((await owner.post(page(ad), back)).status).toBe(200);
    const now = await read(ad.id);
    expect(now).toMatchObject({ version: 3, cleanKey: ad.cleanKey, markedKey: ad.markedKey });
    expect(designOf(now).layers.headline).toBe(designOf(ad).layers.headline);
    expect((await versionsOf(ad)).map(({ cleanKey }) => cleanKey)).toEqual([second.cleanKey]);
    // Sent once more, as from a second window.
    expect((await owner.post(page(ad), back)).status).toBe(409);
    expect((await owner.post(page(ad), { ...back, version: '3' })).status).toBe(404);
  });

  // How many are kept (specification: ads.edit.versions).
  test('are bounded: the newest twenty and the designer’s', async () => {
    const ad = await makeAd(app, owner);
    await app.db.insert(adVersions).values(
      Array.from({ length: 21 }, (_, index) => ({
        ...{ adId: ad.id, version: index + 1, design: ad.design, savedAt: new Date() },
        ...{ cleanKey: `ads/none/${ad.id}-${index}.png`, markedKey: `ads/none/${ad.id}-${index}-m.png` },
      })),
    );
    await app.db.update(ads).set({ version: 22 }).where(eq(ads.id, ad.id));
    expect((await save(owner, await read(ad.id), { headline: 'Once more' })).status).toBe(200);
    const kept = (await versionsOf(ad)).map(({ version }) => version).sort((a, b) => a - b);
    expect(kept).toEqual([1, ...Array.from({ length: 20 }, (_, index) => index + 3)]);
  });

  test('go with the ad, files and all', async () => {
    const ad = await makeAd(app, owner);
    await save(owner, ad, { headline: 'Second' });
    await owner.post('/dashboard', { intent: 'delete', adId: ad.id });
    expect(await versionsOf(ad)).toEqual([]);
    await expect.poll(() => existsSync(fileOf(ad.cleanKey)), { timeout: 60_000 }).toBe(false);
    expect((await owner.request(page(ad))).status).toBe(404);
    expect((await preview(owner, ad)).status).toBe(404);
  });

  test('are in the account’s data, each with its design and its picture', async () => {
    const starter = await app.user();
    const ad = await makeAd(app, starter);
    await save(starter, ad, { headline: 'Second' });
    const answer = await starter.request('/account/export');
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const { ads: listed } = JSON.parse(files.get('data.json')?.toString() ?? '');
    const [{ version, formerVersions, design }] = listed;
    expect({ version, headline: design.layers.headline }).toEqual({ version: 2, headline: 'Second' });
    expect(formerVersions).toMatchObject([{ version: 1, design: { layers: designOf(ad).layers } }]);
    // Under the mark of their plan, as everywhere.
    expect(files.get(formerVersions[0].file)?.equals(readFileSync(fileOf(ad.markedKey)))).toBe(true);
  });

  test('go with the account', async () => {
    const leaver = await app.user();
    const ad = await makeAd(app, leaver);
    await save(leaver, ad, { headline: 'Second' });
    const admin = await app.user({ role: 'admin' });
    const answer = await admin.post(`/admin/users/${leaver.id}`, { intent: 'delete' });
    expect(answer.status).toBeLessThan(400);
    await expect
      .poll(async () => (await app.db.select().from(users).where(eq(users.id, leaver.id))).length)
      .toBe(0);
    await expect.poll(() => existsSync(fileOf(ad.cleanKey)), { timeout: 60_000 }).toBe(false);
    expect(await versionsOf(ad)).toEqual([]);
  });
});

describe('the preview', () => {
  test('follows the fields, says what was measured, and is not drawn twice for one browser', async () => {
    const ad = await makeAd(app, owner);
    const answer = await preview(owner, ad, { headline: 'Warm bread' }, '&width=480');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ width: 480, height: 480 });
    expect(picture.xmp?.toString()).toContain('DigitalSourceType');
    expect(notesOf(answer).checks.length).toBeGreaterThan(5);
    const etag = answer.headers.get('etag') ?? '';
    const path = `${page(ad)}/preview?${editForm(ad, { headline: 'Warm bread' })}&width=480`;
    expect((await owner.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await read(ad.id)).toMatchObject({ version: 1, cleanKey: ad.cleanKey });
    const posted = await owner.post(`${page(ad)}/preview`, editForm(ad, { headline: 'Warm bread' }));
    expect(posted.headers.get('content-type')).toBe('image/jpeg');
  });

  test('says by how many letters words are too long, and what is wrong with a field', async () => {
    const ad = await makeAd(app, owner);
    const long = notesOf(await preview(owner, ad, { ...giant, headline: tooMuch }));
    expect(long.tooLong.length).toBeGreaterThan(0);
    const wrong = await preview(owner, ad, { headline: '' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toEqual({ errors: { headline: 'An ad needs a headline.' } });
  });

  test('is marked for a plan whose pictures are', async () => {
    const starter = await app.user();
    const ad = await makeAd(app, starter);
    const pixels = async (bytes: Buffer) => sharp(bytes).resize(320, 320).removeAlpha().raw().toBuffer();
    const shown = await pixels(
      Buffer.from(await (await preview(starter, ad, {}, '&fine&width=320')).arrayBuffer()),
    );
    const far = async (key: string | null) => {
      const stored = await pixels(await sharp(fileOf(key)).toBuffer());
      return stored.reduce((sum, value, at) => sum + Math.abs(value - (shown[at] ?? 0)), 0) / stored.length;
    };
    expect(await far(ad.markedKey)).toBeLessThan((await far(ad.cleanKey)) * 0.7);
  });

  test('fifty at once are answered: drawn, or given way to newer ones', async () => {
    const ad = await makeAd(app, owner);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => preview(owner, ad, { headline: `Bread ${index}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 204)).toBe(true);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(4);
    expect(statuses).toContain(200);
    expect((await preview(owner, ad, { headline: 'The last one' })).status).toBe(200);
  });
});
