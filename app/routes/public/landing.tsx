import { data } from 'react-router';
import { z } from 'zod';
import { config } from '#app/config.server.ts';
import { formatPrice, plans, tiers } from '#app/domain/billing/plans.ts';
import { listActiveMedia, type PublicMedia } from '#app/domain/media/media.server.ts';
import { subscribeToNewsletter } from '#app/domain/newsletter/newsletter.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { ClosingCall } from '#app/routes/public/landing/closing-call.tsx';
import { Examples } from '#app/routes/public/landing/examples.tsx';
import { Features } from '#app/routes/public/landing/features.tsx';
import { Hero } from '#app/routes/public/landing/hero.tsx';
import { Newsletter } from '#app/routes/public/landing/newsletter.tsx';
import { Pricing } from '#app/routes/public/landing/pricing.tsx';
import { Slider } from '#app/routes/public/landing/slider.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/landing';

export async function loader() {
  const [slides, examples] = await Promise.all([
    picturesOrNone({ category: 'slider' }),
    picturesOrNone({ category: 'examples', limit: 6 }),
  ]);
  const { brandName, publicUrl } = config();
  return { brandName, publicUrl, slides, examples, plans: tiers.map(planCard) };
}

/** A page without its pictures is better than no page: what can't be read is an empty list (specification, section 8). */
async function picturesOrNone(input: Parameters<typeof listActiveMedia>[0]): Promise<PublicMedia[]> {
  try {
    return await listActiveMedia(input);
  } catch (error) {
    log.error({ err: describeError(error), category: input.category }, 'pictures not loaded');
    return [];
  }
}

/** What a pricing card shows; formatted here, so that the browser needs no plan data of its own. */
function planCard(tier: (typeof tiers)[number]) {
  const { name, priceCents, period, tagline, features } = plans[tier];
  return { tier, name, price: formatPrice(priceCents), period, tagline, features };
}
export type PlanCard = ReturnType<typeof planCard>;

const newsletterForm = z.object({ intent: z.literal('newsletter'), email: z.email().max(254) });

const notices = {
  done: { tone: 'success', title: 'Successfully subscribed!' },
  duplicate: {
    tone: 'info',
    title: 'Already subscribed!',
    description: 'This email is already on our newsletter list.',
  },
  failed: { tone: 'error', title: 'Subscription failed', description: 'Please try again later.' },
} satisfies Record<string, Notice>;

export async function action({ request }: Route.ActionArgs) {
  const sent = Object.fromEntries(await request.formData());
  const email = typeof sent.email === 'string' ? sent.email.trim().slice(0, 300) : '';
  const form = newsletterForm.safeParse({ ...sent, email });
  if (!form.success) {
    return data({ email, error: 'Please enter a valid email address.', notice: null }, { status: 400 });
  }
  const result = await subscribeOrFail(form.data.email);
  return { email: result === 'failed' ? email : '', error: null, notice: notices[result] };
}

async function subscribeOrFail(email: string): Promise<keyof typeof notices> {
  try {
    const result = await subscribeToNewsletter({ email, source: 'homepage' });
    return result.ok ? 'done' : result.reason;
  } catch (error) {
    log.error({ err: describeError(error) }, 'newsletter subscription not stored');
    return 'failed';
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const name = loaderData?.brandName ?? 'Adwright';
  const title = `${name}: social media ads in seconds`;
  const description =
    'Describe what you sell and get a finished social media ad: copy, picture and real type, in 25+ languages, sized for every network. Five ads a month are free.';
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: loaderData?.publicUrl },
    { property: 'og:image', content: `${loaderData?.publicUrl}/og.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const { slides, examples, plans: cards } = loaderData;
  return (
    <>
      <PageNotice notice={actionData?.notice} className="m-4" />
      <Hero />
      <Slider slides={slides} />
      <Features />
      <Examples examples={examples} />
      <Pricing plans={cards} />
      <Newsletter answer={actionData} />
      <ClosingCall />
    </>
  );
}
