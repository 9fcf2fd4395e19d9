import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { createUser, testSecret, type UserOptions } from './factories.ts';
import { type OwnPlace, openOwnPlace } from './own-place.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** What the browser complained about on one page: errors of scripts, of the console and of the security policy. */
export type WatchedPage = { page: Page; complaints: string[] };

export type SiteUser = Awaited<ReturnType<typeof createUser>>;

/** The product as `npm start` runs it, on a database and folder of its own, and Chromium to look at it. */
export type Site = {
  url: string;
  dataDir: string;
  /** What the server has printed so far. */
  output(): string;
  /** One address for each web process. */
  urls: string[];
  db: OwnPlace['db'];
  user(options?: UserOptions): Promise<SiteUser>;
  /** A window of its own; signed in when `user` is given. */
  open(options?: BrowserContextOptions & { user?: SiteUser }): Promise<WatchedPage>;
  /** Posts a form of the user's as their browser would. */
  post(path: string, fields: Record<string, string>, user?: SiteUser): Promise<Response>;
  close(): Promise<void>;
};

/** `nodes` web processes, one unless given, share the database and the folder. */
export async function startSite(
  options: { env?: Record<string, string>; nodes?: number } = {},
): Promise<Site> {
  const place = await openOwnPlace();
  const { dataDir, db } = place;
  const env = { DATABASE_URL: place.databaseUrl, AUTH_SECRET: testSecret, ...options.env };
  const browser = await launchBrowser();
  const servers: ServerProcess[] = [];
  for (let node = 0; node < (options.nodes ?? 1); node++) {
    const server = await startServerProcess({ dataDir, env }).catch(async (error) => {
      await browser.close();
      for (const started of servers) await started.stop();
      await place.close();
      throw error;
    });
    servers.push(server);
  }
  const urls = servers.map((server) => server.url);
  const [url = ''] = urls;
  return {
    url,
    dataDir,
    output: () => servers.map((server) => server.output()).join(''),
    urls,
    db,
    user: (options) => createUser(db, options),
    open: (options) => openWindow(browser, url, options),
    post: (path, fields, user) =>
      fetch(new URL(path, url), {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin: new URL(path, url).origin,
          ...(user && { cookie: `${user.cookie.name}=${user.cookie.value}` }),
        },
        body: new URLSearchParams(fields),
      }),
    async close() {
      await browser.close();
      await Promise.all(servers.map((server) => server.stop()));
      await place.close();
    },
  };
}

async function openWindow(
  browser: Browser,
  url: string,
  options: BrowserContextOptions & { user?: SiteUser } = {},
): Promise<WatchedPage> {
  const { user, ...contextOptions } = options;
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: url,
    ...contextOptions,
  });
  if (user) await context.addCookies([{ ...user.cookie, url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // That a missing page is missing is no complaint.
    const isThePage = message.location().url === page.url();
    if (message.type() !== 'error' || (isThePage && /status of 404/.test(message.text()))) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  return { page, complaints };
}
