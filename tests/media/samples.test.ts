import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { directAd } from '#app/composer/direction/art-director.ts';
import * as schema from '#app/db/schema.ts';
import { testEnvironment } from '#tests/support/app.ts';
import { testSecret } from '#tests/support/factories.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { sampleBriefs } from '../../scripts/showcase/briefs.ts';

const root = join(import.meta.dirname, '../..');
const { auditLog, blogPosts, mediaLibrary } = schema;

let place: OwnPlace;
let db: OwnPlace['db'];

/** A whole life of the server: start, whatever it does then, stop. */
async function runServerOnce() {
  const env = { DATABASE_URL: place.databaseUrl, AUTH_SECRET: testSecret };
  await (await startServerProcess({ dataDir: place.dataDir, env })).stop();
}

beforeAll(async () => {
  place = await openOwnPlace();
  db = place.db;
  await runServerOnce();
}, 180_000);
afterAll(() => place?.close());

test('a new installation shows at least 20 sample ads in all three sizes, in slider, examples and gallery', async () => {
  const rows = await db.select().from(mediaLibrary).where(eq(mediaLibrary.isSample, true));
  const files = new Map(rows.map((row) => [row.filePath, row]));
  expect(files.size).toBeGreaterThanOrEqual(20);
  const sizes = new Set(rows.map(({ width, height }) => `${width}x${height}`));
  expect([...sizes].sort()).toEqual(['1024x1024', '1024x1536', '1536x1024']);
  const shown = (category: string) => rows.filter((row) => row.category === category && row.isActive).length;
  expect(shown('gallery')).toBeGreaterThanOrEqual(20);
  expect(shown('slider')).toBeGreaterThanOrEqual(6);
  expect(shown('examples')).toBeGreaterThanOrEqual(6);

  for (const { filePath, width, height, fileSize, altText } of files.values()) {
    const file = join(root, 'public', filePath);
    const small = file.replace('.webp', '-480.webp');
    expect.soft(await sharp(file).metadata(), filePath).toMatchObject({ format: 'webp', width, height });
    expect.soft((await sharp(small).metadata()).width, small).toBe(480);
    expect.soft(statSync(file).size, filePath).toBe(fileSize);
    expect.soft(fileSize, filePath).toBeLessThan(90_000);
    expect.soft(altText, filePath).toMatch(/\bad\b|poster/i);
  }
  const folder = join(root, 'public/showcase');
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(2_500_000);
});

test.each(['showcase', 'blog'])(
  'every picture in public/%s says by its XMP how it was made',
  async (name) => {
    const folder = join(root, 'public', name);
    const files = readdirSync(folder);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const { xmp } = await sharp(join(folder, file)).metadata();
      expect.soft(xmp?.toString(), file).toContain('digitalsourcetype/algorithmicMedia');
    }
  },
);

test('the sample ads speak at least ten languages and use many layouts', { timeout: 60_000 }, () => {
  const designs = sampleBriefs.map(({ brief, size, seed, layout }) =>
    directAd({ brief, size, seed, layout, ...writeCopy(readBrief(brief)) }),
  );
  const distinct = (values: string[]) => new Set(values).size;
  expect(distinct(designs.map(({ language }) => language))).toBeGreaterThanOrEqual(10);
  expect(distinct(designs.map(({ script }) => script))).toBeGreaterThanOrEqual(8);
  expect(distinct(designs.map(({ layout }) => layout))).toBeGreaterThanOrEqual(8);
  expect(distinct(designs.map(({ typography }) => typography.display))).toBeGreaterThanOrEqual(6);
});

test('one command removes all samples and nothing else, says how many, and they never come back', async () => {
  const own = { filename: 'own.png', filePath: '/own.png', storageKey: 'own', fileSize: 1 };
  await db
    .insert(mediaLibrary)
    .values({ ...own, mimeType: 'image/png', width: 1, height: 1, category: 'gallery' });
  const post = { excerpt: 'e', content: 'c', author: 'a' };
  await db.insert(blogPosts).values([
    { ...post, slug: 'sample-of-this-test', title: 'Sample', isSample: true },
    { ...post, slug: 'own-post', title: 'Own' },
  ]);
  const [pictures] = await db
    .select({ n: count() })
    .from(mediaLibrary)
    .where(eq(mediaLibrary.isSample, true));
  const [posts] = await db.select({ n: count() }).from(blogPosts).where(eq(blogPosts.isSample, true));
  const remove = () =>
    spawnSync(process.execPath, ['scripts/admin.ts', 'remove-samples'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...testEnvironment(place) },
    });

  expect(remove()).toMatchObject({
    status: 0,
    stderr: '',
    stdout: `Removed ${pictures?.n} sample pictures and ${posts?.n} sample post${posts?.n === 1 ? '' : 's'}.\n`,
  });
  expect(remove()).toMatchObject({
    status: 0,
    stdout: 'Removed 0 sample pictures and 0 sample posts.\n',
  });
  await runServerOnce();
  expect((await db.select().from(mediaLibrary)).map(({ filename }) => filename)).toEqual(['own.png']);
  expect((await db.select().from(blogPosts)).map(({ slug }) => slug)).toEqual(['own-post']);
  const audit = await db.select().from(auditLog).where(eq(auditLog.action, 'samples.remove'));
  expect(audit).toHaveLength(1);
}, 180_000);
