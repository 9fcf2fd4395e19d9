import { openAdapters } from '#app/adapters/adapters.server.ts';
import { readConfig, setConfig } from '#app/config.server.ts';
import { testPaymentsOptions } from '#app/domain/billing/test-payments.server.ts';
import { openLog } from '#app/log.server.ts';
import { logFileIn, testEnvironment } from './built.ts';
import type { OwnPlace } from './own-place.ts';

/**
 * Connects the verbs of the domain, called from their sources, with a place: its settings, which `extra` overrides, the
 * adapters, and the log, which is looked through as that of an application is. The database is for the test to open.
 */
export async function connectDomain(place: OwnPlace, extra?: Record<string, string>): Promise<void> {
  const config = readConfig(testEnvironment({ ...place, extra }));
  setConfig(config);
  openLog({ level: config.logLevel, file: logFileIn(place.dataDir) });
  await openAdapters(config, {
    captcha: 'x',
    captchaMemory: { remember: async () => true },
    testPayments: testPaymentsOptions('a test key'),
  });
}
