import { href } from 'react-router';
import type { DashboardFigures } from '#app/domain/admin/figures.server.ts';
import { formatPrice } from '#app/domain/billing/plans.ts';
import { StatCard } from '#app/routes/admin/stat-card.tsx';

const count = (value: number) => value.toLocaleString('en-US');

/** The stat cards of the dashboard; one whose figures could not be read says so. */
export function Figures({ users, ads, contact, newsletter, posts, media, ...figures }: DashboardFigures) {
  const { revenueCents } = figures;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:max-lg:grid-cols-4 xl:grid-cols-4">
      <StatCard
        label="Total Users"
        value={users?.total}
        note={users && `${count(users.newThisMonth)} new this month, ${count(users.newThisWeek)} this week`}
        to={href('/admin/users')}
      />
      <StatCard
        label="Active Subscribers"
        value={users?.paying}
        note={revenueCents === null ? null : `Estimated revenue ${formatPrice(revenueCents)} a month`}
      />
      <StatCard
        label="Total Ads"
        value={ads?.total}
        note={
          ads &&
          `${count(ads.completed)} completed, ${count(ads.failed)} failed, ${count(ads.generating)} generating now`
        }
      />
      <StatCard label="Credits Used" value={figures.creditsThisMonth} note="This calendar month, UTC" />
      <StatCard
        label="Open Requests"
        value={contact?.open}
        note={contact && `${count(contact.inProgress)} in progress`}
        to={href('/admin/contact')}
      />
      <StatCard
        label="Newsletter"
        value={newsletter?.active}
        note={newsletter && `active of ${count(newsletter.total)}`}
        to={href('/admin/newsletter')}
      />
      <StatCard
        label="Published Posts"
        value={posts?.published}
        note={posts && `${count(posts.drafts)} drafts`}
        to={href('/admin/blog')}
      />
      <StatCard
        label="Active Media"
        value={media?.active}
        note={media && `of ${count(media.total)}`}
        to={href('/admin/media')}
      />
    </dl>
  );
}
