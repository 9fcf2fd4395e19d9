import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';

const app = testApp({ env: { ROLE: 'web' } });
beforeEach(() => app.db.execute(sql`delete from rate_limits`));

const folder = () => join(app.dataDir, 'uploads');
/** Files on their way, as paths. */
function arriving(): string[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const boundary = 'between';
const part = (name: string, value: string, file?: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${value}\r\n`;
const start = part('intent', 'generate') + part('title', 'From a slow line');

/** A form that comes in pieces; `next` sends one, `end` and `breakOff` are the ways it is over. */
function sendInPieces(user: TestUser, path = '/dashboard') {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  const answer = user.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    duplex: 'half',
  } as RequestInit);
  const next = (bytes: string | Uint8Array) => controller?.enqueue(Buffer.from(bytes));
  return {
    answer,
    next,
    end: () => {
      next(`\r\n--${boundary}--\r\n`);
      controller?.close();
    },
    breakOff: () => controller?.error(new Error('the line is gone')),
  };
}

describe('a form with pictures', () => {
  test('goes to a private folder as it comes, and nothing of it stays there', async () => {
    const user = await app.user({ tier: 'professional' });
    const form = sendInPieces(user);
    const picture = await drawPicture({ width: 640, height: 480 });
    form.next(start + part('productImage', '', 'Käse & Brot.png').trimEnd());
    form.next('\r\n\r\n');
    form.next(picture.subarray(0, picture.length / 2));
    await expect.poll(() => arriving().map((path) => readFileSync(path).length > 0)).toEqual([true]);
    const [path = ''] = arriving();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    form.next(picture.subarray(picture.length / 2));
    form.end();
    expect((await form.answer).status).toBe(200);
    expect(arriving()).toEqual([]);
    const [ad] = await app.db.select().from(ads).where(eq(ads.userId, user.id));
    expect(ad?.productKey).toMatch(/\/products\//);
  });

  test('that breaks off leaves nothing behind and takes no place', async () => {
    const user = await app.user({ tier: 'professional' });
    for (let time = 0; time < 3; time++) {
      const form = sendInPieces(user);
      form.next(start + part('productImage', 'x'.repeat(100_000), 'cup.png'));
      await expect.poll(() => arriving().length).toBe(1);
      form.breakOff();
      expect([400, 422]).toContain((await form.answer).status);
      await expect.poll(arriving).toEqual([]);
    }
  });

  test.each([
    ['no boundary', 'multipart/form-data', part('title', 'x')],
    ['no end', `multipart/form-data; boundary=${boundary}`, part('title', 'x')],
    ['no form at all', `multipart/form-data; boundary=${boundary}`, 'hello'],
    ['nothing', `multipart/form-data; boundary=${boundary}`, ''],
  ])('with %s is told of', async (_name, type, body) => {
    const user = await app.user({ tier: 'professional' });
    const answer = await user.request('/dashboard', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This form could not be read.');
    expect(arriving()).toEqual([]);
  });

  test('past 64 MB is refused with the page, whether it says so or not', async () => {
    const user = await app.user({ tier: 'professional' });
    const declared = await user.request('/dashboard', {
      method: 'POST',
      body: 'x',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(65 * 1024 * 1024),
      },
    });
    expect(declared.status).toBe(413);
    expect(await declared.text()).toContain('a picture may have 10 MB');
    const form = sendInPieces(user);
    form.next(start + part('productImage', '', 'cup.png').trimEnd());
    form.next('\r\n\r\n');
    const piece = Buffer.alloc(1024 * 1024);
    for (let mb = 0; mb < 66; mb++) form.next(piece);
    expect((await form.answer).status).toBe(413);
    await expect.poll(arriving).toEqual([]);
  });

  test('of a plan without pictures is refused before a byte of it is read', async () => {
    const user = await app.user();
    let asked = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull() {
          asked += 1;
        },
      },
      { highWaterMark: 0 },
    );
    const refused = await user.request('/dashboard', {
      method: 'POST',
      body,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(8 * 1024 * 1024),
      },
      duplex: 'half',
    } as RequestInit);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('part of the Professional and Enterprise plans');
    expect(asked).toBe(0);
    expect(arriving()).toEqual([]);
  });

  test('without words is told of those alone: its pictures are not decoded', async () => {
    const user = await app.user({ tier: 'professional' });
    const send = async (title: string) => {
      const form = new FormData();
      form.set('intent', 'generate');
      form.set('title', title);
      form.set('productImage', new File(['x'.repeat(1_000)], 'cup.png'));
      const answer = await user.post('/dashboard', form);
      expect(answer.status).toBe(422);
      return answer.text();
    };
    const aboutThePicture = 'Please choose a PNG, JPEG or WebP picture.';
    expect(await send('With words')).toContain(aboutThePicture);
    expect(await send('')).not.toContain(aboutThePicture);
  });

  test('two of one person are read at a time, of each person their own', async () => {
    const user = await app.user({ tier: 'professional' });
    const open = [sendInPieces(user), sendInPieces(user)];
    const half = start + part('productImage', 'x'.repeat(100_000), 'cup.png').trimEnd();
    for (const form of open) form.next(half);
    await expect.poll(() => arriving().length).toBe(2);
    const refused = await sendInPieces(user).answer;
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('15');
    expect(await refused.text()).toContain('Other pictures are being read at the moment.');
    const other = sendInPieces(await app.user({ tier: 'professional' }));
    other.next(half);
    for (const form of [...open, other]) form.end();
    for (const form of [...open, other]) expect((await form.answer).status).not.toBe(429);
  });
});

describe('what one account may send within an hour', () => {
  const send = (user: TestUser, bytes: number, declared = bytes) => {
    const body = `${start}${part('productImage', 'x'.repeat(bytes), 'cup.png')}--${boundary}--\r\n`;
    return user.request('/dashboard', {
      method: 'POST',
      body,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(declared),
      },
    });
  };

  test('is counted in bytes; past it the page says when to go on, to the minute', async () => {
    const user = await app.user({ tier: 'professional' });
    const mb = 1024 * 1024;
    for (let form = 0; form < 27; form++) expect((await send(user, 1_000, 22 * mb)).status).toBe(422);
    const refused = await send(user, 1_000, 22 * mb);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await refused.text()).toMatch(/as one account can within an hour.*again in (59|60) minutes/s);
    // What still fits is taken, and words alone always are.
    expect((await send(user, 1_000)).status).toBe(422);
    expect((await user.post('/dashboard', { intent: 'generate', title: 'Words alone' })).status).toBe(200);
    expect((await send(await app.user({ tier: 'professional' }), 1_000, 22 * mb)).status).toBe(422);
    const [usage] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id));
    expect(usage?.creditsUsed).toBe(1);
  });

  test('counts small files by what they may hold, and holds for operators, too', async () => {
    const admin = await app.user({ role: 'admin' });
    const upload = () => {
      const form = new FormData();
      form.set('intent', 'upload');
      form.set('category', 'gallery');
      form.set('file', new File(['x'], 'a.png'));
      return admin.post('/admin/media/upload', form);
    };
    expect((await upload()).status).toBe(422);
    await app.db.execute(
      sql`update rate_limits set count = count + 595 where key = ${`uploads:${admin.id}`}`,
    );
    const refused = await upload();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      ok: false,
      message: expect.stringMatching(/more pictures than one account can send within an hour.*in 60 minutes/),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});
