/** One mail to one person, already rendered. */
export type Mail = {
  /** A single validated address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** A single address that answers go to, when it is another than the sender's. */
  replyTo?: string;
  /** One-click unsubscribe address (RFC 8058), for mails people subscribed to. */
  unsubscribeUrl?: string;
};

/** Sends mail. `send` rejects when the server can't take it now; the queue tries again. */
export type MailPort = {
  readonly kind: 'smtp' | 'mailbox';
  send(mail: Mail): Promise<void>;
};
