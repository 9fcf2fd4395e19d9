import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';

const candidates = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Chromium of this machine, without a sandbox (tests may run as root) and without calls of its own to the network. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = candidates.find((path) => existsSync(path));
  if (!executablePath) throw new Error('These tests need Chromium: apt-get install chromium');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
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

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations axe-core finds on the page as it stands, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Through the debugger, not a script tag: the content security policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      (found: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        `${found.id}: ${found.nodes.map((node) => `${node.html.slice(0, 160)} (${node.failureSummary.replace(/\s+/g, ' ').slice(0, 200)})`).join(' | ')}`,
    );
  });
}
