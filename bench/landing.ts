import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildIfStale } from '../scripts/build.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { startServerProcess } from '../tests/support/server-process.ts';
import { report } from './statistics.ts';

const loads = 5;
/** How many times slower the page's processor is made: a middling phone next to a desktop. */
const slowdown = 4;
const picture = readFileSync(join(import.meta.dirname, '../public/showcase/coffee-480.webp'));

/** Largest contentful paint, ms, and bytes of JavaScript as sent. */
type Load = { lcp: number; scriptBytes: number };

/**
 * Times when the largest thing on the landing page is painted, each time in a browser that knows nothing yet, next to
 * the least a page with a picture can take: a heading and an image, nothing else, served by node:http in the same run.
 */
export async function benchLanding(): Promise<void> {
  buildIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'adwright-bench-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const [server, plain, browser] = await Promise.all([
    startServerProcess({ dataDir }),
    servePlainPage(),
    launchBrowser(),
  ]);
  try {
    const landing: Load[] = [];
    const yardstick: Load[] = [];
    for (let load = -1; load < loads; load++) {
      const samples = [await loadPage(browser, server.url), await loadPage(browser, plain.url)] as const;
      if (load < 0) continue;
      landing.push(samples[0]);
      yardstick.push(samples[1]);
    }
    const kilobytes = Math.max(...landing.map(({ scriptBytes }) => scriptBytes)) / 1000;
    const lcpOf = (samples: Load[]) => samples.map(({ lcp }) => lcp);
    report('landing page', lcpOf(landing), `${kilobytes.toFixed(0)} kB of JavaScript`);
    report('plain page with one picture', lcpOf(yardstick));
  } finally {
    await browser.close();
    await plain.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          { type: 'largest-contentful-paint', buffered: true },
        );
      }),
  );
  await context.close();
  return { lcp, scriptBytes };
}

/** A page without styles and scripts. */
async function servePlainPage(): Promise<{ url: string; close(): Promise<void> }> {
  const html =
    '<!doctype html><html lang="en"><title>Plain</title><h1>Plain</h1><img src="/picture.webp" width="480" height="480" alt="">';
  const server = createServer((request, response) => {
    const isPicture = request.url === '/picture.webp';
    response.setHeader('content-type', isPicture ? 'image/webp' : 'text/html; charset=utf-8');
    response.end(isPicture ? picture : html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
