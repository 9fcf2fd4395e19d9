import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { waitUntil } from './wait-until.ts';

/** One message as the server took it: who it was for on the wire, the raw text and the parsed mail. */
export type CaughtMail = { recipients: string[]; raw: string; mail: Email };

/** A mail server on loopback that keeps what it gets. */
export type FakeSmtp = {
  /** Value for SMTP_URL. */
  url: string;
  mails: CaughtMail[];
  /** Answers every message with 451 until called with false. */
  refuse(on: boolean): void;
  /** The first mail for this address, waiting up to 5 s for it; throws when none comes. */
  waitFor(address: string): Promise<CaughtMail>;
  close(): Promise<void>;
};

/** Starts a mail server on a port the system picks. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: CaughtMail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (refusing) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(on) {
      refusing = on;
    },
    waitFor: (address) =>
      waitUntil(`a mail for ${address}`, () => mails.find(({ recipients }) => recipients.includes(address)), {
        timeout: 5_000,
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
