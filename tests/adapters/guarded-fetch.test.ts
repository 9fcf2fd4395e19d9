import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BodyTooLargeError, createBoundedFetch } from '#app/adapters/bounded-fetch.ts';
import { createGuardedFetch, isPublicAddress } from '#app/adapters/guarded-fetch.ts';

let reached = 0;
const server = createServer((request, response) => {
  reached += 1;
  if (request.url === '/redirect')
    return response.writeHead(302, { location: 'http://127.0.0.1/private' }).end();
  if (request.url === '/none') return response.writeHead(204).end();
  response.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(1000));
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['198.18.0.1', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['example.com', false],
  ['', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('guarded fetch', () => {
  test('never connects to a private address, by number or by name', async () => {
    const fetchIt = createGuardedFetch();
    const before = reached;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      await expect(fetchIt(`http://${host}:${port}/`)).rejects.toThrow(/public/);
    }
    expect(reached).toBe(before);
  });

  test('checks the address it is about to connect to', async () => {
    const checked: string[] = [];
    const isPublic = (address: string) => checked.push(address) > 0;
    const response = await createGuardedFetch({ isPublic })(`http://localhost:${port}/`);
    expect(await response.text()).toHaveLength(1000);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(checked).toContain('127.0.0.1');
  });

  test('hands redirects and empty answers back', async () => {
    const fetchIt = createGuardedFetch({ isPublic: () => true });
    const redirect = await fetchIt(`http://127.0.0.1:${port}/redirect`);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, 'http://127.0.0.1/private']);
    expect((await fetchIt(`http://127.0.0.1:${port}/none`)).status).toBe(204);
  });

  test.each(['file:///etc/passwd', 'ftp://example.com/', 'data:text/plain,x'])('refuses %s', async (url) => {
    await expect(createGuardedFetch({ isPublic: () => true })(url)).rejects.toThrow(/http/);
  });

  test('only reads', async () => {
    const sending = createGuardedFetch({ isPublic: () => true })(`http://127.0.0.1:${port}/`, {
      method: 'POST',
    });
    await expect(sending).rejects.toThrow(/reading/);
  });

  test('stops when told to', async () => {
    const fetchIt = createGuardedFetch({ isPublic: () => true });
    const stopped = fetchIt(`http://127.0.0.1:${port}/`, { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('bounded fetch', () => {
  test('lets through what fits and stops what does not', async () => {
    const url = `http://127.0.0.1:${port}/`;
    expect(await (await createBoundedFetch(1000)(url)).text()).toHaveLength(1000);
    const tooLarge = await createBoundedFetch(999)(url);
    await expect(tooLarge.text()).rejects.toThrow(BodyTooLargeError);
  });
});
