import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Watched = Window & { layoutShift: number };

/**
 * Counts what moves on the pages loaded from now on: the sum of all shifts that no input has caused. The sum is at
 * least as strict as its largest window (web.dev/cls). Call the result to read it.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) watched.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Watched).layoutShift);
}
