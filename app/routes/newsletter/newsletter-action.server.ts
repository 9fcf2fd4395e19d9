import { data } from 'react-router';
import { z } from 'zod';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { type SubscribeResult, subscribeToNewsletter } from '#app/domain/newsletter/newsletter.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Notice } from '#app/ui/notice.ts';

/** What a newsletter form is answered with: the address to show again, and what is wrong with it or became of it. */
export type NewsletterAnswer = { email: string; error: string | null; notice: Notice | null };

const addressSchema = z.string().trim().max(254).pipe(z.email());

const done: Notice = {
  tone: 'success',
  title: 'Successfully subscribed!',
  description: 'Please confirm it with the link in the mail that is on its way to you.',
};
const failed: Notice = {
  tone: 'error',
  title: 'Subscription failed',
  description: 'Please try again later.',
};
/** Each page has its own words for an address that is on the list already (specification: newsletter.words). */
const duplicate = {
  homepage: { title: 'Already subscribed!', description: 'This email is already on our newsletter list.' },
  blog: {
    title: 'Already subscribed',
    description: 'This email is already subscribed to our newsletter.',
  },
} as const;
type Source = keyof typeof duplicate;

/** Answers a newsletter form: 200, 400 for what is no address, 429 for too many and 503 when it could not be stored. */
export async function answerNewsletterForm(request: Request, source: Source) {
  const sent = (await readForm(request)).get('email');
  const address = addressSchema.safeParse(sent);
  if (!address.success) {
    const email = typeof sent === 'string' ? sent.slice(0, 254) : '';
    return answer({ email, error: 'Please enter a valid email address.', notice: null }, 400);
  }
  const email = address.data;
  const network = clientNetwork(request);
  const result = await subscribeOrNull({ email, source, network });
  if (!result) return answer({ email, error: null, notice: failed }, 503);
  if (result.ok) return answer({ email: '', error: null, notice: done }, 200);
  if (result.reason === 'duplicate') {
    return answer({ email: '', error: null, notice: { tone: 'info', ...duplicate[source] } }, 200);
  }
  return answer({ email, error: null, notice: failed }, 429);
}

const answer = (body: NewsletterAnswer, status: number) => data(body, { status });

async function subscribeOrNull(
  input: Parameters<typeof subscribeToNewsletter>[0],
): Promise<SubscribeResult | null> {
  try {
    return await subscribeToNewsletter(input);
  } catch (error) {
    log.error({ source: input.source, error: describeError(error) }, 'newsletter subscription not stored');
    return null;
  }
}
