import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#app/config.server.ts';

const kindOf = (env: Record<string, string>) => readConfig(env).payments.kind;
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const abroad = { PUBLIC_URL: 'https://ads.example.com' };

describe('who takes the money', () => {
  test('test payments are on by themselves only while the public address is this machine', () => {
    expect(kindOf({})).toBe('test');
    expect(kindOf({ PUBLIC_URL: 'http://127.0.0.1:8080' })).toBe('test');
    for (const url of [
      'https://ads.example.com',
      'http://192.168.1.5:3000',
      'http://localhost.evil.example',
      'http://10.0.0.1',
    ])
      expect(kindOf({ PUBLIC_URL: url }), url).toBe('off');
  });

  test('elsewhere they have to be asked for by name, and can be turned off at home', () => {
    expect(kindOf({ ...abroad, PAYMENTS: 'test' })).toBe('test');
    expect(kindOf({ PAYMENTS: 'off' })).toBe('off');
    expect(kindOf({ ...keys, PAYMENTS: 'off' })).toBe('off');
  });

  test('Stripe is used once its two keys are there, and half of them is a mistake to be told', () => {
    expect(kindOf(keys)).toBe('stripe');
    expect(kindOf({ ...abroad, ...keys })).toBe('stripe');
    const halves: Record<string, string>[] = [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      { PAYMENTS: 'stripe' },
      { PAYMENTS: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ];
    for (const half of halves) expect(() => kindOf(half)).toThrow(ConfigError);
  });
});
