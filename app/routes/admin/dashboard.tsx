import type { ReactNode } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { getDashboardFigures } from '#app/domain/admin/figures.server.ts';
import { formatPrice } from '#app/domain/billing/plans.ts';
import { getSiteSettings } from '#app/domain/settings/settings.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { toggleMaintenance } from '#app/routes/admin/settings-intents.server.ts';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/dashboard';

export async function loader() {
  const [figures, { maintenance }] = await Promise.all([getDashboardFigures(), getSiteSettings()]);
  return { ...figures, maintenance: maintenance.enabled };
}

/** The maintenance toggle. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (viewer?.role !== 'admin') throw data(null, { status: 403 });
  const enabled = (await readForm(request)).get('enabled') === 'true';
  const { status, notice } = await toggleMaintenance(enabled, viewer);
  return data({ notice }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Admin Dashboard',
    description: 'Users, ads, messages and content at a glance.',
  });

export default function AdminDashboard({ loaderData: figures, actionData }: Route.ComponentProps) {
  const { users, ads, contact, newsletter, posts, media } = figures;
  return (
    <>
      <AdminHeading title="Admin Dashboard" subtitle="Users, ads, messages and content at a glance." />
      <PageNotice notice={actionData?.notice} />
      <MaintenanceToggle isOn={figures.maintenance} />
      <Group title="Users">
        <StatCard
          label="Total Users"
          value={users.total}
          note="All accounts but operators"
          to="/admin/users"
        />
        <StatCard label="New This Month" value={users.newThisMonth} note="Within 30 days" />
        <StatCard label="New This Week" value={users.newThisWeek} note="Within 7 days" />
        <StatCard
          label="Active Subscribers"
          value={users.paying}
          note={`Estimated revenue ${formatPrice(figures.revenueCents)} a month`}
        />
      </Group>
      <Group title="Ads">
        <StatCard label="Total Ads" value={ads.total} note="Without deleted ones" />
        <StatCard label="Completed" value={ads.completed} note={`${ads.generating} generating now`} />
        <StatCard label="Failed" value={ads.failed} note="Credits were returned" />
        <StatCard label="Credits Used" value={figures.creditsThisMonth} note="This calendar month, UTC" />
      </Group>
      <Group title="Messages and content">
        <StatCard
          label="Open Requests"
          value={contact.open}
          note={`${contact.inProgress} in progress`}
          to="/admin/contact"
        />
        <StatCard
          label="Newsletter"
          value={newsletter.active}
          note={`active of ${newsletter.total.toLocaleString('en-US')}`}
          to="/admin/newsletter"
        />
        <StatCard
          label="Published Posts"
          value={posts.published}
          note={`${posts.drafts} drafts`}
          to="/admin/blog"
        />
        <StatCard
          label="Active Media"
          value={media.active}
          note={`of ${media.total.toLocaleString('en-US')}`}
          to="/admin/media"
        />
      </Group>
    </>
  );
}

function MaintenanceToggle({ isOn }: { isOn: boolean }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Card>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="enabled" value={String(!isOn)} />
        <Switch
          label="Maintenance Mode"
          hint={
            isOn
              ? 'On: visitors see the maintenance page instead of the dashboard'
              : 'Off: the dashboard is open'
          }
          checked={isOn}
          disabled={busy}
          pending={busy}
        />
      </Form>
    </Card>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-title font-bold tracking-tight">{title}</h2>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">{children}</dl>
    </section>
  );
}
