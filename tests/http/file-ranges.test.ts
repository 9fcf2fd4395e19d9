import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAds } from '#tests/support/content.ts';

const app = testApp();
const bytes = '0123456789';
let user: TestUser;
let path: string;
let etag: string;
beforeAll(async () => {
  user = await app.user();
  const [ad] = await insertAds(app, { userId: user.id, count: 1, bytes: 1 });
  if (!ad?.markedKey) throw new Error('the ad has no file');
  writeFileSync(join(app.dataDir, 'files', ad.markedKey), bytes);
  path = `/files/ads/${ad.id}`;
  etag = `"${ad.markedKey}"`;
});

async function ask(headers: Record<string, string>, method = 'GET') {
  const answer = await user.request(path, { method, headers });
  return {
    status: answer.status,
    range: answer.headers.get('content-range'),
    length: answer.headers.get('content-length'),
    text: await answer.text(),
  };
}
const whole = { status: 200, range: null, length: '10', text: bytes };

describe('a file of an ad', () => {
  test.each([
    ['the first bytes', 'bytes=0-3', '0-3', '0123'],
    ['one byte', 'bytes=9-9', '9-9', '9'],
    ['all from one on', 'bytes=4-', '4-9', '456789'],
    ['the last bytes', 'bytes=-3', '7-9', '789'],
    ['more than there is', 'bytes=8-500', '8-9', '89'],
    ['more of its end than there is', 'bytes=-500', '0-9', bytes],
  ])('is given in part: %s', async (_what, range, given, text) => {
    const answer = { status: 206, range: `bytes ${given}/10`, length: String(text.length), text };
    expect(await ask({ range })).toEqual(answer);
    expect(await ask({ range, 'if-range': etag })).toEqual(answer);
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=999999999999999-'])(
    'says how long it is where there is nothing: %s',
    async (range) => {
      expect(await ask({ range })).toMatchObject({ status: 416, range: 'bytes */10', text: '' });
    },
  );

  test.each([
    'bytes=0-1,4-5',
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'pages=1-2',
    'bytes=0-99999999999999999999',
  ])('is given whole for what is no single range: %s', async (range) =>
    expect(await ask({ range })).toEqual(whole),
  );

  test('is given whole when it is another one than before, and to HEAD without its bytes', async () => {
    expect(await ask({ range: 'bytes=0-3', 'if-range': '"another"' })).toEqual(whole);
    expect(await ask({ range: 'bytes=0-3', 'if-range': `W/${etag}` })).toEqual(whole);
    expect(await ask({ range: 'bytes=0-3', 'if-range': 'Sat, 21 Nov 2026 00:00:00 GMT' })).toEqual(whole);
    expect(await ask({ range: 'bytes=0-3' }, 'HEAD')).toEqual({ ...whole, text: '' });
    const answer = await user.request(path);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  test('is not sent to who has it, whatever part they ask for', async () => {
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`])
      expect((await ask({ 'if-none-match': known, range: 'bytes=0-3' })).status).toBe(304);
    expect(await ask({ 'if-none-match': '"older"' })).toEqual(whole);
  });

  test('is nobody else’s, in part neither', async () => {
    const stranger = await app.user();
    expect((await stranger.request(path, { headers: { range: 'bytes=0-3' } })).status).toBe(404);
  });
});
