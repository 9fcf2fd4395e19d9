import { db } from '#app/db/client.server.ts';
import { contactRequests } from '#app/db/schema.ts';
import type { Tier } from '#app/domain/billing/plans.ts';
import type { ContactForm } from './contact-form.ts';

/** Stores a message for the operators as open. Messages of paying users are marked: their plan includes priority support. */
export async function sendContactRequest(
  form: ContactForm,
  sender: { id: string; plan: Tier } | null,
): Promise<void> {
  await db.insert(contactRequests).values({
    ...form,
    userId: sender?.id ?? null,
    isPriority: sender !== null && sender.plan !== 'starter',
  });
}
