import { randomBytes, randomUUID } from 'node:crypto';
import { not, sql } from 'drizzle-orm';
import { payments } from '#app/adapters/adapters.server.ts';
import type { PaidTier } from '#app/adapters/payments/port.ts';
import { db } from '#app/db/client.server.ts';
import { teamMembers, users } from '#app/db/schema.ts';
import { findCustomer, openCheckout } from '#app/domain/billing/checkout.server.ts';
import { findUserByEmail, makeAdmin, setPassword, type User } from '#app/domain/users/users.server.ts';
import { OperatorError } from '#app/operator-error.ts';
import type { DemoOwner } from './demo-briefs.ts';

/** Addresses under `.example` reach nobody (RFC 2606). */
const domain = 'demo.example';

/** Somebody who can sign in; the password is new with each start. */
export type DemoAccount = { who: string; email: string; password: string };

/** Everybody of the demo, and who has which part in it. */
export type DemoPeople = { accounts: DemoAccount[]; owners: Record<DemoOwner, User>; operator: User };

/**
 * Makes the accounts of the demo, or finds those of the last start, and gives each a new random password.
 * @throws OperatorError when the database has accounts of other people.
 */
export async function openDemoAccounts(): Promise<DemoPeople> {
  if ((await db.$count(users, not(sql`${users.email} like ${`%@${domain}`}`))) > 0)
    throw new OperatorError(
      'There are accounts of other people here. The demo keeps to a database of its own: leave DATABASE_URL out, and set DATA_DIR to a folder that is not there yet.',
    );
  const email = (name: string) => `${name}@${domain}`;
  const { user: operator } = await makeAdmin({
    email: email('operator'),
    name: 'Olive Operator',
    actor: 'npm run demo',
  });
  const owners = {
    starter: await findOrMake(email('starter'), 'Stella Starter'),
    professional: await findOrMake(email('professional'), 'Pat Professional'),
    enterprise: await findOrMake(email('enterprise'), 'Enzo Enterprise'),
    teammate: await findOrMake(email('teammate'), 'Tessa Teammate'),
  };
  await payFor(owners.professional, 'professional');
  await payFor(owners.enterprise, 'enterprise');
  const membership = { userId: owners.teammate.id, ownerId: owners.enterprise.id };
  await db.insert(teamMembers).values(membership).onConflictDoNothing();

  const accounts: DemoAccount[] = [];
  for (const [who, user] of Object.entries({ operator, ...owners })) {
    const password = randomBytes(12).toString('base64url');
    await setPassword(user.id, password);
    accounts.push({ who, email: user.email, password });
  }
  return { accounts, owners, operator };
}

async function findOrMake(email: string, name: string): Promise<User> {
  await db.insert(users).values({ id: randomUUID(), name, email, emailVerified: true }).onConflictDoNothing();
  const user = await findUserByEmail(email);
  if (!user) throw new Error(`the account ${email} vanished while it was made`);
  return user;
}

/** Pays in the test mode, as a person would on its pages. Nothing happens where it is paid for already. */
async function payFor(user: User, tier: PaidTier): Promise<void> {
  if (!payments || !('act' in payments)) return;
  const page = await openCheckout(user, tier);
  const checkoutId = page.ok ? /\/payments\/checkout\/(\w+)/.exec(page.url)?.[1] : undefined;
  const customerId = await findCustomer(user.id);
  if (checkoutId && customerId) await payments.act(customerId, { type: 'pay-checkout', checkoutId });
}
