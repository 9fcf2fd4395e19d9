import { Images, Users as UsersIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link, useNavigation } from 'react-router';
import type { MediaRow } from '#app/domain/media/operator-list.server.ts';
import type { SiteSettings } from '#app/domain/settings/operator-settings.server.ts';
import type { UserRow } from '#app/domain/users/operator-list.server.ts';
import { DataTable } from '#app/routes/admin/data-table.tsx';
import { MediaThumbnail } from '#app/routes/admin/media/media-thumbnail.tsx';
import { GateSwitch } from '#app/routes/admin/settings/gate-switch.tsx';
import { SettingsNotRead } from '#app/routes/admin/settings/settings-not-read.tsx';
import { userColumns } from '#app/routes/admin/users/user-columns.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** The people who signed up last. */
export function UsersTab({ users, total }: { users: UserRow[]; total: number }) {
  return (
    <div className="grid gap-4">
      <TabHeading
        title="Newest users"
        to={href('/admin/users')}
        link={`All users (${total.toLocaleString('en-US')})`}
      />
      {users.length > 0 ? (
        <DataTable caption="Newest users" columns={userColumns} rows={users} keyOf={(user) => user.id} />
      ) : (
        <EmptyState
          icon={<UsersIcon aria-hidden="true" />}
          title="No users found"
          text="Nobody has signed up yet."
        />
      )}
    </div>
  );
}

/** The pictures that were added last. */
export function MediaTab({ media, total }: { media: MediaRow[]; total: number }) {
  return (
    <div className="grid gap-4">
      <TabHeading
        title="Newest pictures"
        to={href('/admin/media')}
        link={`All media (${total.toLocaleString('en-US')})`}
      />
      {media.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
          {media.map((picture) => (
            <li key={picture.id}>
              <MediaTile picture={picture} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title="No media found"
          text="The media library is empty."
          action={
            <LinkButton to={href('/admin/media')} variant="secondary">
              Upload pictures
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

function MediaTile({ picture }: { picture: MediaRow }) {
  const { filename, category, isActive } = picture;
  const search = new URLSearchParams({ q: filename });
  return (
    <figure className="relative grid overflow-hidden rounded-lg border border-line bg-raised shadow-sheet has-[a:hover]:border-ink">
      <MediaThumbnail media={picture} />
      <figcaption className="grid min-w-0 gap-2 p-3">
        <Link
          to={`${href('/admin/media')}?${search}`}
          className="truncate text-sm font-medium after:absolute after:inset-0 after:rounded-lg"
          title={filename}
        >
          <bdi dir="auto">{filename}</bdi>
        </Link>
        <span className="flex flex-wrap gap-1.5">
          <Badge className="capitalize">{category}</Badge>
          {isActive ? null : <Badge>Inactive</Badge>}
        </span>
      </figcaption>
    </figure>
  );
}

type SettingsTabProps = { settings: SiteSettings & { isRead: boolean } };

/** Both switches, with what visitors read while they are on. */
export function SettingsTab({ settings: { maintenance, beta, isRead } }: SettingsTabProps) {
  // Busy until the page shows the new state: pressed earlier, the switch would be set to the state it has already.
  const busy = useNavigation().formData !== undefined;
  return (
    <div className="grid gap-4">
      <TabHeading title="Settings" to={href('/admin/settings')} link="Messages and beta password" />
      {isRead ? null : <SettingsNotRead />}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card className="grid gap-4">
          <GateSwitch
            name="maintenance_mode"
            label="Maintenance Mode"
            hint="Enable to prevent users from accessing the application"
            gate={maintenance}
            busy={busy}
          />
          <Message text={maintenance.message} />
        </Card>
        <Card className="grid gap-4">
          <GateSwitch
            name="beta_mode"
            label="Beta Mode"
            hint="Enable to require a password for site access"
            gate={beta}
            busy={busy}
          />
          <Message text={beta.message} />
          {beta.hasPassword ? null : (
            <p className="text-sm font-semibold text-warning-text">
              No password is set{beta.enabled ? ': nobody but admins can enter.' : ' yet.'}
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}

function Message({ text }: { text: string }) {
  return (
    <blockquote dir="auto" className="border-s-2 border-line-strong ps-3 text-sm text-ink-soft">
      {text}
    </blockquote>
  );
}

type TabHeadingProps = { title: ReactNode; to: string; link: string };

function TabHeading({ title, to, link }: TabHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-title font-bold tracking-tight">{title}</h2>
      <Link to={to} className="text-link text-sm">
        {link}
      </Link>
    </div>
  );
}
