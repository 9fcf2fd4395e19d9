import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createGuardedFetch } from '#app/adapters/guarded-fetch.ts';
import { config } from '#app/config.server.ts';
import { closeDatabase, db, openDatabase } from '#app/db/client.server.ts';
import { mediaLibrary } from '#app/db/schema.ts';
import { adoptPicture } from '#app/domain/blog/operator-adopt-picture.server.ts';
import { log } from '#app/log.server.ts';
import { connectDomain } from '#tests/support/domain.ts';
import { createUser } from '#tests/support/factories.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { badFiles } from '#tests/support/picture-files.ts';

let place: OwnPlace;
let actor: { id: string };
let host: string;
let picture: Buffer;

/** Another site, with pictures and what goes wrong with them. */
const server = createServer((request, response) => {
  const path = request.url ?? '';
  if (path.startsWith('/moved')) return response.writeHead(302, { location: '/cup%20of%20tea.jpg' }).end();
  if (path.startsWith('/round')) return response.writeHead(302, { location: '/round' }).end();
  if (path.startsWith('/inside')) return response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end();
  if (path.startsWith('/page')) return response.writeHead(200).end('<!doctype html><title>No</title>');
  if (path.startsWith('/huge')) return response.writeHead(200).end(Buffer.alloc(21_000_000));
  const bad = badFiles[decodeURIComponent(path.slice(1))];
  if (bad) return void bad.file().then(({ buffer }) => response.writeHead(200).end(buffer));
  if (path.startsWith('/gone')) return response.writeHead(404).end(picture);
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paper = { width: 640, height: 480, channels: 3, background: '#c33' } as const;
  picture = await sharp({ create: paper }).jpeg().toBuffer();
  place = await openOwnPlace();
  await connectDomain(place);
  openDatabase({ connectionString: place.databaseUrl }, { max: 4 });
  actor = await createUser(db, { role: 'admin' });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeDatabase();
  await place?.close();
});

let warned: MockInstance;
beforeEach(() => {
  // Once the log is open: with its level it gets new methods.
  warned = vi.spyOn(log, 'warn').mockReturnValue();
  warned.mockClear();
});

/** What the log says of a picture that broke off, or that the guard refused. */
const notFetched = 'a featured image could not be fetched';

/** The guard lets this one site through; every other address meets it as it is. */
const adopt = (address: string | null) =>
  adoptPicture(address, actor, createGuardedFetch({ isPublic: (ip) => ip === '127.0.0.1' }));

test('a picture on another site becomes one of the library, and the post has its address', async () => {
  for (const path of ['/cup%20of%20tea.jpg?w=1200', '/moved']) {
    const adopted = await adopt(`${host}${path}`);
    if (!adopted.ok) throw new Error(adopted.message);
    expect(adopted.address).toMatch(/^\/files\/media\/[0-9a-f-]{36}\.webp$/);
    const [row] = await db
      .select()
      .from(mediaLibrary)
      .where(eq(mediaLibrary.filePath, adopted.address ?? ''));
    expect(row).toMatchObject({ filename: 'cup of tea.jpg', width: 640, height: 480, category: 'general' });
  }
});

/** One of the library, by its address. */
async function uploaded(): Promise<string> {
  const adopted = await adopt(`${host}/own.jpg`);
  if (!adopted.ok) throw new Error(adopted.message);
  return adopted.address ?? '';
}

test('pictures of this site, and none, stay as they are', async () => {
  const own = await uploaded();
  const { publicUrl } = config();
  for (const address of [
    ...[null, own, new URL(own, publicUrl).href, `${own}?v=2`],
    ...['/blog/headlines.webp', '/blog/headlines-768.webp', `${publicUrl}/blog/headlines.webp`],
  ])
    expect(await adopt(address)).toEqual({ ok: true, address });
});

test.each([
  ...[
    '/healthz',
    '/',
    '/blog',
    '/blog/picture.webp',
    '/favicon.svg',
    '/files/media/x.webp',
    '/../package.json',
  ],
  ...['/files/media/00000000-0000-4000-8000-000000000000.webp', '/files/ads/x.png', '/blog//headlines.webp'],
])('refuses %s of this site, where there is no picture', async (path) => {
  for (const address of [path, new URL(path, config().publicUrl).href])
    expect(await adopt(address)).toEqual({
      ok: false,
      message:
        'There is no picture at this address of the site. Upload it under Media and enter its address here.',
    });
});

test('refuses what of the library readers do not see: a picture that is inactive, and one whose file is gone', async () => {
  const [inactive, lost] = [await uploaded(), await uploaded()];
  await db.update(mediaLibrary).set({ isActive: false }).where(eq(mediaLibrary.filePath, inactive));
  await db
    .update(mediaLibrary)
    .set({ storageKey: 'general/gone.webp' })
    .where(eq(mediaLibrary.filePath, lost));
  expect(await adopt(inactive)).toEqual({ ok: false, message: expect.stringContaining('is inactive') });
  expect(await adopt(lost)).toEqual({ ok: false, message: expect.stringContaining('There is no picture') });
});

test.each([
  ['/gone', 0],
  ['/round', 0],
  ['/inside', 1],
  ['/huge', 1],
])('refuses what can not be fetched: %s', async (path, noted) => {
  const before = await db.$count(mediaLibrary);
  expect(await adopt(`${host}${path}`)).toEqual({
    ok: false,
    message: expect.stringContaining('could not be fetched'),
  });
  expect(warned.mock.calls.map(([, text]) => text)).toEqual(Array(noted).fill(notFetched));
  expect(await db.$count(mediaLibrary)).toBe(before);
});

test.each(Object.keys(badFiles))('says of %s what is wrong with it, and keeps nothing', async (kind) => {
  const before = await db.$count(mediaLibrary);
  const { message } = badFiles[kind] as (typeof badFiles)[string];
  expect(await adopt(`${host}/${encodeURIComponent(kind)}`)).toEqual({ ok: false, message });
  expect(await db.$count(mediaLibrary)).toBe(before);
});

test('refuses what is no picture, and addresses inside the network', async () => {
  expect(await adopt(`${host}/page`)).toEqual({
    ok: false,
    message: 'Please choose a PNG, JPEG or WebP picture.',
  });
  for (const address of ['http://10.0.0.1/a.png', 'http://[::1]/a.png', 'http://169.254.169.254/latest'])
    expect(await adopt(address)).toMatchObject({ ok: false });
  // As the product runs, loopback is inside as well.
  expect(await adoptPicture(`${host}/cup.jpg`, actor)).toMatchObject({ ok: false });
  expect(warned.mock.calls.map(([, text]) => text)).toEqual(Array(4).fill(notFetched));
});
