import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './port.ts';

/** Who mails come from: the product's name and an address of its own domain. */
export type Sender = { name: string; address: string };

const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/**
 * The message both transports send. Throws TypeError when `to` isn't exactly one plain address: a line break, comma or
 * bracket in it could add recipients or headers.
 */
export function toMessage(mail: Mail, from: Sender): SendMailOptions {
  for (const one of [mail.to, mail.replyTo ?? mail.to]) {
    if (one.length > 254 || !address.test(one))
      throw new TypeError('A mail goes to exactly one plain address');
  }
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    // Keeps out-of-office replies away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribe(mail) },
  };
}

/**
 * One-click unsubscribe (RFC 8058). A relay that signs with DKIM has to sign both headers: List-Unsubscribe-Post is
 * missing from most default lists.
 */
function unsubscribe({ unsubscribeUrl }: Mail): Record<string, string> {
  if (!unsubscribeUrl) return {};
  const url = new URL(unsubscribeUrl).href;
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
