import { data, Form, href, useNavigation } from 'react-router';
import { countFailedAds, dayInSeconds } from '#app/domain/admin/failures/recent-failures.server.ts';
import { getDashboardFigures } from '#app/domain/admin/figures.server.ts';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import { getSiteSettingsOrLast } from '#app/domain/settings/operator-settings.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { FailureSummary } from '#app/routes/admin/failure-summary.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { SettingsNotRead } from '#app/routes/admin/settings/settings-not-read.tsx';
import { settingsIntents, toggleMaintenance } from '#app/routes/admin/settings-intents.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/dashboard';
import { AnalyticsTab } from './analytics/analytics-tab.tsx';
import { Figures } from './dashboard/figures.tsx';
import { getTabContent } from './dashboard/tab-content.server.ts';
import { MediaTab, SettingsTab, UsersTab } from './dashboard/tab-panels.tsx';
import { dashboardTabs } from './dashboard/tabs.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const [figures, failures, { maintenance, isRead }, content] = await Promise.all([
    getDashboardFigures(),
    readAlone('Failed to count the failed ads', () => countFailedAds(dayInSeconds)),
    getSiteSettingsOrLast(),
    getTabContent(new URL(request.url).searchParams),
  ]);
  return { figures, failures, maintenance: { isOn: maintenance.enabled, isRead }, content };
}

/** The maintenance toggle, and the switches of the tab Settings by their `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const form = await readForm(request);
  const { status, notice } = form.has('intent')
    ? await settingsIntents(form, operator)
    : await toggleMaintenance(form, operator);
  return data({ notice }, { status });
}

const subtitle = 'Users, ads, messages and content at a glance.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Admin Dashboard', description: subtitle });

const tabs = dashboardTabs.map((tab) => ({ ...tab, to: `${href('/admin/dashboard')}?tab=${tab.value}` }));

export default function AdminDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, failures, maintenance, content } = loaderData;
  return (
    <>
      <AdminHeading title="Admin Dashboard" subtitle={subtitle} />
      <PageNotice notice={actionData?.notice} />
      {failures ? <FailureSummary failures={failures} /> : null}
      <Figures {...figures} />
      <MaintenanceToggle {...maintenance} />
      <Tabs label="Dashboard" tabs={tabs} value={content.tab === 'failed' ? content.of : content.tab}>
        {content.tab === 'failed' ? <LoadFailed title={content.title} /> : null}
        {content.tab === 'users' ? <UsersTab {...content} /> : null}
        {content.tab === 'media' ? <MediaTab {...content} /> : null}
        {content.tab === 'analytics' ? <AnalyticsTab {...content} /> : null}
        {content.tab === 'settings' ? <SettingsTab {...content} /> : null}
      </Tabs>
    </>
  );
}

function MaintenanceToggle({ isOn, isRead }: { isOn: boolean; isRead: boolean }) {
  // Busy until the page shows the new state: pressed earlier, the switch would be set to the state it has already.
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
      {isRead ? null : <SettingsNotRead />}
    </Card>
  );
}
