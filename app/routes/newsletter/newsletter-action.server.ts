import { data } from 'react-router';
import { z } from 'zod';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { subscribeToNewsletter } from '#app/domain/newsletter/newsletter.server.ts';
import { type Answer, attempt, done, refuse, statusOfUnstored } from '#app/routes/answer.server.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Notice } from '#app/ui/notice.ts';

/** What a newsletter form is answered with: the address to show again, and what is wrong with it or became of it. */
export type NewsletterAnswer = { email: string; error: string | null; notice: Notice | null };

const addressSchema = z.string().trim().max(254).pipe(z.email());

const failure = { title: 'Subscription failed', description: 'Please try again later.' };
/** Each page has its own words for an address that is on the list already (specification: newsletter.words). */
const duplicate = {
  homepage: { title: 'Already subscribed!', description: 'This email is already on our newsletter list.' },
  blog: {
    title: 'Already subscribed',
    description: 'This email is already subscribed to our newsletter.',
  },
} as const;
type Source = keyof typeof duplicate;

/**
 * Answers a newsletter form: 200, 400 for what is no address, 429 for too many. 503 when the database did not take it,
 * and 500 for whatever else broke.
 */
export async function answerNewsletterForm(request: Request, source: Source) {
  const sent = (await readForm(request)).get('email');
  const address = addressSchema.safeParse(sent);
  if (!address.success) {
    const email = typeof sent === 'string' ? sent.slice(0, 254) : '';
    const error = 'Please enter a valid email address.';
    return data<NewsletterAnswer>({ email, error, notice: null }, { status: 400 });
  }
  const input = { email: address.data, source, network: clientNetwork(request) };
  const { status, notice } = await attempt(failure, () => subscribe(input), statusOfUnstored);
  const email = status === 200 ? '' : address.data;
  return data<NewsletterAnswer>({ email, error: null, notice }, { status });
}

async function subscribe(input: { email: string; source: Source; network: string }): Promise<Answer> {
  const result = await subscribeToNewsletter(input);
  if (result.ok)
    return done(
      'Successfully subscribed!',
      'Please confirm it with the link in the mail that is on its way to you.',
    );
  return result.reason === 'duplicate'
    ? { status: 200, notice: { tone: 'info', ...duplicate[input.source] } }
    : refuse(429, failure.title, failure.description);
}
