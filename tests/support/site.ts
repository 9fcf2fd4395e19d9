import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isAlive } from './alive.ts';
import { sharedBrowser } from './browser.ts';
import { loadBuilt, testConfig } from './built.ts';
import { createUser, insertWorker, testSecret, type UserOptions } from './factories.ts';
import { type OwnPlace, openOwnPlace } from './own-place.ts';
import { freePort, startServerProcess } from './server-process.ts';

/** What the browser complained about on one page: errors of scripts, of the console and of the security policy. */
export type WatchedPage = { page: Page; complaints: string[] };

export type SiteUser = Awaited<ReturnType<typeof createUser>>;

/** The production build behind a port, on a database and folder of its own, and Chromium to look at it. */
export type Site = {
  url: string;
  dataDir: string;
  /** Where more processes of this site find its database. */
  databaseUrl: string;
  /** What the site has logged and printed so far. */
  output(): string;
  /** Errors it logs because the test breaks something: any other one fails the file (own-place.ts). */
  expectLogged: OwnPlace['expectLogged'];
  /** Errors that it may log or not. */
  allowLogged: OwnPlace['allowLogged'];
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

type SiteOptions = {
  env?: Record<string, string>;
  /**
   * So many processes as `npm start` runs them, sharing the database and the folder; without it the test's own one
   * serves.
   */
  nodes?: number;
};

type Server = { url: string; output(): string; stop(): Promise<unknown> };

/** Windows of this worker whose complaints no-page-complaints.ts looks at after each test. */
export const openedWindows = new Set<WatchedPage>();

/** One site per test file. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  // The name of the brand is in the samples.
  const place = await openOwnPlace(options.env?.BRAND_NAME ? 'migrated' : 'started');
  const { dataDir, databaseUrl, db } = place;
  if (options.env?.ROLE === 'web') await insertWorker(db);
  const browser = await sharedBrowser();
  const servers: Server[] = [];
  const closeAll = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await Promise.all(servers.map((server) => server.stop()));
    await place.close();
  };
  try {
    if (options.nodes === undefined) servers.push(await serveHere(place, options.env));
    for (let node = 0; node < (options.nodes ?? 0); node++)
      servers.push(await serveInProcess(place, options.env));
  } catch (error) {
    await closeAll();
    throw error;
  }
  const urls = servers.map((server) => server.url);
  const [url = ''] = urls;
  return {
    url,
    dataDir,
    databaseUrl,
    expectLogged: place.expectLogged,
    allowLogged: place.allowLogged,
    output: () => place.log() + servers.map((server) => server.output()).join(''),
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
    close: closeAll,
  };
}

async function serveHere(place: OwnPlace, env: Record<string, string> = {}): Promise<Server> {
  const { serve } = await loadBuilt();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const config = await testConfig({ ...place, extra: { ...env, PORT: String(port), PUBLIC_URL: url } });
  const { close } = await serve(config);
  return { url, output: () => '', stop: close };
}

function serveInProcess(place: OwnPlace, env: Record<string, string> = {}): Promise<Server> {
  const settings = { DATABASE_URL: place.databaseUrl, AUTH_SECRET: testSecret, TESTING: 'true', ...env };
  return startServerProcess({ dataDir: place.dataDir, env: settings });
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
  if (options.javaScriptEnabled !== false) waitUntilAlive(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // That a missing page is missing is no complaint.
    const isThePage = message.location().url === page.url();
    if (message.type() !== 'error' || (isThePage && /status of 404/.test(message.text()))) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  const window: WatchedPage = { page, complaints };
  openedWindows.add(window);
  return window;
}

/**
 * Lets `goto` return once the page's scripts listen: what is pressed
 * before that goes nowhere. `waitUntil` of a test's own is left alone.
 */
function waitUntilAlive(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, how) => {
    const answer = await goto(address, how);
    // A page that never comes alive is for the test to say.
    if (how?.waitUntil === undefined)
      await page.waitForFunction(isAlive, undefined, { timeout: 15_000 }).catch(() => {});
    return answer;
  };
}
