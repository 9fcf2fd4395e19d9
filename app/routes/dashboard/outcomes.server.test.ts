import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig, setConfig } from '#app/config.server.ts';
import { plans, type Tier } from '#app/domain/billing/plans.ts';
import { describeRefusal } from './outcomes.server.ts';

const title = 'Failed to generate ad';
type Refusal = Parameters<typeof describeRefusal>[0];
const said = (refusal: Refusal) => {
  const { status, notice } = describeRefusal(refusal, title);
  expect(notice.tone).toBe('error');
  return [status, notice.title, notice.description];
};

describe('the monthly limit', () => {
  const limit = (
    tier: Tier,
    used: number,
    values: { limit?: number; asked?: number; isMember?: boolean } = {},
  ) => {
    const plan = plans[tier];
    const [status, heading, words] = said({
      ok: false,
      reason: 'limit-reached',
      plan,
      used,
      limit: plan.monthlyGenerations,
      asked: 1,
      isMember: false,
      ...values,
    });
    expect([status, heading]).toEqual([403, 'Monthly Limit Reached']);
    return words;
  };

  test.each([
    [
      'starter',
      5,
      'You have used 5/5 generations of the Starter plan. Upgrade your plan to create more ads.',
    ],
    [
      'professional',
      100,
      'You have used 100/100 generations of the Professional plan. Upgrade your plan to create more ads.',
    ],
    [
      'enterprise',
      500,
      'You have used 500/500 generations of the Enterprise plan. Wait until next month to create more ads.',
    ],
  ] as const)('of %s at %i', (tier, used, words) => {
    expect(limit(tier, used)).toBe(words);
  });

  test('counts what an operator gave on top', () => {
    expect(limit('starter', 30, { limit: 30 })).toContain('You have used 30/30 generations');
  });

  test('sends members of a team to its owner, except where there is nothing above', () => {
    expect(limit('professional', 100, { isMember: true })).toBe(
      'Your team has used 100/100 generations of the Professional plan. Ask the owner of your team to upgrade to create more ads.',
    );
    expect(limit('enterprise', 500, { isMember: true })).toBe(
      'Your team has used 500/500 generations of the Enterprise plan. Wait until next month to create more ads.',
    );
  });

  test('of several variants says how many are left, and that none was started', () => {
    expect(limit('enterprise', 499, { asked: 4 })).toBe(
      'You have used 499/500 generations of the Enterprise plan. 1 credit is left and 4 variants need 4, so none was started. Choose 1 or fewer. Wait until next month to create more ads.',
    );
    expect(limit('enterprise', 497, { asked: 4 })).toContain('3 credits are left and 4 variants need 4');
  });

  test('of several variants with none left is the message for one ad', () => {
    const words =
      'You have used 500/500 generations of the Enterprise plan. Wait until next month to create more ads.';
    expect(limit('enterprise', 500, { asked: 4 })).toBe(words);
  });

  test('never says that fewer than none are left: a smaller plan may have used more than its limit', () => {
    const words = 'You have used 40/5 generations of the Starter plan. Upgrade your plan to create more ads.';
    expect(limit('starter', 40)).toBe(words);
    expect(limit('starter', 40, { asked: 2 })).toBe(words);
  });
});

describe('what a plan does not have', () => {
  test('another size: beside the field too', () => {
    const outcome = describeRefusal({ ok: false, reason: 'size-not-allowed', plan: plans.starter }, title);
    expect(outcome).toEqual({
      status: 403,
      notice: { tone: 'error', title, description: 'The Starter plan makes square ads.' },
      errors: { size: 'This size is not part of the Starter plan. Choose square, or upgrade your plan.' },
    });
  });

  test('pictures of one’s own', () => {
    expect(said({ ok: false, reason: 'images-not-allowed', plan: plans.starter })).toEqual([
      403,
      title,
      'The Starter plan does not include your own images.',
    ]);
  });

  test.each(['starter', 'professional'] as const)('fine-tuning, on %s', (tier) => {
    expect(said({ ok: false, reason: 'tuning-not-allowed', plan: plans[tier] })).toEqual([
      403,
      title,
      `Fine-tuning is part of the Enterprise plan; you are on ${plans[tier].name}. Nothing was charged.`,
    ]);
  });
});

describe('too many waiting', () => {
  const waiting = (waiting: number, most: number, asked = 1) => {
    const [status, heading, words] = said({
      ok: false,
      reason: 'too-many-waiting',
      plan: plans.enterprise,
      waiting,
      most,
      asked,
    });
    expect([status, heading]).toEqual([429, title]);
    return words;
  };

  test.each([
    [
      8,
      8,
      1,
      '8 ads are waiting for their turn already, and 8 may wait at a time. Please try again when some of them are finished. Nothing was charged.',
    ],
    [
      1,
      1,
      1,
      '1 ad is waiting for its turn already, and 1 may wait at a time. Please try again when it is finished. Nothing was charged.',
    ],
    [
      8,
      8,
      4,
      '8 ads are waiting for their turn already, and 8 may wait at a time. Please try again when some of them are finished. Nothing was charged.',
    ],
    [
      7,
      8,
      4,
      '7 ads are waiting for their turn already, and 8 may wait at a time. Choose 1 variant, or try again when some are finished. Nothing was charged.',
    ],
    [
      5,
      8,
      4,
      '5 ads are waiting for their turn already, and 8 may wait at a time. Choose 3 variants or fewer, or try again when some are finished. Nothing was charged.',
    ],
  ])('%i of %i, and %i more', (already, most, asked, words) => {
    expect(waiting(already, most, asked)).toBe(words);
  });
});

describe('what is nobody’s plan', () => {
  beforeAll(() => setConfig(readConfig({ SUPPORT_EMAIL: 'help@ads.example' })));

  test('a site on which nothing draws: nothing charged, and whom to write to', () => {
    const [status, heading, words] = said({ ok: false, reason: 'nobody-at-work', plan: plans.starter });
    expect([status, heading]).toEqual([503, title]);
    expect(words).toContain('Nothing was charged.');
    expect(words).toContain('write to help@ads.example.');
  });

  test('an account that was just deleted', () => {
    expect(said({ ok: false, reason: 'account-gone' })).toEqual([
      403,
      title,
      'This account has just been deleted. Nothing was made, and nothing charged.',
    ]);
  });
});
