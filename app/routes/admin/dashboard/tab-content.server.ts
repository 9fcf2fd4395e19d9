import { type Analytics, getAnalytics } from '#app/domain/admin/analytics/analytics.server.ts';
import { type DayRange, dayRangeOf } from '#app/domain/admin/analytics/days.ts';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import { listMedia, type MediaRow } from '#app/domain/media/operator-list.server.ts';
import { getSiteSettingsOrLast, type SiteSettings } from '#app/domain/settings/operator-settings.server.ts';
import { listUsers, type UserRow } from '#app/domain/users/operator-list.server.ts';
import { type DashboardTab, tabOf } from './tabs.ts';

/** Rows and pictures a tab shows of what has a page of its own. */
const shownUsers = 8;
const shownMedia = 8;

export type TabContent =
  | { tab: 'users'; users: UserRow[]; total: number }
  | { tab: 'media'; media: MediaRow[]; total: number }
  | { tab: 'analytics'; range: DayRange; analytics: Analytics }
  | { tab: 'settings'; settings: SiteSettings & { isRead: boolean } }
  /** What it shows could not be read; `title` says so. */
  | { tab: 'failed'; of: DashboardTab; title: string };

const newest = { page: 1, query: '' };

/** What is said in place of each tab; the first two in the words of its own page. */
const failures: Record<DashboardTab, string> = {
  users: 'Failed to fetch subscribers',
  media: 'Failed to fetch media library',
  analytics: 'Failed to fetch analytics',
  settings: 'Failed to load settings',
};

/** What the tab of the address shows; the others are not asked for. */
export async function getTabContent(search: URLSearchParams): Promise<TabContent> {
  const tab = tabOf(search.get('tab'));
  const content = await readAlone(failures[tab], () => readTab(tab, search));
  return content ?? { tab: 'failed', of: tab, title: failures[tab] };
}

async function readTab(tab: DashboardTab, search: URLSearchParams): Promise<TabContent> {
  if (tab === 'media') {
    const { rows, total } = await listMedia(newest);
    return { tab, media: rows.slice(0, shownMedia), total };
  }
  if (tab === 'analytics') {
    const range = dayRangeOf(search.get('days'));
    return { tab, range, analytics: await getAnalytics(range) };
  }
  if (tab === 'settings') return { tab, settings: await getSiteSettingsOrLast() };
  const { rows, total } = await listUsers(newest);
  return { tab, users: rows.slice(0, shownUsers), total };
}
