import { data, Form, useNavigation } from 'react-router';
import { getDashboardFigures } from '#app/domain/admin/figures.server.ts';
import { formatPrice } from '#app/domain/billing/plans.ts';
import { getSiteSettings } from '#app/domain/settings/settings.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { changeSettings, toggleMaintenance } from '#app/routes/admin/settings-intents.server.ts';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/dashboard';
import { AnalyticsTab } from './analytics/analytics-tab.tsx';
import { getTabContent } from './dashboard/tab-content.server.ts';
import { MediaTab, SettingsTab, UsersTab } from './dashboard/tab-panels.tsx';
import { dashboardTabs } from './dashboard/tabs.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const [figures, { maintenance }, content] = await Promise.all([
    getDashboardFigures(),
    getSiteSettings(),
    getTabContent(new URL(request.url).searchParams),
  ]);
  return { figures, isMaintenanceOn: maintenance.enabled, content };
}

/** The maintenance toggle, and the switches of the tab Settings by their `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (viewer?.role !== 'admin') throw data(null, { status: 403 });
  const form = await readForm(request);
  const { status, notice } = form.has('intent')
    ? await changeSettings(form, viewer)
    : await toggleMaintenance(form.get('enabled') === 'true', viewer);
  return data({ notice }, { status });
}

const subtitle = 'Users, ads, messages and content at a glance.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Admin Dashboard', description: subtitle });

const tabs = dashboardTabs.map((tab) => ({ ...tab, to: `/admin/dashboard?tab=${tab.value}` }));

export default function AdminDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, isMaintenanceOn, content } = loaderData;
  return (
    <>
      <AdminHeading title="Admin Dashboard" subtitle={subtitle} />
      <PageNotice notice={actionData?.notice} />
      <Figures {...figures} />
      <MaintenanceToggle isOn={isMaintenanceOn} />
      <Tabs label="Dashboard" tabs={tabs} value={content.tab}>
        {content.tab === 'users' ? <UsersTab {...content} /> : null}
        {content.tab === 'media' ? <MediaTab {...content} /> : null}
        {content.tab === 'analytics' ? <AnalyticsTab {...content} /> : null}
        {content.tab === 'settings' ? <SettingsTab {...content} /> : null}
      </Tabs>
    </>
  );
}

type FiguresProps = Awaited<ReturnType<typeof getDashboardFigures>>;

function Figures({ users, ads, contact, newsletter, posts, media, ...figures }: FiguresProps) {
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total Users"
        value={users.total}
        note={`${count(users.newThisMonth)} new this month, ${count(users.newThisWeek)} this week`}
        to="/admin/users"
      />
      <StatCard
        label="Active Subscribers"
        value={users.paying}
        note={`Estimated revenue ${formatPrice(figures.revenueCents)} a month`}
      />
      <StatCard
        label="Total Ads"
        value={ads.total}
        note={`${count(ads.completed)} completed, ${count(ads.failed)} failed, ${count(ads.generating)} generating now`}
      />
      <StatCard label="Credits Used" value={figures.creditsThisMonth} note="This calendar month, UTC" />
      <StatCard
        label="Open Requests"
        value={contact.open}
        note={`${count(contact.inProgress)} in progress`}
        to="/admin/contact"
      />
      <StatCard
        label="Newsletter"
        value={newsletter.active}
        note={`active of ${count(newsletter.total)}`}
        to="/admin/newsletter"
      />
      <StatCard
        label="Published Posts"
        value={posts.published}
        note={`${count(posts.drafts)} drafts`}
        to="/admin/blog"
      />
      <StatCard
        label="Active Media"
        value={media.active}
        note={`of ${count(media.total)}`}
        to="/admin/media"
      />
    </dl>
  );
}

function MaintenanceToggle({ isOn }: { isOn: boolean }) {
  // Until the page shows what came of it: a switch pressed before that would be set to what it is.
  const busy = useNavigation().formData !== undefined;
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
