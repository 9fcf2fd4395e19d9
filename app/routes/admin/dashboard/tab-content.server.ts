import { type Analytics, getAnalytics } from '#app/domain/admin/analytics/analytics.server.ts';
import { type DayRange, dayRangeOf } from '#app/domain/admin/analytics/days.ts';
import { listMedia, type MediaRow } from '#app/domain/admin/media-list.server.ts';
import { listUsers, type UserRow } from '#app/domain/admin/users.server.ts';
import { getSiteSettings, type SiteSettings } from '#app/domain/settings/settings.server.ts';
import { tabOf } from './tabs.ts';

/** Rows and pictures a tab shows of what has a page of its own. */
const shownUsers = 8;
const shownMedia = 8;

export type TabContent =
  | { tab: 'users'; users: UserRow[]; total: number }
  | { tab: 'media'; media: MediaRow[]; total: number }
  | { tab: 'analytics'; range: DayRange; analytics: Analytics }
  | { tab: 'settings'; settings: SiteSettings };

const newest = { page: 1, query: '' };

/** What the tab of the address shows; the others are not asked for. */
export async function getTabContent(search: URLSearchParams): Promise<TabContent> {
  const tab = tabOf(search.get('tab'));
  if (tab === 'media') {
    const { rows, total } = await listMedia(newest);
    return { tab, media: rows.slice(0, shownMedia), total };
  }
  if (tab === 'analytics') {
    const range = dayRangeOf(search.get('days'));
    return { tab, range, analytics: await getAnalytics(range) };
  }
  if (tab === 'settings') return { tab, settings: await getSiteSettings() };
  const { rows, total } = await listUsers(newest);
  return { tab, users: rows.slice(0, shownUsers), total };
}
