import { ArrowLeft } from 'lucide-react';
import { data, href, Link } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { listRequestOf } from '#app/db/paging.server.ts';
import { isPasswordDue } from '#app/domain/users/operator-fresh-password.server.ts';
import { getUserDetail } from '#app/domain/users/operator-list.server.ts';
import { listUserAds } from '#app/domain/users/operator-user-ads.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { AccessCard } from '#app/routes/admin/users/access-card.tsx';
import { refuseWithoutPassword } from '#app/routes/admin/users/operator-password.server.ts';
import { UserAds } from '#app/routes/admin/users/user-ads.tsx';
import { CreditsCard, ProfileCard, SubscriptionCard } from '#app/routes/admin/users/user-cards.tsx';
import { userIntents } from '#app/routes/admin/users/user-intents.server.ts';
import { noStoreWith } from '#app/routes/no-store.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/user';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isSelf = context.get(viewerContext)?.id === params.userId;
  const onlyFailed = new URL(request.url).searchParams.get('ads') === 'failed';
  try {
    const detail = await getUserDetail(params.userId);
    if (!detail) return data({ state: 'missing' as const }, { status: 404 });
    const ads = await listUserAds({ userId: params.userId, page: listRequestOf(request).page, onlyFailed });
    const asksPassword = await isPasswordDue(request);
    return data({ state: 'found' as const, detail, ads, isSelf, asksPassword });
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    log.error({ error: describeError(error) }, 'Failed to fetch user details');
    return data({ state: 'failed' as const }, { status: 500 });
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const form = await readForm(request);
  const refusal = await refuseWithoutPassword(request, operator, form);
  if (refusal) return data({ notice: refusal.notice }, { status: refusal.status });
  const { notice, status } = await userIntents(form, { userId: params.userId, actor: operator.id });
  return data({ notice }, { status });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => noStoreWith(actionHeaders);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches[0], {
    title: loaderData?.state === 'found' ? loaderData.detail.user.email : 'User not found',
    description: 'Profile, usage and ads of one user.',
  });

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const notice = <PageNotice notice={actionData?.notice} />;
  if (loaderData.state === 'missing')
    return (
      <>
        {notice}
        <div className="grid justify-items-start gap-4">
          <h1 className="text-heading font-bold tracking-tight">User not found</h1>
          <p className="text-ink-soft">This account does not exist, or it was deleted.</p>
          <LinkButton to={href('/admin/users')}>Back to Users</LinkButton>
        </div>
      </>
    );
  if (loaderData.state === 'failed')
    return (
      <>
        <h1 className="text-heading font-bold tracking-tight">User</h1>
        {notice}
        <LoadFailed title="Failed to fetch user details" />
      </>
    );
  const { detail, ads, isSelf, asksPassword } = loaderData;
  const { user } = detail;
  return (
    <>
      <div className="grid gap-4">
        <Link
          to={href('/admin/users')}
          className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
        >
          <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
          Back to Users
        </Link>
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="text-heading font-bold tracking-tight wrap-anywhere" dir="auto">
              {user.name.trim() || 'Not set'}
            </h1>
            {user.role === 'admin' ? <Badge tone="ink">Admin</Badge> : null}
            {user.banned ? <Badge tone="danger">Blocked</Badge> : null}
            {user.emailVerified ? null : <Badge tone="warning">Not confirmed</Badge>}
          </div>
          <p className="text-ink-soft wrap-anywhere">{user.email}</p>
        </div>
      </div>
      {notice}
      <div className="grid gap-5 lg:grid-cols-2">
        <ProfileCard detail={detail} />
        <SubscriptionCard detail={detail} />
        <CreditsCard detail={detail} />
        <AccessCard user={user} isSelf={isSelf} asksPassword={asksPassword} />
      </div>
      <UserAds list={ads} />
    </>
  );
}
