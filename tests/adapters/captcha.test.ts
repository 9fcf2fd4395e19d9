import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAltcha } from '#app/adapters/captcha/altcha.ts';
import { createHcaptcha } from '#app/adapters/captcha/hcaptcha.ts';
import { createCaptcha } from '#app/adapters/captcha/index.ts';
import type { CaptchaMemory } from '#app/adapters/captcha/port.ts';
import { createTurnstile } from '#app/adapters/captcha/turnstile.ts';
import { ConfigError, readConfig } from '#app/config.server.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';

const ip = '203.0.113.7';

function createMemory(): CaptchaMemory & { entries: Map<string, Date> } {
  const entries = new Map<string, Date>();
  return {
    entries,
    async remember({ key, expiresAt }) {
      if (entries.has(key)) return false;
      entries.set(key, expiresAt);
      return true;
    },
  };
}

describe('altcha', () => {
  const memory = createMemory();
  const secret = 'a secret of the deployment, long enough';
  const challengeUrl = (action: string) => `/api/captcha/${action}`;
  const captcha = createAltcha({ secret, memory, challengeUrl, cost: 50 });

  const solved = async () => solveCaptcha(await captcha.challenge('sign-up'));
  const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());
  const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

  test('takes a right answer once', async () => {
    const token = await solved();
    expect(await captcha.verify(token, { ip, action: 'sign-up' })).toEqual({ ok: true });
    expect(await captcha.verify(token, { ip, action: 'sign-up' })).toEqual({ ok: false, reason: 'replayed' });
  });

  test('takes it once when it comes fifty times together, also written differently', async () => {
    const token = await solved();
    const payload = decode(token);
    const tokens = Array.from({ length: 50 }, (_, index) =>
      encode({ ...payload, solution: { ...payload.solution, time: index } }),
    );
    const verdicts = await Promise.all(tokens.map((one) => captcha.verify(one, { ip, action: 'sign-up' })));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('remembers the answer until its challenge expires, five minutes at most', async () => {
    await captcha.verify(await solved(), { ip, action: 'sign-up' });
    const left = ([...memory.entries.values()].at(-1)?.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
  });

  test('refuses an answer made for another form, and leaves it good for its own', async () => {
    const token = await solved();
    expect(await captcha.verify(token, { ip, action: 'sign-in' })).toEqual({ ok: false, reason: 'wrong' });
    expect(await captcha.verify(token, { ip, action: 'sign-up' })).toEqual({ ok: true });
  });

  test('refuses changed challenges and answers', async () => {
    const { challenge, solution } = decode(await solved());
    const { parameters, signature } = challenge;
    const forged = [
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      {
        challenge: { parameters: { ...parameters, expiresAt: parameters.expiresAt + 9999 }, signature },
        solution,
      },
      { challenge: { parameters: { ...parameters, data: { action: 'sign-in' } }, signature }, solution },
      { challenge: { parameters, signature: '0'.repeat(64) }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: 'no hex' } },
    ];
    for (const payload of forged) {
      const verdict = await captcha.verify(encode(payload), { ip, action: 'sign-up' });
      expect(verdict).toEqual({ ok: false, reason: 'wrong' });
    }
  });

  test('refuses what another deployment signed', async () => {
    const other = createAltcha({ secret: 'another secret altogether', memory, challengeUrl, cost: 50 });
    const token = await solveCaptcha(await other.challenge('sign-up'));
    expect(await captcha.verify(token, { ip, action: 'sign-up' })).toEqual({ ok: false, reason: 'wrong' });
  });

  test('says when the challenge is too old', async () => {
    const hasty = createAltcha({ secret, memory, challengeUrl, cost: 50, lifeMs: -2000 });
    const token = await solveCaptcha(await hasty.challenge('sign-up'));
    expect(await captcha.verify(token, { ip, action: 'sign-up' })).toEqual({ ok: false, reason: 'expired' });
  });

  test.each([undefined, ''])('says when there is no answer (%j)', async (token) => {
    expect(await captcha.verify(token, { ip, action: 'sign-up' })).toEqual({ ok: false, reason: 'missing' });
  });

  test.each(['x', 'bnVsbA==', encode([]), encode({ challenge: null }), 'A'.repeat(100_000), '\0'])(
    'calls nonsense wrong',
    async (token) => {
      expect(await captcha.verify(token, { ip, action: 'sign-up' })).toEqual({ ok: false, reason: 'wrong' });
    },
  );

  test('tells the browser where to get its challenge, and never the answer', async () => {
    expect(captcha.widget('contact')).toEqual({ kind: 'altcha', challengeUrl: '/api/captcha/contact' });
    const challenge = await captcha.challenge('contact');
    expect(Object.keys(challenge as object).sort()).toEqual(['parameters', 'signature']);
    expect(challenge).not.toHaveProperty('parameters.counter');
  });

  test('at its real cost a browser is done in seconds at most', async () => {
    const real = createAltcha({ secret, memory, challengeUrl });
    const challenge = await real.challenge('sign-in');
    expect(challenge).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256', cost: 5000 } });
    expect(await real.verify(await solveCaptcha(challenge), { ip, action: 'sign-in' })).toEqual({ ok: true });
  });
});

describe('hosted captchas', () => {
  const calls: { path: string; form: Record<string, string> }[] = [];
  let answer = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ path: request.url ?? '', form: Object.fromEntries(new URLSearchParams(body)) });
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  });
  let baseUrl = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const hostname = 'ads.example.com';
  const keys = { siteKey: 'site', secret: 'private', hostname };
  const say = (value: unknown) => {
    answer = typeof value === 'string' ? value : JSON.stringify(value);
  };

  test('turnstile asks with the token and the address, and checks host and form', async () => {
    const captcha = createTurnstile({ ...keys, baseUrl });
    const verify = () => captcha.verify('token', { ip, action: 'sign-in' });
    say({ success: true, hostname, action: 'sign-in' });
    expect(await verify()).toEqual({ ok: true });
    expect(calls.at(-1)).toEqual({
      path: '/turnstile/v0/siteverify',
      form: { secret: 'private', response: 'token', remoteip: ip },
    });
    for (const wrong of [
      { hostname, action: 'sign-up' },
      { hostname: 'evil.example', action: 'sign-in' },
      {},
    ]) {
      say({ success: true, ...wrong });
      expect(await verify()).toEqual({ ok: false, reason: 'wrong' });
    }
  });

  test('hcaptcha asks with the site key too, and checks the host', async () => {
    const captcha = createHcaptcha({ ...keys, baseUrl });
    const verify = () => captcha.verify('token', { ip, action: 'sign-in' });
    say({ success: true, hostname });
    expect(await verify()).toEqual({ ok: true });
    expect(calls.at(-1)).toEqual({
      path: '/siteverify',
      form: { secret: 'private', response: 'token', remoteip: ip, sitekey: 'site' },
    });
    say({ success: true, hostname: 'evil.example' });
    expect(await verify()).toEqual({ ok: false, reason: 'wrong' });
  });

  test.each([
    ['turnstile', 'timeout-or-duplicate', 'expired'],
    ['turnstile', 'invalid-input-response', 'wrong'],
    ['turnstile', 'invalid-input-secret', 'unavailable'],
    ['hcaptcha', 'expired-input-response', 'expired'],
    ['hcaptcha', 'already-seen-response', 'replayed'],
    ['hcaptcha', 'invalid-input-response', 'wrong'],
    ['hcaptcha', 'sitekey-secret-mismatch', 'unavailable'],
  ])('%s: %s is %s', async (kind, code, reason) => {
    const captcha = (kind === 'turnstile' ? createTurnstile : createHcaptcha)({ ...keys, baseUrl });
    say({ success: false, 'error-codes': [code] });
    expect(await captcha.verify('token', { ip, action: 'contact' })).toEqual({ ok: false, reason });
  });

  test.each([createTurnstile, createHcaptcha])(
    'a provider that is away or talks nonsense is unavailable',
    async (create) => {
      say('<!doctype html><title>Bad gateway</title>');
      const unavailable = { ok: false, reason: 'unavailable' };
      expect(await create({ ...keys, baseUrl }).verify('token', { ip, action: 'contact' })).toEqual(
        unavailable,
      );
      const away = create({ ...keys, baseUrl: 'http://127.0.0.1:9' });
      expect(await away.verify('token', { ip, action: 'contact' })).toEqual(unavailable);
    },
  );

  test.each([createTurnstile, createHcaptcha])(
    'no token and endless ones never leave the server',
    async (create) => {
      const captcha = create({ ...keys, baseUrl });
      const before = calls.length;
      const verdicts = [undefined, '', 'x'.repeat(10_000)].map((token) =>
        captcha.verify(token, { ip, action: 'contact' }),
      );
      expect((await Promise.all(verdicts)).map((verdict) => !verdict.ok && verdict.reason)).toEqual([
        'missing',
        'missing',
        'wrong',
      ]);
      expect(calls).toHaveLength(before);
      expect(await captcha.challenge('contact')).toBeNull();
      expect(captcha.widget('contact')).toEqual({ kind: captcha.kind, siteKey: 'site' });
    },
  );
});

describe('the settings pick the side', () => {
  const options = { secret: 'secret', memory: createMemory() };

  test('proof of work unless told otherwise', () => {
    const captcha = createCaptcha(readConfig({}), options);
    expect(captcha.widget('sign-up')).toEqual({ kind: 'altcha', challengeUrl: '/api/captcha/sign-up' });
  });

  test.each(['turnstile', 'hcaptcha'] as const)('%s needs its keys', (kind) => {
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'private' };
    expect(createCaptcha(readConfig({ CAPTCHA: kind, ...keys }), options).kind).toBe(kind);
    expect(() => createCaptcha(readConfig({ CAPTCHA: kind }), options)).toThrow(ConfigError);
  });
});
