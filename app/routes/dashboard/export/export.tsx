import { ArrowLeft } from 'lucide-react';
import { data, href, Link, redirect } from 'react-router';
import { pixelsOf } from '#app/composer/design/ad-size.ts';
import { imageUrlOf } from '#app/domain/ads/ad-view.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import { exportSentences, isExportProblem } from '#app/domain/ads/export-sentences.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { ExportForm } from '#app/routes/dashboard/export/export-form.tsx';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Container } from '#app/ui/container.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { DashboardHeader } from '../dashboard-header.tsx';
import type { Route } from './+types/export';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  const ad = await findAd(viewer, params.adId);
  if (ad?.status !== 'completed') throw data(null, { status: 404 });
  const { id, title, size, design, version } = ad;
  const { name, email, planKnown } = viewer;
  const problem = new URL(request.url).searchParams.get('problem');
  return {
    ad: { id, title, version, ...pixelsOf(size), imageUrl: imageUrlOf(ad), reflows: design !== null },
    plan: plans[viewer.plan],
    problem: isExportProblem(problem) && problem !== 'locked' ? exportSentences[problem] : null,
    name,
    email,
    planKnown,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Export', description: 'Your ad in the sizes of every network.' });

/** The export dialog as a page, for browsers without JavaScript and for downloads that could not be made. */
export default function ExportPage({ loaderData }: Route.ComponentProps) {
  const { ad, plan, problem, ...account } = loaderData;
  return (
    <div className="flex min-h-dvh flex-col">
      <DashboardHeader plan={plan} {...account} />
      <main id="main" tabIndex={-1} className="grow py-8 outline-none sm:py-12">
        <Container>
          <div className="mx-auto grid max-w-4xl gap-6">
            <Link
              to={href('/dashboard')}
              className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
            >
              <ArrowLeft className="size-4" aria-hidden="true" />
              Back to the dashboard
            </Link>
            <PageIntro title="Export">
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {ad.title}
              </span>
            </PageIntro>
            {problem ? (
              <NoticeBanner
                notice={{ tone: 'error', title: 'This was not exported', description: problem }}
              />
            ) : null}
            <ExportForm ad={ad} locked={!plan.allExports} />
          </div>
        </Container>
      </main>
    </div>
  );
}
