import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ads } from '#app/db/schema.ts';
import { provenanceXmp, sourceTypeOf } from '#app/domain/ads/provenance.ts';
import { testApp } from '#tests/support/app.ts';
import { readZip } from '#tests/support/read-zip.ts';

const app = testApp();

const digitalSource = (type: string) => `digitalsourcetype/${type}"`;
const xmpOf = async (bytes: ArrayBuffer | Buffer) =>
  String((await sharp(Buffer.from(bytes as ArrayBuffer)).metadata()).xmp ?? 'no XMP');

describe('every picture says by machine how it was made', () => {
  test.each(['professional', undefined] as const)(
    'shown, downloaded, exported and zipped, on the plan %s',
    async (tier) => {
      const user = await app.user(tier ? { tier } : {});
      await user.post('/dashboard', { intent: 'generate', title: 'Fresh croissants' });
      const rows = () => app.db.select().from(ads).where(eq(ads.userId, user.id));
      await expect.poll(async () => (await rows())[0]?.status, { timeout: 60_000 }).toBe('completed');
      const path = `/files/ads/${(await rows())[0]?.id}`;
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

  test('a model’s scene and a picture a model painted whole are named as such, with the model', () => {
    const scene = { painter: 'gpt-image-1', writer: 'built-in', design: {} };
    expect(sourceTypeOf(scene)).toBe('compositeWithTrainedAlgorithmicMedia');
    expect(sourceTypeOf({ ...scene, design: null })).toBe('trainedAlgorithmicMedia');
    const xmp = provenanceXmp({ ...scene, painter: 'a "model" <of> mine & yours' });
    expect(xmp).toContain('Adwright, a &quot;model&quot; &lt;of&gt; mine &amp; yours');
  });
});
