import type { ReactNode } from 'react';
import { getDashboardFigures } from '#app/domain/admin/figures.server.ts';
import { formatPrice } from '#app/domain/billing/plans.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import type { Route } from './+types/dashboard';

export async function loader() {
  return getDashboardFigures();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Admin Dashboard',
    description: 'Users, ads, messages and content at a glance.',
  });

export default function AdminDashboard({ loaderData: figures }: Route.ComponentProps) {
  const { users, ads, contact, newsletter, posts, media } = figures;
  return (
    <>
      <AdminHeading title="Admin Dashboard" subtitle="Users, ads, messages and content at a glance." />
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-title font-bold tracking-tight">{title}</h2>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">{children}</dl>
    </section>
  );
}
