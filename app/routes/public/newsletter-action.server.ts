import { data } from 'react-router';
import { z } from 'zod';
import { type SubscribeResult, subscribeToNewsletter } from '#app/domain/newsletter/newsletter.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Notice } from '#app/ui/notice.ts';

/** What a newsletter form is answered with: the address to show again, and what is wrong with it or became of it. */
export type NewsletterAnswer = { email: string; error: string | null; notice: Notice | null };

const addressSchema = z.string().trim().max(254).pipe(z.email());

const done: Notice = { tone: 'success', title: 'Successfully subscribed!' };
const failed: Notice = {
  tone: 'error',
  title: 'Subscription failed',
  description: 'Please try again later.',
};

type NewsletterForm = {
  source: 'homepage' | 'blog';
  /** Said when the address is on the list already: each page has its own words (specification, section 8). */
  duplicate: Pick<Notice, 'title' | 'description'>;
};

/** Answers a newsletter form with status 200, 400 for what is no address and 503 when it could not be stored. */
export async function answerNewsletterForm(request: Request, { source, duplicate }: NewsletterForm) {
  const sent = (await readForm(request)).get('email');
  const address = addressSchema.safeParse(sent);
  if (!address.success) {
    const email = typeof sent === 'string' ? sent.slice(0, 254) : '';
    return answer({ email, error: 'Please enter a valid email address.', notice: null }, 400);
  }
  const email = address.data;
  const result = await subscribeOrNull(email, source);
  if (!result) return answer({ email, error: null, notice: failed }, 503);
  return answer({ email: '', error: null, notice: result.ok ? done : { tone: 'info', ...duplicate } }, 200);
}

const answer = (body: NewsletterAnswer, status: number) => data(body, { status });

async function subscribeOrNull(
  email: string,
  source: NewsletterForm['source'],
): Promise<SubscribeResult | null> {
  try {
    return await subscribeToNewsletter({ email, source });
  } catch (error) {
    log.error({ source, error: describeError(error) }, 'newsletter subscription not stored');
    return null;
  }
}
