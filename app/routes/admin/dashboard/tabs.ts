/** The tabs of the dashboard, in their order (specification: admin.dashboard.tabs). */
export const dashboardTabs = [
  { value: 'users', label: 'Users' },
  { value: 'media', label: 'Media' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'settings', label: 'Settings' },
] as const;

export type DashboardTab = (typeof dashboardTabs)[number]['value'];

/** Reads `?tab=`. Whatever names no tab opens the first one. */
export function tabOf(value: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab.value === value)?.value ?? 'users';
}
