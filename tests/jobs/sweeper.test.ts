import { expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { createUser } from '#tests/support/factories.ts';
import { openOwnPlace } from '#tests/support/own-place.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

const day = 86_400_000;

const { auditLog, newsletterSubscribers, orphanedFiles, teamInvitations } = schema;

test('addresses nobody confirmed are forgotten after 30 days, invitations a week after they ran out, and no file stays', async () => {
  const place = await openOwnPlace();
  const { dataDir, databaseUrl, db } = place;
  const old = new Date(Date.now() - 31 * day);
  const rows = await db
    .insert(newsletterSubscribers)
    .values([
      { email: 'never-confirmed@example.com', source: 'blog', subscribedAt: old },
      { email: 'reader@example.com', source: 'blog', subscribedAt: old, confirmedAt: old },
      { email: 'recent@example.com', source: 'blog', subscribedAt: new Date(Date.now() - 29 * day) },
      { email: 'left@example.com', source: 'blog', subscribedAt: old, isActive: false, unsubscribedAt: old },
      { email: 'brought-back@example.com', source: 'blog', subscribedAt: old },
    ])
    .returning();
  const broughtBack = rows.find(({ email }) => email.startsWith('brought-back'))?.id;
  await db
    .insert(auditLog)
    .values({ actor: 'operator', action: 'newsletter.reactivate', subject: `newsletter:${broughtBack}` });
  const { id: ownerId } = await createUser(db, { tier: 'professional' });
  await db.insert(teamInvitations).values(
    [8, 6].map((days) => ({
      ownerId,
      email: `${days}-days-ago@example.com`,
      tokenHash: `hash ${days}`,
      expiresAt: new Date(Date.now() - days * day),
    })),
  );
  const server = await startServerProcess({ dataDir, env: { DATABASE_URL: databaseUrl } });
  try {
    await expect
      .poll(async () => (await db.select().from(newsletterSubscribers)).map(({ email }) => email).sort(), {
        timeout: 60_000,
      })
      .toEqual(['brought-back@example.com', 'left@example.com', 'reader@example.com', 'recent@example.com']);
    await expect
      .poll(async () => (await db.select().from(teamInvitations)).map(({ email }) => email))
      .toEqual(['6-days-ago@example.com']);
    // Its job found nothing and is ending: nobody else will look at it.
    await db.insert(orphanedFiles).values({ key: 'ads/left-behind.png' });
    await expect.poll(() => db.$count(orphanedFiles)).toBe(0);
  } finally {
    await server.stop();
    await place.close();
  }
});
