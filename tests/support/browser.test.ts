import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { axeViolations, launchBrowser, rulesOfLooks, sharedBrowser } from './browser.ts';
import { canRunThatOfNpm, programOfNpm } from './chromium.ts';
import { scratchFolder } from './scratch.ts';

let page: Page;

beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});

afterAll(() => page?.context().close());

function pageWith(style: string): Promise<void> {
  return page.setContent(
    `<style>@keyframes in { from { opacity: 0.1 } } p { background: #fff; color: #333; ${style} }</style><p>Download Started</p>`,
  );
}

test('a notice that is still fading in is judged by its colours once it is there', async () => {
  await pageWith('animation: in 60s backwards');
  expect(await axeViolations(page, { rules: rulesOfLooks })).toEqual([]);
});

test('one that never ends fading, or is pale by itself, is told', async () => {
  await pageWith('opacity: 0.3; animation: in 60s infinite');
  expect(await axeViolations(page, { rules: rulesOfLooks })).toHaveLength(1);
  await pageWith('opacity: 0.3');
  expect(await axeViolations(page, { rules: rulesOfLooks })).toHaveLength(1);
});

describe.runIf(canRunThatOfNpm)('which Chromium is started', () => {
  const folder = mkdtempSync(join(scratchFolder(), 'adwright-chromium-'));
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A system whose one Chromium leaves its name when it is started, and then does this. */
  function installChromium(name: string, then: string): { path: string; wasStarted(): boolean } {
    const place = mkdtempSync(join(folder, 'bin-'));
    const path = join(place, name);
    writeFileSync(path, `#!/bin/sh\necho started > '${place}/started'\n${then}\n`, { mode: 0o755 });
    vi.stubEnv('PATH', place);
    vi.stubEnv('TEST_CHROMIUM', '');
    return { path, wasStarted: () => existsSync(join(place, 'started')) };
  }

  async function expectToShowPages(): Promise<void> {
    const browser = await launchBrowser();
    try {
      const shown = await browser.newPage();
      await shown.setContent('<p>Shown</p>');
      expect(await shown.getByText('Shown').isVisible()).toBe(true);
    } finally {
      await browser.close();
    }
  }

  /** Shell words that become the Chromium of npm: one that starts on every machine. */
  async function thatStarts(): Promise<string> {
    const { executablePath, env } = await programOfNpm();
    const settings = ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE'].map((name) => `export ${name}='${env[name]}'`);
    return [...settings, `exec '${executablePath}' "$@"`].join('\n');
  }

  test.each(['chromium', 'chromium-headless-shell', 'google-chrome'])(
    'the %s of the system where it starts',
    async (name) => {
      const installed = installChromium(name, await thatStarts());
      await expectToShowPages();
      expect(installed.wasStarted()).toBe(true);
    },
  );

  test('the one of npm where that of the system does not start, and where there is none', async () => {
    const broken = installChromium('chromium', 'exit 1');
    await expectToShowPages();
    expect(broken.wasStarted()).toBe(true);
    vi.stubEnv('PATH', folder);
    await expectToShowPages();
  });

  test('the one that TEST_CHROMIUM names before all others, and no other where it does not start', async () => {
    const named = installChromium('mine', await thatStarts());
    const ofSystem = installChromium('chromium', await thatStarts());
    vi.stubEnv('TEST_CHROMIUM', named.path);
    await expectToShowPages();
    expect([named.wasStarted(), ofSystem.wasStarted()]).toEqual([true, false]);
    vi.stubEnv('TEST_CHROMIUM', join(folder, 'nowhere'));
    await expect(launchBrowser()).rejects.toThrow('nowhere');
  });
});
