import { getSiteSettings, type SiteSwitch } from '#app/domain/admin/settings.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import type { Route } from './+types/settings';

export async function loader() {
  return getSiteSettings();
}

const subtitle = 'Manage application settings and configuration.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Settings', description: subtitle });

export default function AdminSettings({ loaderData: { maintenance, beta } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Settings" subtitle={subtitle} />
      <div className="grid items-stretch gap-5 lg:grid-cols-2">
        <SwitchCard title="System Settings" name="Maintenance Mode" value={maintenance} />
        <SwitchCard title="Beta Testing" name="Beta Mode" value={beta} />
      </div>
    </>
  );
}

type SwitchCardProps = { title: string; name: string; value: SiteSwitch };

/** One of the two settings as it stands. */
function SwitchCard({ title, name, value }: SwitchCardProps) {
  return (
    <Card className="grid content-start gap-5">
      <CardTitle>{title}</CardTitle>
      <dl className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <dt className="font-semibold">{name}</dt>
          <dd>{value.enabled ? <Badge tone="warning">On</Badge> : <Badge>Off</Badge>}</dd>
        </div>
        <div className="grid gap-1 border-t border-line pt-4">
          <dt className="text-sm text-ink-soft">Message for visitors</dt>
          <dd className="max-w-prose">{value.message || 'None'}</dd>
        </div>
      </dl>
    </Card>
  );
}
