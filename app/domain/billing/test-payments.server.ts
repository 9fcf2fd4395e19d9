import { eq } from 'drizzle-orm';
import type { LocalPaymentsOptions, TestPaymentsStore } from '#app/adapters/payments/local.ts';
import { db } from '#app/db/client.server.ts';
import { testPayments } from '#app/db/schema.ts';
import { priceList } from './price-list.ts';
import { receiveWebhook } from './webhook.server.ts';

/** Customers of the test mode in the database; a change holds its customer's row, so that two clicks take turns. */
const store: TestPaymentsStore = {
  async find(customerId) {
    const [row] = await db.select().from(testPayments).where(eq(testPayments.customerId, customerId));
    return row?.state ?? null;
  },
  async findOrCreate(customer) {
    await db
      .insert(testPayments)
      .values({ customerId: customer.id, userId: customer.userId, state: customer })
      .onConflictDoNothing();
    const [row] = await db.select().from(testPayments).where(eq(testPayments.userId, customer.userId));
    return row?.state ?? customer;
  },
  change: (customerId, next) =>
    db.transaction(async (tx) => {
      const isThis = eq(testPayments.customerId, customerId);
      const [row] = await tx.select().from(testPayments).where(isThis).for('update');
      const state = row && next(row.state);
      if (state) await tx.update(testPayments).set({ state, updatedAt: new Date() }).where(isThis);
      return row !== undefined;
    }),
};

/** What the payments' test mode needs of the application: a place for its state, and somewhere to send its events. */
export function testPaymentsOptions(secret: string): LocalPaymentsOptions {
  return {
    secret,
    prices: priceList,
    store,
    async deliver(message) {
      const received = await receiveWebhook(message);
      if (!received.ok) throw new Error(received.reason);
    },
  };
}
