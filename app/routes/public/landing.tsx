import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { formatPrice, plans, tiers } from '#app/domain/billing/plans.ts';
import { listActiveMedia, listExamples } from '#app/domain/media/media.server.ts';
import { preloadOf } from '#app/font-preload.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { answerNewsletterForm } from '#app/routes/newsletter/newsletter-action.server.ts';
import { NewsletterForm } from '#app/routes/newsletter/newsletter-form.tsx';
import { ClosingCall } from '#app/routes/public/landing/closing-call.tsx';
import { Examples } from '#app/routes/public/landing/examples.tsx';
import { Features } from '#app/routes/public/landing/features.tsx';
import { Hero } from '#app/routes/public/landing/hero.tsx';
import { Pricing } from '#app/routes/public/landing/pricing.tsx';
import { Slider } from '#app/routes/public/landing/slider.tsx';
import { orEmpty } from '#app/routes/public/or-empty.server.ts';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { siteStructuredData } from '#app/routes/seo/structured-data.server.ts';
import { Container } from '#app/ui/container.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/landing';

const accountDeleted: Notice = { tone: 'success', title: 'Your account has been deleted' };

export async function loader({ url, context }: Route.LoaderArgs) {
  const [hero, slides, examples] = await Promise.all([
    orEmpty(context, 'hero', { asked: listActiveMedia({ category: 'hero', limit: 6 }), empty: [] }),
    orEmpty(context, 'slides', { asked: listActiveMedia({ category: 'slider' }), empty: [] }),
    orEmpty(context, 'examples', {
      asked: listExamples(url.searchParams.get('for')),
      empty: { trades: [], trade: null, pictures: [] },
    }),
  ]);
  const { brandName } = config();
  const structuredData = siteStructuredData(description);
  const isDeleted = url.searchParams.get('account') === 'deleted';
  const farewell = isDeleted && !context.get(viewerContext) ? accountDeleted : null;
  return { brandName, structuredData, farewell, hero, slides, examples, plans: tiers.map(planCard) };
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

const description =
  'Describe what you sell and get a finished social media ad: copy, picture and real type, in 25+ languages, sized for every network. Five ads a month are free.';

export const links: Route.LinksFunction = () => [preloadOf('italic')];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: `${loaderData?.brandName ?? 'Adwright'}: social media ads in seconds`,
    isFullTitle: true,
    description,
    path: href('/'),
    structuredData: loaderData?.structuredData ?? [],
  });

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const { hero, slides, examples, plans: cards } = loaderData;
  return (
    <>
      <PageNotice notice={actionData?.notice ?? loaderData.farewell} className="m-4" />
      <Hero pictures={hero} />
      <Slider slides={slides} />
      <Container className="pt-20 lg:pt-28">
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
      <Features />
      <Examples {...examples} />
      <Pricing plans={cards} />
      <ClosingCall />
    </>
  );
}
