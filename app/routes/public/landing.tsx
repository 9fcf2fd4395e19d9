import { config } from '#app/config.server.ts';
import { formatPrice, plans, tiers } from '#app/domain/billing/plans.ts';
import { listActiveMedia } from '#app/domain/media/media.server.ts';
import { answerNewsletterForm } from '#app/routes/newsletter/newsletter-action.server.ts';
import { NewsletterForm } from '#app/routes/newsletter/newsletter-form.tsx';
import { ClosingCall } from '#app/routes/public/landing/closing-call.tsx';
import { Examples } from '#app/routes/public/landing/examples.tsx';
import { Features } from '#app/routes/public/landing/features.tsx';
import { Hero } from '#app/routes/public/landing/hero.tsx';
import { Pricing } from '#app/routes/public/landing/pricing.tsx';
import { Slider } from '#app/routes/public/landing/slider.tsx';
import { orEmpty } from '#app/routes/public/or-empty.server.ts';
import { Container } from '#app/ui/container.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/landing';

export async function loader() {
  const [slides, examples] = await Promise.all([
    orEmpty('slides', listActiveMedia({ category: 'slider' }), []),
    orEmpty('examples', listActiveMedia({ category: 'examples', limit: 6 }), []),
  ]);
  const { brandName, publicUrl } = config();
  return { brandName, publicUrl, slides, examples, plans: tiers.map(planCard) };
}

/** What a pricing card shows; formatted here, so that the browser needs no plan data of its own. */
function planCard(tier: (typeof tiers)[number]) {
  const { name, priceCents, period, tagline, features } = plans[tier];
  return { tier, name, price: formatPrice(priceCents), period, tagline, features };
}
export type PlanCard = ReturnType<typeof planCard>;

export function action({ request }: Route.ActionArgs) {
  return answerNewsletterForm(request, 'homepage');
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
      <Container className="pb-20 lg:pb-28">
        <NewsletterForm answer={actionData} action="?index">
          <h2 id="newsletter-title" className="font-display text-display">
            Good ad ideas, <span className="accent-word">by mail</span>
          </h2>
          <p className="text-lead text-ink-soft text-pretty">
            What worked in other people's campaigns, taken apart: the hook, the offer, the picture. Short
            enough for a coffee.
          </p>
        </NewsletterForm>
      </Container>
      <ClosingCall />
    </>
  );
}
