import type { FakeInvoice, FakePrice, FakeSubscription, StripeWorld } from './fake-stripe-world.ts';

export type StripeForm = { [name: string]: string | StripeForm };
export type StripeCall = { method: string; path: string; query: StripeForm; body: StripeForm };

/** An error answer in Stripe's words. */
export class StripeRefusal extends Error {
  status: number;
  code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const list = (url: string, data: unknown[]) => ({ object: 'list', url, has_more: false, data });
const text = (value: string | StripeForm | undefined) => (typeof value === 'string' ? value : '');
const form = (value: string | StripeForm | undefined) => (typeof value === 'object' ? value : {});
const texts = (value: string | StripeForm | undefined) => form(value) as Record<string, string>;

type Answer = (world: StripeWorld, call: StripeCall, id: string) => unknown;

const routes: [method: string, path: RegExp, answer: Answer][] = [
  ['GET', /^\/v1\/customers$/, listCustomers],
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['GET', /^\/v1\/prices\/(\w+)$/, ({ prices }, _call, id) => existing(prices, id)],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  [
    'GET',
    /^\/v1\/billing_portal\/configurations$/,
    ({ configurations }, { path }) => list(path, configurations),
  ],
  ['POST', /^\/v1\/billing_portal\/configurations$/, createConfiguration],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ['GET', /^\/v1\/invoices$/, listInvoices],
  ['GET', /^\/v1\/invoice_payments$/, listInvoicePayments],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, listRefunds],
];

/** Answers one call. Throws StripeRefusal for what Stripe refuses. */
export function answerStripeCall(world: StripeWorld, call: StripeCall): unknown {
  for (const [method, path, answer] of routes) {
    const match = method === call.method && call.path.match(path);
    if (match) return answer(world, call, match[1] ?? '');
  }
  throw new StripeRefusal(404, 'unknown', `Unrecognized request URL (${call.method}: ${call.path})`);
}

function existing<T extends { id: string }>(all: T[], id: string): T {
  const found = all.find((one) => one.id === id);
  if (!found) throw new StripeRefusal(404, 'resource_missing', `No such object: '${id}'`);
  return found;
}

function listCustomers({ customers }: StripeWorld, { path, query }: StripeCall) {
  return list(
    path,
    customers.filter(({ email }) => email === query.email),
  );
}

function createCustomer(world: StripeWorld, { body }: StripeCall) {
  const metadata = texts(body.metadata);
  const customer = { id: world.newId('cus'), object: 'customer', email: text(body.email), metadata };
  world.customers.push(customer);
  return customer;
}

function listPrices({ prices }: StripeWorld, { path, query }: StripeCall) {
  const keys = Object.values(form(query.lookup_keys));
  return list(
    path,
    prices.filter(({ active, lookup_key }) => active && lookup_key !== null && keys.includes(lookup_key)),
  );
}

function createPrice(world: StripeWorld, { body }: StripeCall): FakePrice {
  const lookupKey = text(body.lookup_key);
  const holder = world.prices.find(({ lookup_key }) => lookup_key === lookupKey);
  if (holder && body.transfer_lookup_key !== 'true')
    throw new StripeRefusal(400, 'resource_already_exists', 'A price already uses that lookup key.');
  if (holder) holder.lookup_key = null;
  const price: FakePrice = {
    id: world.newId('price'),
    object: 'price',
    active: true,
    currency: text(body.currency),
    unit_amount: Number(body.unit_amount),
    lookup_key: lookupKey,
    metadata: texts(body.metadata),
    product: world.newId('prod'),
    recurring: { interval: text(form(body.recurring).interval) },
  };
  world.prices.push(price);
  return price;
}

function listSessions({ sessions }: StripeWorld, { path, query }: StripeCall) {
  return list(
    path,
    sessions.filter(({ customer }) => customer === query.customer),
  );
}

function createSession(world: StripeWorld, { body }: StripeCall) {
  existing(world.customers, text(body.customer));
  const priceId = text(form(form(body.line_items)[0]).price);
  existing(world.prices, priceId);
  const id = world.newId('cs');
  const session = {
    id,
    object: 'checkout.session' as const,
    customer: text(body.customer),
    status: 'open' as const,
    metadata: texts(body.metadata),
    url: `https://checkout.stripe.com/c/pay/${id}`,
    priceId,
  };
  world.sessions.unshift(session);
  return session;
}

function expireSession({ sessions }: StripeWorld, _call: StripeCall, id: string) {
  const session = existing(sessions, id);
  if (session.status !== 'open')
    throw new StripeRefusal(
      400,
      'session_not_open',
      'Only Checkout Sessions with a status in ["open"] can be expired.',
    );
  session.status = 'expired';
  session.url = null;
  return session;
}

function createConfiguration(world: StripeWorld, { body }: StripeCall) {
  const configuration = { id: world.newId('bpc'), metadata: texts(body.metadata) };
  world.configurations.push(configuration);
  return configuration;
}

function createPortal(world: StripeWorld, { body }: StripeCall) {
  const customer = existing(world.customers, text(body.customer)).id;
  existing(world.configurations, text(body.configuration));
  const flow = form(body.flow_data);
  const change = form(flow.subscription_update_confirm);
  if (change.subscription) existing(world.subscriptions, text(change.subscription));
  const url = `https://billing.stripe.com/p/session/${world.newId('bps')}`;
  const price = text(form(form(change.items)[0]).price) || null;
  world.portals.push({ customer, url, flow: text(flow.type) || null, price });
  return { object: 'billing_portal.session', customer, url };
}

function shown(world: StripeWorld, subscription: FakeSubscription) {
  const { priceId, periodEnd, invoice, ...rest } = subscription;
  const price = existing(world.prices, priceId);
  const item = { id: `si_${rest.id}`, object: 'subscription_item', price, current_period_end: periodEnd };
  return { ...rest, latest_invoice: invoice, items: list('/v1/subscription_items', [item]) };
}

function listSubscriptions(world: StripeWorld, { path, query }: StripeCall) {
  existing(world.customers, text(query.customer));
  const theirs = world.subscriptions.filter(({ customer }) => customer === query.customer);
  return list(
    path,
    theirs.map((subscription) => shown(world, subscription)),
  );
}

function cancelSubscription(world: StripeWorld, _call: StripeCall, id: string) {
  const subscription = existing(world.subscriptions, id);
  subscription.status = 'canceled';
  subscription.ended_at = Math.floor(Date.now() / 1000);
  return shown(world, subscription);
}

function listInvoices({ invoices }: StripeWorld, { path, query }: StripeCall) {
  const isAsked = ({ customer, status }: FakeInvoice) =>
    customer === query.customer && status === query.status;
  return list(path, invoices.filter(isAsked));
}

function listInvoicePayments({ invoices }: StripeWorld, { path, query }: StripeCall) {
  const payments = invoices
    .filter(({ id }) => id === query.invoice)
    .map(({ paymentIntent }) => ({ payment: { type: 'payment_intent', payment_intent: paymentIntent } }));
  return list(path, payments);
}

function createRefund(world: StripeWorld, { body }: StripeCall) {
  const intent = text(body.payment_intent);
  if (world.refunded.has(intent))
    throw new StripeRefusal(400, 'charge_already_refunded', 'The charge has already been refunded.');
  world.refunded.add(intent);
  return refundOf(world, intent);
}

function listRefunds(world: StripeWorld, { path, query }: StripeCall) {
  const intent = text(query.payment_intent);
  return list(path, world.refunded.has(intent) ? [refundOf(world, intent)] : []);
}

function refundOf({ invoices }: StripeWorld, intent: string) {
  const amount = invoices.find(({ paymentIntent }) => paymentIntent === intent)?.amount_paid ?? 0;
  return { id: `re_${intent}`, object: 'refund', amount, currency: 'usd', status: 'succeeded' };
}
