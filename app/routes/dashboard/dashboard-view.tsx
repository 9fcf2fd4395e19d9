import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import type { AdPage } from '#app/domain/ads/ad-view.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import type { ReceivedInvitation, Sharing } from '#app/domain/teams/team.server.ts';
import { AdGrid } from '#app/routes/dashboard/ad-list/ad-grid.tsx';
import { GenerateForm } from '#app/routes/dashboard/brief-form/generate-form.tsx';
import { CreditsPanel } from '#app/routes/dashboard/credits-panel.tsx';
import { DashboardHeader } from '#app/routes/dashboard/dashboard-header.tsx';
import { InvitationNote } from '#app/routes/dashboard/invitation-note.tsx';
import { Container } from '#app/ui/container.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';

/** What the last form was answered with; `at` (ms) tells two equal answers apart. */
export type DashboardAnswer = { notice: Notice; errors?: AdFormErrors; values?: AdFormValues; at: number };

export type DashboardViewProps = {
  /** null when the ads could not be loaded. */
  list: AdPage | null;
  plan: Plan;
  /** False when the subscription could not be looked up. */
  planKnown: boolean;
  /** Generations this month; null when they could not be counted. */
  usage: { used: number; limit: number } | null;
  /** The team whose credits and ads these are; null for who is alone. */
  sharing: Sharing | null;
  /** The latest one that waits for an answer. */
  invitation: ReceivedInvitation | null;
  email: string;
  name: string;
  idempotencyKey: string;
  outcome?: DashboardAnswer;
};

const planUnknown: Notice = {
  tone: 'error',
  title: 'Failed to load subscription status',
  description:
    'Until it can be loaded, this page allows what the Starter plan does. Please reload it in a moment.',
};

/** The studio: the brief on one side, what came of it on the other. */
export function DashboardView(props: DashboardViewProps) {
  const { list, plan, planKnown, usage, sharing, email, name, idempotencyKey, outcome } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <DashboardHeader plan={plan} planKnown={planKnown} name={name} email={email} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className="grid grid-cols-1 gap-8 py-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:items-start lg:gap-10 lg:py-10">
          <div className="grid gap-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h1 className="font-display text-5xl leading-tight">Dashboard</h1>
              {list && list.total > 0 ? (
                <a href="#ads-title" className="text-link text-sm whitespace-nowrap lg:hidden">
                  See your ads
                </a>
              ) : null}
            </div>
            <PageNotice notice={outcome?.notice} />
            {planKnown ? null : <NoticeBanner notice={planUnknown} />}
            {props.invitation ? <InvitationNote invitation={props.invitation} /> : null}
            <CreditsPanel usage={planKnown ? usage : null} plan={plan} sharing={sharing} />
            <GenerateForm plan={plan} usage={usage} idempotencyKey={idempotencyKey} answer={outcome} />
          </div>
          <AdGrid list={list} plan={plan} pageKey={idempotencyKey} isTeam={sharing !== null} />
        </Container>
      </main>
    </div>
  );
}
