import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompatibleImageModel } from '#app/adapters/image-model/compatible.ts';
import { createImageModel } from '#app/adapters/image-model/index.ts';
import { createOpenAIImageModel } from '#app/adapters/image-model/openai.ts';
import type { ImageModelPort } from '#app/adapters/image-model/port.ts';
import { readConfig } from '#app/config.server.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import {
  type FakeModelServer,
  type ModelBehaviour,
  startFakeModelServer,
} from '#tests/support/fake-model-server.ts';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.always({ kind: 'ok' });
});

type Limits = { timeoutMs?: number; maxRetries?: number };

const openai = ({ timeoutMs = 10_000, maxRetries = 0 }: Limits = {}) =>
  createOpenAIImageModel({
    apiKey: 'sk-test',
    model: 'gpt-image-2',
    quality: 'low',
    baseUrl: server.url,
    timeoutMs,
    maxRetries,
  });
const compatible = ({ timeoutMs = 10_000, maxRetries = 0 }: Limits = {}) =>
  createCompatibleImageModel({
    baseUrl: server.url,
    apiKey: 'key',
    model: 'flux-dev',
    timeoutMs,
    maxRetries,
  });

const sides: [string, (limits?: Limits) => ImageModelPort][] = [
  ['openai', openai],
  ['compatible', compatible],
];
const wanted = { prompt: 'A sun over dunes', width: 640, height: 640 };

describe.each(sides)('image model by %s', (_, create) => {
  test.each([
    [1024, 1024, '1024x1024'],
    [1536, 1024, '1536x1024'],
    [1024, 1536, '1024x1536'],
    [1080, 1920, '1024x1536'],
    [1200, 628, '1536x1024'],
    [300, 250, '1024x1024'],
  ])('asks for the nearest size and answers with exactly %i x %i', async (width, height, size) => {
    const picture = await create().paint({ prompt: 'dunes', width, height });
    const metadata = await sharp(picture.bytes).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, height]);
    expect(`image/${metadata.format}`).toBe(picture.contentType);
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/images/generations');
    expect(request?.body).toMatchObject({ prompt: 'dunes', size, n: 1 });
    expect(request?.headers.authorization).toMatch(/^Bearer (sk-test|key)$/);
  });

  test('sends pictures to work from as multipart, in order', async () => {
    const images = await Promise.all([64, 96].map((side) => drawPicture({ width: side, height: side })));
    await create().paint({ ...wanted, images });
    await create().paint({ ...wanted, images: images.slice(0, 1) });
    const [two, one] = server.requests;
    expect(two?.path).toBe('/v1/images/edits');
    expect(two?.body).toMatchObject({ prompt: wanted.prompt, size: '1024x1024' });
    expect(two?.files.map(({ field }) => field)).toEqual(['image[]', 'image[]']);
    expect(two?.files.map(({ bytes }) => bytes)).toEqual(images);
    expect(one?.files.map(({ field, contentType }) => [field, contentType])).toEqual([
      ['image', 'image/png'],
    ]);
  });

  test('crops what came in another size', async () => {
    server.next({ kind: 'wrongSize', width: 400, height: 777 });
    const { width, height } = await sharp((await create().paint(wanted)).bytes).metadata();
    expect([width, height]).toEqual([640, 640]);
  });

  test.each([
    ['one pixel', 1, 1],
    ['a thumbnail', 128, 128],
    ['a strip', 1536, 512],
    ['a tower', 320, 1536],
  ])('%s is no picture of an ad', async (_name, width, height) => {
    server.next({ kind: 'wrongSize', width, height });
    await expect(create().paint(wanted)).rejects.toMatchObject({
      reason: 'bad-answer',
      message: `Not a usable picture: ${width}x${height} px where 1024x1024 were asked for`,
    });
    // Answered in its own way, it is paid for once.
    expect(server.requests).toHaveLength(1);
  });

  test.each<[ModelBehaviour, string]>([
    [{ kind: 'status', status: 500 }, 'unavailable'],
    [{ kind: 'status', status: 503 }, 'unavailable'],
    [{ kind: 'cut' }, 'unavailable'],
    [{ kind: 'status', status: 401 }, 'misconfigured'],
    [{ kind: 'status', status: 403 }, 'misconfigured'],
    [{ kind: 'status', status: 404, code: 'model_not_found' }, 'misconfigured'],
    [{ kind: 'status', status: 429, code: 'insufficient_quota' }, 'misconfigured'],
    [{ kind: 'moderation' }, 'refused'],
    [{ kind: 'status', status: 400, code: 'content_policy_violation' }, 'refused'],
    [{ kind: 'html200' }, 'bad-answer'],
    [{ kind: 'truncatedJson' }, 'bad-answer'],
    [{ kind: 'badBase64' }, 'bad-answer'],
    [{ kind: 'notAPicture' }, 'bad-answer'],
    [{ kind: 'noPicture' }, 'bad-answer'],
    [{ kind: 'hugePicture' }, 'bad-answer'],
    [{ kind: 'hugeAnswer', bytes: 40_000_000 }, 'bad-answer'],
  ])('%o is %s', async (behaviour, reason) => {
    server.next(behaviour);
    await expect(create().paint(wanted)).rejects.toMatchObject({ name: 'ModelError', reason });
  });

  test.each([
    ['7', 7_000],
    ['0.5', 500],
    ['a date', 60_000],
  ])(
    'tells how long to wait when there were too many calls (Retry-After: %s)',
    async (retryAfter, milliseconds) => {
      const inOneMinute = new Date(Date.now() + 60_000).toUTCString();
      server.next({
        kind: 'status',
        status: 429,
        retryAfter: retryAfter === 'a date' ? inOneMinute : retryAfter,
      });
      // With too little time to wait.
      const error = await create({ timeoutMs: 400 })
        .paint(wanted)
        .catch((caught) => caught);
      expect(error).toMatchObject({ reason: 'rate-limited' });
      expect(Math.abs(error.retryAfterMs - milliseconds)).toBeLessThan(5_000);
    },
  );

  test('gives up after its time limit', async () => {
    server.next({ kind: 'hang' });
    const start = Date.now();
    await expect(create({ timeoutMs: 200 }).paint(wanted)).rejects.toMatchObject({ reason: 'timeout' });
    expect(Date.now() - start).toBeLessThan(1_500);
  });

  test('stops when the caller does, with the reason of the caller', async () => {
    server.next({ kind: 'hang' });
    const controller = new AbortController();
    const painting = create().paint({ ...wanted, signal: controller.signal });
    const reason = new Error('shutting down');
    setTimeout(() => controller.abort(reason), 50);
    await expect(painting).rejects.toBe(reason);
  });

  test('waits for a slow answer', async () => {
    server.next({ kind: 'slow', ms: 150 });
    await create().paint(wanted);
  });

  test('tries a second time when it may, and not a third', async () => {
    const failure: ModelBehaviour = { kind: 'status', status: 500, retryAfter: '0.01' };
    server.next(failure);
    await create({ maxRetries: 1 }).paint(wanted);
    expect(server.requests).toHaveLength(2);
    server.next(failure, failure);
    await expect(create({ maxRetries: 1 }).paint(wanted)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(server.requests).toHaveLength(4);
  });

  test.each<[string, string | undefined, number]>([
    ['as told', '0.3', 300],
    ['a while when not told', undefined, 2_000],
  ])('waits %s when it is asked too often, and asks again', async (_name, retryAfter, least) => {
    server.next({ kind: 'status', status: 429, ...(retryAfter && { retryAfter }) });
    const start = performance.now();
    await create().paint(wanted);
    // A timer may fire a moment early.
    expect(performance.now() - start).toBeGreaterThan(least - 5);
    expect(server.requests).toHaveLength(2);
  });

  test('asks a provider that limits four times in all', async () => {
    server.always({ kind: 'status', status: 429, retryAfter: '0.01' });
    await expect(create().paint(wanted)).rejects.toMatchObject({ reason: 'rate-limited' });
    expect(server.requests).toHaveLength(4);
  });

  test.each([
    ['longer than its time limit', '20', 10_000],
    ['longer than anybody waits for a picture', '60', 80_000],
  ])('does not begin a wait %s', async (_name, retryAfter, timeoutMs) => {
    server.next({ kind: 'status', status: 429, retryAfter });
    const start = performance.now();
    await expect(create({ timeoutMs, maxRetries: 1 }).paint(wanted)).rejects.toMatchObject({
      reason: 'rate-limited',
      retryAfterMs: Number(retryAfter) * 1_000,
    });
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(server.requests).toHaveLength(1);
  });

  test('a wait ends when the caller stops', async () => {
    server.next({ kind: 'status', status: 429, retryAfter: '9' });
    const controller = new AbortController();
    const painting = create().paint({ ...wanted, signal: controller.signal });
    const reason = new Error('shutting down');
    setTimeout(() => controller.abort(reason), 100);
    await expect(painting).rejects.toBe(reason);
  });

  test('its time limit covers the retries', async () => {
    server.always({ kind: 'status', status: 503, retryAfter: '4' });
    const start = Date.now();
    const painting = create({ timeoutMs: 200, maxRetries: 1 }).paint(wanted);
    await expect(painting).rejects.toMatchObject({ reason: 'timeout' });
    expect(Date.now() - start).toBeLessThan(1_500);
  });

  test('asks for a picture in high quality when told to', async () => {
    await create().paint({ ...wanted, quality: 'high' });
    await create().paint(wanted);
    expect(server.requests.map(({ body }) => body.quality === 'high')).toEqual([true, false]);
  });

  test('does not pay twice for a refusal', async () => {
    server.next({ kind: 'moderation' });
    await expect(create({ maxRetries: 1 }).paint(wanted)).rejects.toMatchObject({ reason: 'refused' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('openai', () => {
  test('asks for the quality of the settings', async () => {
    await openai().paint(wanted);
    expect(server.requests[0]?.body).toMatchObject({ model: 'gpt-image-2', quality: 'low' });
  });

  test('a provider that is not there is unavailable', async () => {
    const options = {
      apiKey: 'sk-test',
      model: 'gpt-image-2',
      quality: 'low',
      timeoutMs: 5_000,
      maxRetries: 0,
    } as const;
    const away = createOpenAIImageModel({ ...options, baseUrl: 'http://127.0.0.1:9/v1' });
    await expect(away.paint(wanted)).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('compatible, answering with an address', () => {
  test('fetches the picture from the server itself', async () => {
    server.next({ kind: 'url', url: `${server.url}/picture.png` });
    const { width } = await sharp((await compatible().paint(wanted)).bytes).metadata();
    expect(width).toBe(640);
  });

  test.each([
    'http://127.0.0.1:9/x.png',
    'http://localhost:9/x.png',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/x.png',
    'http://[::ffff:10.0.0.1]/x.png',
    'http://0x7f000001/x.png',
    'http://10.1/x.png',
    'file:///etc/passwd',
    'ftp://example.com/x.png',
    'not an address',
  ])('never fetches %s', async (url) => {
    server.next({ kind: 'url', url });
    await expect(compatible().paint(wanted)).rejects.toMatchObject({ reason: 'bad-answer' });
  });

  test('fetches from another host without the key', async () => {
    const asked: { url: string; headers: Headers }[] = [];
    const model = createCompatibleImageModel({
      baseUrl: server.url,
      apiKey: 'key',
      model: 'flux-dev',
      timeoutMs: 5_000,
      maxRetries: 0,
      fetchElsewhere: async (input, init) => {
        asked.push({ url: String(input), headers: new Headers(init?.headers) });
        return new Response(new Uint8Array(await drawPicture({ width: 700, height: 700 })));
      },
    });
    server.next({ kind: 'url', url: 'https://pictures.example.com/x.png' });
    await model.paint(wanted);
    expect(asked.map(({ url }) => url)).toEqual(['https://pictures.example.com/x.png']);
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('the settings', () => {
  const key = { OPENAI_API_KEY: 'sk-test' };
  test.each([
    [{}, undefined],
    [key, 'gpt-image-2'],
    [{ ...key, IMAGE_MODEL: 'gpt-image-1' }, 'gpt-image-1'],
    [{ MODEL_BASE_URL: 'http://127.0.0.1:9/v1', IMAGE_MODEL: 'flux' }, 'flux'],
    [{ MODEL_BASE_URL: 'http://127.0.0.1:9/v1' }, undefined],
  ])('%o pick %s', async (env, name) => {
    expect((await createImageModel(readConfig(env)))?.name).toBe(name);
  });

  test('do not count a provider that limits as one that is broken', async () => {
    const model = await createImageModel(readConfig({ MODEL_BASE_URL: server.url, IMAGE_MODEL: 'flux' }));
    server.always({ kind: 'status', status: 429, retryAfter: '600' });
    for (let call = 0; call < 6; call += 1) {
      await expect(model?.paint(wanted)).rejects.toMatchObject({ reason: 'rate-limited' });
    }
    server.always({ kind: 'ok' });
    expect((await model?.paint(wanted))?.bytes.length).toBeGreaterThan(0);
  });

  test('stop calling a provider that failed five times in a row', async () => {
    server.always({ kind: 'status', status: 503, retryAfter: '0.01' });
    const model = await createImageModel(readConfig({ MODEL_BASE_URL: server.url, IMAGE_MODEL: 'flux' }));
    for (let call = 0; call < 5; call += 1) {
      await expect(model?.paint(wanted)).rejects.toMatchObject({ reason: 'unavailable' });
    }
    const reached = server.requests.length;
    const refused = await model?.paint(wanted).catch((error) => error);
    expect(refused).toMatchObject({ name: 'ModelError', reason: 'unavailable' });
    expect(refused.retryAfterMs).toBeGreaterThan(25_000);
    expect(server.requests).toHaveLength(reached);
  });
});
