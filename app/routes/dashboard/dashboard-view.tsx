import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import { AdGrid } from '#app/routes/dashboard/ad-grid.tsx';
import { CreditsPanel } from '#app/routes/dashboard/credits-panel.tsx';
import { DashboardHeader } from '#app/routes/dashboard/dashboard-header.tsx';
import { GenerateForm } from '#app/routes/dashboard/generate-form.tsx';
import { Container } from '#app/ui/container.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { PageNotice } from '#app/ui/toaster.tsx';

/** What the last form was answered with; `at` (ms) tells two equal answers apart. */
export type DashboardAnswer = { notice: Notice; errors?: AdFormErrors; values?: AdFormValues; at: number };

export type DashboardViewProps = {
  ads: AdView[];
  page: number;
  pages: number;
  total: number;
  plan: Plan;
  /** Generations this month. */
  usage: { used: number; limit: number };
  email: string;
  name: string;
  idempotencyKey: string;
  outcome?: DashboardAnswer;
};

/** The studio: the brief on one side, what came of it on the other. */
export function DashboardView(props: DashboardViewProps) {
  const { ads, page, pages, total, plan, usage, email, name, idempotencyKey, outcome } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <DashboardHeader plan={plan} name={name} email={email} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className="grid grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:items-start lg:gap-10 lg:py-10">
          <div className="grid gap-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h1 className="font-display text-5xl leading-tight">Dashboard</h1>
              {total > 0 ? (
                <a href="#ads-title" className="text-link text-sm whitespace-nowrap lg:hidden">
                  See your ads
                </a>
              ) : null}
            </div>
            <PageNotice notice={outcome?.notice} />
            <CreditsPanel used={usage.used} limit={usage.limit} plan={plan} />
            <GenerateForm plan={plan} usage={usage} idempotencyKey={idempotencyKey} answer={outcome} />
          </div>
          <AdGrid ads={ads} plan={plan} page={page} pages={pages} total={total} />
        </Container>
      </main>
    </div>
  );
}
