import { createTransport } from 'nodemailer';
import { type Sender, toMessage } from './message.ts';
import type { MailPort } from './port.ts';

/**
 * Sends through a mail server: `url` is smtp://user:pass@host:587 (STARTTLS when offered) or smtps://... on 465.
 * `timeoutMs` is the most each step may take: connecting, the greeting, and silence in a conversation.
 */
export function createSmtpMail(options: { url: string; from: Sender; timeoutMs?: number }): MailPort {
  const timeoutMs = options.timeoutMs ?? 10_000;
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    idleTimeout: 30_000,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Bodies are rendered here; nothing in one may make the process read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    kind: 'smtp',
    async send(mail) {
      await transport.sendMail(toMessage(mail, options.from));
    },
  };
}
