import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { listAds } from '#app/domain/ads/ads.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { getUsage } from '#app/domain/usage/usage.server.ts';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';
import type { Notice } from '#app/ui/notice.ts';
import type { Route } from './+types/dashboard';
import { DashboardView } from './dashboard-view.tsx';
import { type DashboardOutcome, intents } from './intents.server.ts';
import { useLiveAds } from './live-ads.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = signedIn(context);
  const plan = plans[viewer.plan];
  const asked = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10);
  const [page, usage] = await Promise.all([
    listAds(viewer.id, Number.isSafeInteger(asked) ? asked : 1),
    getUsage(viewer.id, plan.monthlyGenerations),
  ]);
  return { ...page, plan, usage, email: viewer.email, name: viewer.name, idempotencyKey: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const name = String(form?.get('intent'));
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!form || !intent) return answer(unknownForm);
  return answer(await intent(signedIn(context), form));
}

const unknownForm: DashboardOutcome = {
  status: 400,
  notice: {
    tone: 'error',
    title: 'Failed to generate ad',
    description: 'This form could not be read. Please reload the page.',
  } satisfies Notice,
};

function answer({ status, ...outcome }: DashboardOutcome) {
  // The time tells two equal answers apart, so that the same message is shown again.
  return data({ ...outcome, at: Date.now() }, { status });
}

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
  const ads = useLiveAds(loaderData.ads);
  return <DashboardView {...loaderData} ads={ads} outcome={actionData} />;
}
