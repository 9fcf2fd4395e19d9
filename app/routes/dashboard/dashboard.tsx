import { randomUUID } from 'node:crypto';
import { data, type ShouldRevalidateFunction } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { listAds } from '#app/domain/ads/ads.server.ts';
import { expectBrief } from '#app/domain/ads/design-and-draw.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { findSharing, listReceived } from '#app/domain/teams/team.server.ts';
import { getUsage } from '#app/domain/usage/usage.server.ts';
import { requestContext } from '#app/http/request-context.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/dashboard';
import { useLiveAds } from './ad-list/live-ads.ts';
import { useShownPage } from './ad-list/use-shown-page.ts';
import { answerForm } from './brief-form/receive-brief.server.ts';
import { DashboardView } from './dashboard-view.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = signedIn(context);
  expectBrief(request.headers.get('accept-language'));
  const plan = plans[viewer.plan];
  const asked = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10);
  const state = context.get(requestContext);
  const orNull = (error: unknown) => {
    if (isDatabaseDown(error)) state.databaseDown = true;
    log.error({ reference: state.reference, error: describeError(error) }, 'loading the dashboard failed');
    return null;
  };
  const [list, usage, sharing, invitations] = await Promise.all([
    listAds(viewer, Number.isSafeInteger(asked) ? asked : 1).catch(orNull),
    getUsage(viewer.accountId, plan.monthlyGenerations).catch(orNull),
    findSharing(viewer).catch(orNull),
    viewer.accountId === viewer.id ? listReceived(viewer.email).catch(orNull) : null,
  ]);
  const invitation = invitations?.[0] ?? null;
  const { email, name, planKnown } = viewer;
  const idempotencyKey = randomUUID();
  return data(
    { list, plan, planKnown, usage, sharing, invitation, email, name, idempotencyKey },
    { status: list && usage ? 200 : 500 },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...outcome } = await answerForm(request, signedIn(context));
  if (status === 503) context.get(requestContext).databaseDown = true;
  // The time tells two equal answers apart, so that the same message is shown again.
  return data({ ...outcome, at: Date.now() }, { status });
}

/** Also after a refusal: credits that were spent or an ad that was deleted elsewhere are news to the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 403 || actionStatus === 404 || actionStatus === 409;

function signedIn(context: Route.LoaderArgs['context']): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Error('the dashboard was reached without a session');
  return viewer;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { brandName?: string }
    | undefined;
  return [{ title: `Dashboard | ${root?.brandName ?? 'Adwright'}` }, { name: 'robots', content: 'noindex' }];
};

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { list } = loaderData;
  const ads = useLiveAds(list?.ads ?? []);
  useShownPage(list?.page);
  return <DashboardView {...loaderData} list={list && { ...list, ads }} outcome={actionData} />;
}
