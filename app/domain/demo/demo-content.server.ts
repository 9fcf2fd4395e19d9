import { db } from '#app/db/client.server.ts';
import { contactRequests, newsletterIssues, newsletterSubscribers } from '#app/db/schema.ts';
import { adFormSchema, orderOf } from '#app/domain/ads/ad-form.ts';
import { startGeneration } from '#app/domain/ads/generate.server.ts';
import type { DemoPeople } from './demo-accounts.server.ts';
import { demoBriefs } from './demo-briefs.ts';

const day = 86_400_000;
const readers = 48;

/**
 * Orders the ads of the demo and writes what operators find: readers of the newsletter, an issue, messages. Twice is
 * once.
 */
export async function fillDemo({ owners, operator }: DemoPeople): Promise<void> {
  for (const [index, { by, ...brief }] of demoBriefs.entries()) {
    const order = orderOf(adFormSchema.parse({ ...brief, idempotencyKey: `demo-brief-${index}` }));
    await startGeneration({ userId: owners[by].id, order });
  }
  await db.insert(newsletterSubscribers).values(readersUntil(Date.now())).onConflictDoNothing();
  if ((await db.$count(newsletterIssues)) === 0)
    await db.insert(newsletterIssues).values({
      subject: 'What a good headline promises',
      content: '## One promise\n\nSay **one** thing, and say it first.',
      createdBy: operator.id,
    });
  if ((await db.$count(contactRequests)) === 0)
    await db.insert(contactRequests).values([
      {
        name: owners.enterprise.name,
        email: owners.enterprise.email,
        userId: owners.enterprise.id,
        subject: 'billing',
        message: 'Can we have one invoice for the whole team?',
        isPriority: true,
      },
      {
        name: 'Vera Visitor',
        email: 'visitor@demo.example',
        subject: 'general',
        message: 'Do the ads also come in Portuguese?',
      },
      {
        name: owners.starter.name,
        email: owners.starter.email,
        userId: owners.starter.id,
        subject: 'support',
        message: 'My logo has a white background. How do I get rid of it?',
        status: 'in_progress',
      },
    ]);
}

/** Readers who came over the last six weeks; every twelfth has left again. */
function readersUntil(now: number): (typeof newsletterSubscribers.$inferInsert)[] {
  return Array.from({ length: readers }, (_, index) => {
    const subscribedAt = new Date(now - index * 0.9 * day);
    const hasLeft = index % 12 === 11;
    return {
      email: `reader-${index + 1}@demo.example`,
      source: index % 3 === 0 ? 'blog' : 'homepage',
      subscribedAt,
      confirmedAt: hasLeft ? null : subscribedAt,
      isActive: !hasLeft,
      unsubscribedAt: hasLeft ? new Date(subscribedAt.getTime() + day / 2) : null,
    };
  });
}
