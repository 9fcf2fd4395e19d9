import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { type Sender, toMessage } from './message.ts';
import type { MailPort } from './port.ts';

/** One line of the local mailbox. `id` is the file's name without '.eml'. */
export type MailboxEntry = { id: string; to: string; subject: string; date: Date };
export type MailboxMail = MailboxEntry & { html: string; text: string };

const mailId = /^\d{8}T\d{12}Z-[0-9a-f]{12}$/;

/**
 * Keeps every mail as an `.eml` file below `{dataDir}/mailbox` instead of sending it, for one's own machine. Files are
 * named by time, so that a sorted listing is in the order of sending, and appear whole or not at all.
 */
export function createMailbox({ dataDir, from }: { dataDir: string; from: Sender }): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    kind: 'mailbox',
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await keep(folderOf(dataDir), message as Buffer);
    },
  };
}

/** Mails in the mailbox, newest first. */
export async function listMailbox(dataDir: string, { limit }: { limit: number }): Promise<MailboxEntry[]> {
  const names = await readdir(folderOf(dataDir)).catch(emptyIfMissing);
  const ids = names.flatMap((name) => (name.endsWith('.eml') ? name.slice(0, -4) : []));
  const newest = ids
    .filter((id) => mailId.test(id))
    .sort()
    .reverse()
    .slice(0, limit);
  const mails = await Promise.all(newest.map((id) => readMailbox(dataDir, id)));
  return mails.flatMap((mail) =>
    mail ? { id: mail.id, to: mail.to, subject: mail.subject, date: mail.date } : [],
  );
}

/** One mail, or null when there is none with this id (whatever the id looks like). */
export async function readMailbox(dataDir: string, id: string): Promise<MailboxMail | null> {
  if (!mailId.test(id)) return null;
  const raw = await readFile(join(folderOf(dataDir), `${id}.eml`)).catch(nullIfMissing);
  if (!raw) return null;
  const mail = await PostalMime.parse(raw);
  return {
    id,
    to: recipient(mail),
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? Number.NaN),
    html: mail.html ?? '',
    text: mail.text ?? '',
  };
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'mailbox');
}

async function keep(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = newMailId();
  const partial = join(folder, `${id}.part`);
  try {
    const file = await open(partial, 'wx', 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, join(folder, `${id}.eml`));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

let lastMicroseconds = 0;

/** '20260102T030405678901Z-{random}': the time in µs, later than any id this process made before. */
function newMailId(): string {
  lastMicroseconds = Math.max(lastMicroseconds + 1, Date.now() * 1000);
  const milliseconds = new Date(Math.floor(lastMicroseconds / 1000)).toISOString().replace(/[-:.Z]/g, '');
  const rest = String(lastMicroseconds % 1000).padStart(3, '0');
  return `${milliseconds}${rest}Z-${randomBytes(6).toString('hex')}`;
}

function recipient(mail: Email): string {
  return mail.to?.flatMap((entry) => entry.address ?? []).join(', ') ?? '';
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
