import { writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ads, mediaLibrary, users } from '#app/db/schema.ts';
import { provenanceXmp, sourceTypeOf } from '#app/domain/ads/provenance.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { designOf, editorOf } from '#tests/support/editing.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { makeAd } from '#tests/support/teams.ts';

const app = testApp();
const { fileOf, preview, save, versionsOf } = editorOf(app);

const digitalSource = (type: string) => `digitalsourcetype/${type}"`;
const xmpOf = async (bytes: ArrayBuffer | Buffer) =>
  String((await sharp(Buffer.from(bytes as ArrayBuffer)).metadata()).xmp ?? 'no XMP');

describe('every picture says by machine how it was made', () => {
  test.each(['professional', undefined] as const)(
    'shown, downloaded, exported and zipped, on the plan %s',
    async (tier) => {
      const user = await app.user(tier ? { tier } : {});
      await user.post('/dashboard', { intent: 'generate', title: 'Fresh croissants' });
      const path = `/files/ads/${(await finishedAd(app.db, eq(ads.userId, user.id))).id}`;
      for (const address of [path, `${path}?download`]) {
        const answer = await user.request(address);
        const bytes = await answer.arrayBuffer();
        expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
        expect(await xmpOf(bytes)).toContain(digitalSource('algorithmicMedia'));
      }
      if (!tier) return;
      for (const [placement, format] of [
        ['original', 'png'],
        ['original', 'jpeg'],
        ['pinterest', 'webp'],
      ] as const) {
        const answer = await user.request(`${path}/export?placement=${placement}&format=${format}`);
        expect(answer.status).toBe(200);
        expect(await xmpOf(await answer.arrayBuffer()), format).toContain(digitalSource('algorithmicMedia'));
      }
      const zip = readZip(Buffer.from(await (await user.request(`${path}/export.zip`)).arrayBuffer()));
      expect(zip.size).toBeGreaterThan(5);
      for (const [name, bytes] of zip)
        expect(await xmpOf(bytes), name).toContain(digitalSource('algorithmicMedia'));
    },
    120_000,
  );

  const bytesOf = async (user: TestUser, path: string) => {
    const answer = await user.request(path);
    expect(answer.status, path).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  /** As pictures were stored before they carried the mark. */
  const unmark = async (key: string | null) => {
    writeFileSync(fileOf(key), await sharp(fileOf(key)).png().toBuffer());
    expect(await xmpOf(await sharp(fileOf(key)).png().toBuffer())).toBe('no XMP');
  };

  test('an edited ad by every road it leaves on, and its former version, made before there was a mark', async () => {
    const user = await app.user({ tier: 'enterprise' });
    const first = await makeAd(app, user);
    const { ad } = await save(user, first, { headline: 'Said in other words' });
    expect(ad.version).toBe(2);
    const [former] = await versionsOf(ad);
    await unmark(former?.cleanKey ?? null);
    const path = `/files/ads/${ad.id}`;
    const roads = [
      ...[path, `${path}?download`, `${path}/versions/${former?.id}`],
      ...['png', 'jpeg'].map((format) => `${path}/export?placement=original&format=${format}`),
      `${path}/export?placement=pinterest&format=webp`,
    ];
    const files: [string, Buffer][] = [];
    for (const road of roads) files.push([road, await bytesOf(user, road)]);
    files.push(['preview', Buffer.from(await (await preview(user, ad)).arrayBuffer())]);
    for (const zip of [`${path}/export.zip`, '/account/export'])
      files.push(...readZip(await bytesOf(user, zip)));
    // Whoever becomes an operator may show ads of their own to the public.
    await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    for (const road of [`/admin${path}`, `/admin${path}?thumbnail`])
      files.push([road, await bytesOf(user, road)]);
    const promote = { intent: 'promote', adId: ad.id, category: 'gallery', altText: 'My ad' };
    expect((await user.post('/admin/media/from-ads', promote)).status).toBe(200);
    const [picture] = await app.db.select().from(mediaLibrary).where(eq(mediaLibrary.altText, 'My ad'));
    for (const width of ['', '-480', '-720'])
      files.push([`media${width}`, await bytesOf(user, `/files/media/${picture?.id}${width}.webp`)]);
    const pictures = files.filter(([name]) => !/\.(?:json|txt)$/.test(name));
    expect(pictures.filter(([name]) => name.includes('version-1'))).toHaveLength(1);
    expect(pictures.length).toBeGreaterThan(18);
    for (const [name, bytes] of pictures)
      expect(await xmpOf(bytes), name).toContain(digitalSource('algorithmicMedia'));
  });

  test.each([
    ['by rules over a model’s scene', {}, 'compositeWithTrainedAlgorithmicMedia'],
    ['by a model as a whole', { design: null }, 'trainedAlgorithmicMedia'],
  ])(
    'a picture made %s says so wherever it is shown, with the model',
    async (_how, made, type) => {
      const user = await app.user({ tier: 'enterprise' });
      const admin = await app.user({ role: 'admin' });
      const ad = await makeAd(app, user);
      const { layers, ...design } = designOf(ad);
      const scene = { kind: 'picture', asset: ad.cleanKey };
      const row = { design: { ...design, layers: { ...layers, scene } }, ...made };
      await app.db
        .update(ads)
        .set({ ...row, painter: 'gpt-image-test' })
        .where(eq(ads.id, ad.id));
      await unmark(ad.cleanKey);
      const path = `/files/ads/${ad.id}`;
      const shown = [path, `/admin${path}?thumbnail`, `${path}/export?placement=original&format=jpeg`];
      for (const road of shown) {
        const xmp = await xmpOf(await bytesOf(road.startsWith('/admin') ? admin : user, road));
        expect(xmp, road).toContain(digitalSource(type));
        expect(xmp, road).toContain('Adwright, gpt-image-test');
      }
    },
    60_000,
  );

  test('a model’s scene that an edit replaced by a drawn one is no longer named', () => {
    const design = { layers: { scene: { kind: 'painted', painter: 'dunes', seed: 1 } } };
    const making = { painter: 'gpt-image-1', writer: 'gpt-text-1', design };
    expect(sourceTypeOf(making)).toBe('algorithmicMedia');
    expect(provenanceXmp(making)).toContain('AISystemUsed="Adwright, gpt-text-1"');
  });

  test('a model’s scene and a picture a model painted whole are named as such, with the model', () => {
    const scene = { painter: 'gpt-image-1', writer: 'built-in', design: {} };
    expect(sourceTypeOf(scene)).toBe('compositeWithTrainedAlgorithmicMedia');
    expect(sourceTypeOf({ ...scene, design: null })).toBe('trainedAlgorithmicMedia');
    const xmp = provenanceXmp({ ...scene, painter: 'a "model" <of> mine & yours' });
    expect(xmp).toContain('Adwright, a &quot;model&quot; &lt;of&gt; mine &amp; yours');
  });
});
