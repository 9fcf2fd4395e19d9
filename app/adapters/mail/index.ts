import type { Config } from '#app/config.server.ts';
import { createMailbox } from './mailbox.ts';
import type { MailPort } from './port.ts';
import { createSmtpMail } from './smtp.ts';

/** A mail server when the settings name one, else the local mailbox below the data folder. */
export function createMail(config: Config): MailPort {
  const from = { name: config.brandName, address: config.mailFrom };
  if (config.smtpUrl) return createSmtpMail({ url: config.smtpUrl, from });
  return createMailbox({ dataDir: config.dataDir, from });
}
