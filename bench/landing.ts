import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';
import { watchLayoutShift } from '../tests/support/layout-shift.ts';
import { startOwnServer } from './own-server.ts';
import { firstPost, servePlainPage } from './public-site.ts';
import { report } from './statistics.ts';

/** The landing page and its yardstick are loaded this often, other pages less. */
const loads = 5;
const otherLoads = 3;
/** How many times slower the page's processor is made: a middling phone next to a desktop. */
const slowdown = 4;
/** What every public page keeps to: ms to the largest paint, and how far things may jump (Core Web Vitals' measure). */
const bars = { lcp: 1500, cls: 0.02 };
const otherPages = [
  ...['/gallery', '/about', '/faq', '/contact', '/blog', '/privacy-policy', '/terms-of-service'],
  ...['/auth', '/auth?tab=signup', '/no-such-page'],
];

/** Largest contentful paint, ms; layout shift while loading and scrolling; bytes of JavaScript as sent. */
type Load = { lcp: number; cls: number; scriptBytes: number };

/**
 * Times when the largest thing on a public page is painted, each time in a browser that knows nothing yet. The landing
 * page stands next to the least a page with a picture can take: a heading and an image, served by node:http. Both are
 * measured in the same run, for on a busy machine both are slow. A page past its bar says so.
 */
export async function benchLanding(): Promise<void> {
  const [server, plain, browser] = await Promise.all([startOwnServer(), servePlainPage(), launchBrowser()]);
  try {
    const landing: Load[] = [];
    const yardstick: Load[] = [];
    for (let load = -1; load < loads; load++) {
      const samples = [await loadPage(browser, server.url), await loadPage(browser, plain.url)] as const;
      if (load < 0) continue;
      landing.push(samples[0]);
      yardstick.push(samples[1]);
    }
    tell('landing page', landing);
    report('plain page with one picture', lcpOf(yardstick));
    for (const path of [...otherPages, ...(await firstPost(server.url))]) {
      const samples: Load[] = [];
      for (let load = 0; load < otherLoads; load++) samples.push(await loadPage(browser, server.url + path));
      tell(path, samples);
    }
  } finally {
    await browser.close();
    await plain.stop();
    await server.stop();
  }
}

const lcpOf = (samples: Load[]) => samples.map(({ lcp }) => lcp);

/** Prints a page's figures. Says whether the median of its paints, or any of its shifts, is past the bar. */
function tell(name: string, samples: Load[]): void {
  const kilobytes = Math.max(...samples.map(({ scriptBytes }) => scriptBytes)) / 1000;
  const cls = Math.max(...samples.map((sample) => sample.cls));
  const middle = lcpOf(samples).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
  const passed = middle < bars.lcp && cls < bars.cls;
  const figures = `${kilobytes.toFixed(0)} kB of JavaScript, CLS ${cls.toFixed(3)}`;
  report(name, lcpOf(samples), passed ? figures : `${figures}: PAST THE BAR`);
}

async function loadPage(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  const shift = await watchLayoutShift(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const sent = scriptBytes;
  // The largest paint is settled by the first input; what moves while scrolling still counts as a shift.
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          { type: 'largest-contentful-paint', buffered: true },
        );
      }),
  );
  for (let screen = 0; screen < 8; screen++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  const cls = await shift();
  await context.close();
  return { lcp, cls, scriptBytes: sent };
}
