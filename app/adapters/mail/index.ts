import type { Config } from '#app/config.server.ts';
import { mailsSent } from '#app/metrics.server.ts';
import { createMailbox } from './mailbox.ts';
import type { MailPort } from './port.ts';
import { createSmtpMail } from './smtp.ts';

/** A mail server when the settings name one, else the local mailbox below the data folder. */
export function createMail(config: Config): MailPort {
  const from = { name: config.brandName, address: config.mailFrom };
  const port = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from })
    : createMailbox({ dataDir: config.dataDir, from });
  return countMails(port);
}

/** The same, and each mail counts. */
function countMails(port: MailPort): MailPort {
  return {
    ...port,
    async send(mail) {
      try {
        await port.send(mail);
        mailsSent.inc({ outcome: 'sent' });
      } catch (error) {
        mailsSent.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
