import { createHmac, randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, paymentEvents, subscribers } from '#app/db/schema.ts';
import { stripeDelivery, stripeWebhookSecret } from '#tests/support/fake-stripe.ts';
import { stripeApp, webhookPath } from '#tests/support/stripe-app.ts';

const app = stripeApp();

type Step = { type: string; happen(customerId: string): void };

/** Six things that happen to one subscription, and the event that tells of each. */
const life = (): Step[] => {
  const { world } = app.stripe;
  const { enterprise } = priceIds();
  return [
    { type: 'customer.subscription.created', happen: () => undefined },
    { type: 'customer.subscription.updated', happen: (id) => world.changeTo(id, enterprise) },
    { type: 'invoice.payment_failed', happen: world.failPayment },
    { type: 'invoice.paid', happen: world.pay },
    { type: 'customer.subscription.updated', happen: world.cancelAtPeriodEnd },
    { type: 'customer.subscription.deleted', happen: world.end },
  ];
};

function priceIds() {
  const idOf = (tier: string) =>
    app.stripe.world.prices.find(({ lookup_key }) => lookup_key?.includes(tier))?.id ?? '';
  return { professional: idOf('professional'), enterprise: idOf('enterprise') };
}

type Life = { user: { id: string }; customerId: string; steps: Step[] };
type Point = { lived: number; left: number[] };

/**
 * Lives every order in which the events that are left can still arrive, each from the same point. What orders have in
 * common is lived once: for the next order the row and the provider are put back to that point. An event can't come
 * before what it tells of, so the provider is at least that far by then, and often further. Returns how many orders
 * ended.
 */
async function liveOn(life: Life, { lived, left }: Point, end: () => Promise<void>): Promise<number> {
  if (left.length === 0) {
    await end();
    return 1;
  }
  const subscription = app.stripe.world.latest(life.customerId);
  const theirs = structuredClone(subscription);
  const ours = await app.rowOf(life.user);
  let orders = 0;
  for (const next of left) {
    for (let step = lived + 1; step <= next; step++) life.steps[step]?.happen(life.customerId);
    const response = await app.deliver({ customer: life.customerId, type: life.steps[next]?.type });
    expect(response.status).toBe(200);
    const point = { lived: Math.max(lived, next), left: left.filter((other) => other !== next) };
    orders += await liveOn(life, point, end);
    Object.assign(subscription, structuredClone(theirs));
    await app.db
      .update(subscribers)
      .set({ ...ours })
      .where(eq(subscribers.userId, life.user.id));
  }
  return orders;
}

describe('events of a provider', () => {
  test('all 720 orders of the six events of one life end in the same row', async () => {
    // The prices of both tiers are there from the first checkout of each on.
    await app.payer('enterprise');
    const people = await Promise.all([0, 1, 2, 3, 4, 5].map(() => app.payer()));
    const steps = life();
    const ends = new Set<string>();
    const lives = people.map(async ({ user, customerId }, first) => {
      const end = async () => {
        const row = await app.rowOf(user);
        const { ended_at, id } = app.stripe.world.latest(customerId);
        expect(row).toMatchObject({ subscriptionId: id, subscriptionEnd: new Date((ended_at ?? 0) * 1000) });
        const { isBilled, subscriptionTier, subscriptionStatus, pastDueSince } = row ?? {};
        ends.add(JSON.stringify({ isBilled, subscriptionTier, subscriptionStatus, pastDueSince }));
      };
      // One person for each event that can come first, side by side.
      for (let step = 0; step <= first; step++) steps[step]?.happen(customerId);
      await app.deliver({ customer: customerId, type: steps[first]?.type });
      const left = [0, 1, 2, 3, 4, 5].filter((other) => other !== first);
      return liveOn({ user, customerId, steps }, { lived: first, left }, end);
    });
    const orders = await Promise.all(lives);
    expect(orders.reduce((sum, one) => sum + one)).toBe(720);
    expect([...ends].map((end) => JSON.parse(end))).toEqual([
      {
        isBilled: false,
        subscriptionTier: 'enterprise',
        subscriptionStatus: 'canceled',
        pastDueSince: null,
      },
    ]);
  }, 180_000);

  test('an event that is delivered a hundred times at once has one effect', async () => {
    const { user, customerId } = await app.payer();
    const id = `evt_${randomUUID()}`;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.deliver({ customer: customerId, id })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.db.$count(paymentEvents, eq(paymentEvents.id, id))).toBe(1);
    expect(await app.db.$count(auditLog, eq(auditLog.subject, `user:${user.id}`))).toBe(1);
    expect((await app.rowOf(user))?.subscriptionStatus).toBe('active');
  });

  test('while the provider is down an event is not acknowledged, and works when it is sent again', async () => {
    const { user, customerId } = await app.payer();
    const id = `evt_${randomUUID()}`;
    app.stripe.behave('error500');
    const refused = await app.deliver({ customer: customerId, id });
    app.stripe.behave('ok');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBeTruthy();
    expect((await app.rowOf(user))?.subscriptionStatus).toBeNull();
    expect((await app.deliver({ customer: customerId, id })).status).toBe(200);
    expect((await app.rowOf(user))?.subscriptionStatus).toBe('active');
  });

  test('a customer nobody knows and a type nobody reads are acknowledged and change nothing', async () => {
    const before = await app.db.select({ rows: count() }).from(auditLog);
    expect((await app.deliver({ customer: 'cus_unknown' })).status).toBe(200);
    expect((await app.deliver({ customer: 'cus_unknown', type: 'radar.something_new' })).status).toBe(200);
    expect(await app.db.select({ rows: count() }).from(auditLog)).toEqual(before);
  });

  test('the endpoint takes no other method, no empty body and nothing above 256 KB', async () => {
    expect((await app.request(webhookPath)).status).toBe(405);
    expect((await app.request(webhookPath, { method: 'DELETE' })).status).toBe(405);
    expect((await app.request(webhookPath, { method: 'POST' })).status).toBe(400);
    const body = ' '.repeat(256 * 1024 + 1);
    expect((await app.request(webhookPath, { method: 'POST', body })).status).toBe(413);
    const unknownLength = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    const init = { method: 'POST', body: unknownLength, duplex: 'half' } as RequestInit;
    expect((await app.request(webhookPath, init)).status).toBe(413);
  });
});

describe('forged events', () => {
  type Forgery = [name: string, body: string, headers: Record<string, string>];
  const now = () => Math.floor(Date.now() / 1000);
  const event = (customer: string) => ({
    id: `evt_${randomUUID()}`,
    type: 'customer.subscription.updated',
    customer,
  });
  const hmac = (text: string, secret = stripeWebhookSecret, hash = 'sha256') =>
    createHmac(hash, secret).update(text).digest('hex');

  /** Sixty messages that are not what the provider sent, or not when, or not signed with what it signs with. */
  function forgeries(customer: string): Forgery[] {
    const good = stripeDelivery(event(customer));
    const signature = good.headers['stripe-signature'];
    const [, at = '', hex = ''] = signature.match(/t=(\d+),v1=(\w+)/) ?? [];
    const signed = (value: string): Record<string, string> => ({ 'stripe-signature': value });
    const made: Forgery[] = [];
    const add = (name: string, headers: Record<string, string>, body = good.body) =>
      made.push([name, body, headers]);

    add('no header', {});
    add('empty header', signed(''));
    for (const secret of [
      '',
      'whsec_',
      'whsec_other',
      stripeWebhookSecret.toUpperCase(),
      `${stripeWebhookSecret} `,
      'null',
      'undefined',
    ])
      add(
        `signed with ${JSON.stringify(secret)}`,
        signed(`t=${at},v1=${hmac(`${at}.${good.body}`, secret || ' ')}`),
      );
    for (const age of [301, 400, 3_600, 86_400, 31_536_000, -301, -3_600, -31_536_000])
      add(
        `signed ${age} s ago`,
        stripeDelivery(event(customer), { at: now() - age }).headers,
        stripeDelivery(event(customer), { at: now() - age }).body,
      );
    for (const [from, to] of [
      [customer, 'cus_of_another'],
      ['updated', 'deleted'],
      ['"livemode":false', '"livemode":true'],
      ['{', ' {'],
      ['}', '} '],
      ['evt_', 'evt-'],
      ['"object"', '"Object"'],
    ] as const)
      add(`body with ${to}`, signed(signature), good.body.replace(from, to));
    add('body cut short', signed(signature), good.body.slice(0, -1));
    add('body doubled', signed(signature), good.body + good.body);
    add('body empty', signed(signature), '');
    add('body of another message', signed(signature), stripeDelivery(event(customer)).body);
    add('body with a newline', signed(signature), `${good.body}\n`);
    add('body with a byte order mark', signed(signature), `\ufeff${good.body}`);
    add('time moved', signed(`t=${Number(at) + 1},v1=${hex}`));
    add('time moved back', signed(`t=${Number(at) - 1},v1=${hex}`));
    add('no time', signed(`v1=${hex}`));
    add('time empty', signed(`t=,v1=${hex}`));
    add('time negative', signed(`t=-${at},v1=${hex}`));
    add('time not a number', signed(`t=NaN,v1=${hex}`));
    add('time infinite', signed(`t=Infinity,v1=${hmac(`Infinity.${good.body}`)}`));
    add('time in ms', signed(`t=${at}000,v1=${hmac(`${at}000.${good.body}`)}`));
    add('time in hex', signed(`t=0x${Number(at).toString(16)},v1=${hex}`));
    add('time with a fraction', signed(`t=${at}.5,v1=${hmac(`${at}.5.${good.body}`)}`));
    add('two times', signed(`t=1,t=${at},v1=${hex}`));
    add('two times, the good one first', signed(`t=${at},t=1,v1=${hex}`));
    add('no signature', signed(`t=${at}`));
    add('signature empty', signed(`t=${at},v1=`));
    add('signature cut short', signed(`t=${at},v1=${hex.slice(0, -1)}`));
    add('signature too long', signed(`t=${at},v1=${hex}0`));
    add('signature in capitals', signed(`t=${at},v1=${hex.toUpperCase()}`));
    add('signature in base64', signed(`t=${at},v1=${Buffer.from(hex, 'hex').toString('base64')}`));
    add('signature of zeros', signed(`t=${at},v1=${'0'.repeat(64)}`));
    add(
      'signature of one bit changed',
      signed(`t=${at},v1=${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`),
    );
    add('scheme v0', signed(`t=${at},v0=${hex}`));
    add('scheme v2', signed(`t=${at},v2=${hex}`));
    add('scheme V1', signed(`t=${at},V1=${hex}`));
    add('signature before the time', signed(`v1=${hex},t=${at}`));
    add('SHA-1', signed(`t=${at},v1=${hmac(`${at}.${good.body}`, stripeWebhookSecret, 'sha1')}`));
    add('SHA-512', signed(`t=${at},v1=${hmac(`${at}.${good.body}`, stripeWebhookSecret, 'sha512')}`));
    add('body signed without the time', signed(`t=${at},v1=${hmac(good.body)}`));
    add('header sent twice', signed(`${signature}, ${signature}`));
    add('header sent twice, a bad one first', signed(`t=1,v1=${'0'.repeat(64)}, ${signature}`));
    add('spaces', signed(`t=${at}, v1=${hex}`));
    add('semicolons', signed(`t=${at};v1=${hex}`));
    add('quotes', signed(`"${signature}"`));
    add('JSON', signed(JSON.stringify({ t: at, v1: hex })));
    add('under another name', { 'x-stripe-signature': signature });
    add('as the test mode signs', { 'test-payments-signature': signature });
    add('as a bearer token', { authorization: `Bearer ${stripeWebhookSecret}` });
    return made;
  }

  test('sixty forged variants are refused with 400, and none has an effect', async () => {
    const { user, customerId } = await app.payer();
    const variants = forgeries(customerId);
    expect(variants.length).toBeGreaterThanOrEqual(60);
    const before = await app.db.$count(paymentEvents);
    for (const [name, body, headers] of variants) {
      const response = await app.request(webhookPath, { method: 'POST', body, headers });
      expect.soft(response.status, name).toBe(400);
    }
    expect(await app.db.$count(paymentEvents)).toBe(before);
    expect((await app.rowOf(user))?.subscriptionStatus).toBeNull();
    // The same message, honestly signed, is taken: nothing else stood in the way.
    expect((await app.deliver({ customer: customerId })).status).toBe(200);
    expect((await app.rowOf(user))?.subscriptionStatus).toBe('active');
  });

  test('a message within the tolerance is taken, and sent again later it does nothing', async () => {
    const { user, customerId } = await app.payer();
    const message = stripeDelivery(event(customerId), { at: now() - 280 });
    const send = () => app.request(webhookPath, { method: 'POST', ...message });
    expect((await send()).status).toBe(200);
    app.stripe.world.end(customerId);
    expect((await send()).status).toBe(200);
    // A replayed event is not even read again; the plan page and the real event are.
    expect((await app.rowOf(user))?.subscriptionStatus).toBe('active');
    await app.deliver({ customer: customerId });
    expect((await app.rowOf(user))?.subscriptionStatus).toBe('canceled');
  });
});
