import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCompatibleTextModel } from '#app/adapters/text-model/compatible.ts';
import { createTextModel } from '#app/adapters/text-model/index.ts';
import { createOpenAITextModel } from '#app/adapters/text-model/openai.ts';
import type { TextModelPort } from '#app/adapters/text-model/port.ts';
import { readConfig } from '#app/config.server.ts';
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
});

type Limits = { timeoutMs?: number };
const sides: [string, string, (limits?: Limits) => TextModelPort][] = [
  [
    'openai',
    '/v1/responses',
    ({ timeoutMs = 5_000 } = {}) =>
      createOpenAITextModel({
        apiKey: 'key',
        model: 'gpt-5.4-mini',
        baseUrl: server.url,
        timeoutMs,
        maxRetries: 0,
      }),
  ],
  [
    'compatible',
    '/v1/chat/completions',
    ({ timeoutMs = 5_000 } = {}) =>
      createCompatibleTextModel({
        apiKey: 'key',
        model: 'qwen',
        baseUrl: server.url,
        timeoutMs,
        maxRetries: 0,
      }),
  ],
];

const schema = z.object({ headline: z.string().max(20), lines: z.array(z.string()) });
const question = { system: 'You write ads.', prompt: 'Coffee, half price', schema, schemaName: 'copy' };
const copy = { headline: 'Half price, whole cup', lines: ['Só hoje', '今日だけ'] };
const shortCopy = { ...copy, headline: 'Half price' };

describe.each(sides)('text model by %s', (_, path, create) => {
  test('sends both texts and the shape, and answers in it', async () => {
    server.next({ kind: 'say', value: shortCopy });
    expect(await create().answer(question)).toEqual(shortCopy);
    const [request] = server.requests;
    expect(request?.path).toBe(path);
    const body = JSON.stringify(request?.body);
    expect(body).toContain(question.system);
    expect(body).toContain(question.prompt);
    expect(body).toContain('"json_schema"');
    expect(body).toContain('"copy"');
    expect(body).toContain('"headline"');
    expect(request?.headers.authorization).toBe('Bearer key');
  });

  test.each<[string, ModelBehaviour, string]>([
    ['an answer too long for the shape', { kind: 'say', value: copy }, 'bad-answer'],
    ['a missing field', { kind: 'say', value: { headline: 'x' } }, 'bad-answer'],
    ['prose', { kind: 'say', value: 'Sure! Here is your ad:' }, 'bad-answer'],
    ['a cut-off answer', { kind: 'truncatedJson' }, 'bad-answer'],
    ['a page', { kind: 'html200' }, 'bad-answer'],
    ['an endless answer', { kind: 'say', value: 'x'.repeat(5_000_000) }, 'bad-answer'],
    ['a refusal', { kind: 'moderation' }, 'refused'],
    ['a server error', { kind: 'status', status: 500 }, 'unavailable'],
    ['a broken connection', { kind: 'cut' }, 'unavailable'],
    ['a wrong key', { kind: 'status', status: 401 }, 'misconfigured'],
    ['too many calls', { kind: 'status', status: 429, retryAfter: '30' }, 'rate-limited'],
  ])('%s rejects with the right reason', async (_name, behaviour, reason) => {
    server.next(behaviour);
    await expect(create().answer(question)).rejects.toMatchObject({ name: 'ModelError', reason });
  });

  test('waits a short while for a provider that is asked too often', async () => {
    server.next({ kind: 'status', status: 429, retryAfter: '0.2' }, { kind: 'say', value: shortCopy });
    expect(await create().answer(question)).toEqual(shortCopy);
    expect(server.requests).toHaveLength(2);
  });

  test('gives up after its time limit', async () => {
    server.next({ kind: 'hang' });
    await expect(create({ timeoutMs: 150 }).answer(question)).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('stops when the caller does', async () => {
    const reason = new Error('shutting down');
    await expect(create().answer({ ...question, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.requests).toHaveLength(0);
  });
});

test.each([
  [{}, undefined],
  [{ OPENAI_API_KEY: 'key' }, 'gpt-5.4-mini'],
  [{ OPENAI_API_KEY: 'key', TEXT_MODEL: 'gpt-5.4' }, 'gpt-5.4'],
  [{ MODEL_BASE_URL: 'http://127.0.0.1:9/v1', TEXT_MODEL: 'qwen' }, 'qwen'],
  [{ MODEL_BASE_URL: 'http://127.0.0.1:9/v1' }, undefined],
])('the settings %o pick %s', async (env, name) => {
  expect((await createTextModel(readConfig(env)))?.name).toBe(name);
});
