import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { hasRoomInMemory } from './scratch.ts';

/** Chromium without a sandbox (tests may run as root) and without calls of its own to the network; `args` are added. */
export async function launchBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  return launchChromium({
    // Playwright bids Chromium share memory by files of the disk, in case the folder in memory is a small one.
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Each new window would prepare two pages of an address bar that nobody sees.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,OmniboxWebUIPopup,PreloadTopChromeWebUI',
      // Requests without a process of their own: a tenth less work. Only the last such list counts, so what Playwright
      // asks for is in it too.
      '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
      ...args,
    ],
  });
}

const worker = globalThis as typeof globalThis & { adwrightTestBrowser?: Promise<Browser> };

/** The worker's Chromium, started by the first who asks and there until the worker ends; close your windows, not it. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await worker.adwrightTestBrowser?.catch(() => undefined);
  if (known?.isConnected()) return known;
  worker.adwrightTestBrowser = launchBrowser();
  return worker.adwrightTestBrowser;
}

/** Its own value is a handle on all of axe-core, which nobody needs. */
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};undefined`;

/** What to look at: a part of the page where it has one, or a few rules by their ids. All of both unless given. */
export type AxeScope = { within?: string; rules?: string[] };

/** Rules whose answer follows the width and the colours, and not only what the page holds. */
export const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Violations axe-core finds on the page once what comes in has come in, one line each. */
export async function axeViolations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await endEntrances(page);
  if (!(await page.evaluate(() => 'axe' in window))) await putAxeIn(page);
  return page.evaluate(async ({ within, rules }) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(
      within && document.querySelector(within) ? within : document,
      {
        resultTypes: ['violations'],
        // Nobody reads them, and to find one for each element is a third of the work.
        selectors: false,
        ...(rules && { runOnly: rules }),
      },
    );
    return violations.map(
      (found: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        `${found.id}: ${found.nodes.map((node) => `${node.html.slice(0, 160)} (${node.failureSummary.replace(/\s+/g, ' ').slice(0, 200)})`).join(' | ')}`,
    );
  }, scope);
}

/**
 * Through the debugger, not a script tag: the content security policy lets no foreign script in. And not through
 * `page.evaluate`, which hands it to `eval` in the page: that takes three times as long, on each page anew.
 */
async function putAxeIn(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const { exceptionDetails } = await debug.send('Runtime.evaluate', { expression: axeSource });
  await debug.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

/** A notice on its way in is paler than it will be; what moves without an end is looked at as it is. */
async function endEntrances(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (end !== undefined && Number.isFinite(Number(end))) animation.finish();
    }
  });
}
