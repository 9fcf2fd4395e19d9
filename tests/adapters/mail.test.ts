import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMail } from '#app/adapters/mail/index.ts';
import { createMailbox, listMailbox, readMailbox } from '#app/adapters/mail/mailbox.ts';
import type { Mail, MailPort } from '#app/adapters/mail/port.ts';
import { createSmtpMail } from '#app/adapters/mail/smtp.ts';
import { readConfig } from '#app/config.server.ts';
import { type FakeSmtp, startFakeSmtp } from '#tests/support/fake-smtp.ts';

const from = { name: 'Adwright', address: 'no-reply@adwright.test' };
const mail: Mail = {
  to: 'ana@example.com',
  subject: 'Confirm your email — ¡hola! 你好',
  html: '<p>Hello <b>Ana</b>, grüße</p>',
  text: 'Hello Ana, grüße\n\n.\nA line with one dot stands above.',
};

let dataDir: string;
let smtp: FakeSmtp;

beforeAll(async () => {
  smtp = await startFakeSmtp();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adwright-mail-'));
  smtp.mails.length = 0;
  return () => rm(dataDir, { recursive: true });
});

/** Raw text of everything sent so far, in order. */
type Side = { create: () => MailPort; sent: () => Promise<string[]> };

const sides: [string, Side][] = [
  [
    'smtp',
    {
      create: () => createSmtpMail({ url: smtp.url, from }),
      sent: async () => smtp.mails.map(({ raw }) => raw),
    },
  ],
  [
    'mailbox',
    {
      create: () => createMailbox({ dataDir, from }),
      sent: async () => {
        const folder = join(dataDir, 'mailbox');
        const names = await readdir(folder).catch(() => []);
        return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
      },
    },
  ],
];

describe.each(sides)('mail by %s', (kind, { create, sent }) => {
  test('carries sender, recipient, subject and both bodies unharmed', async () => {
    const port = create();
    await port.send(mail);
    const [raw] = await sent();
    const parsed = await PostalMime.parse(raw ?? '');
    expect(port.kind).toBe(kind);
    expect(parsed.from).toEqual(from);
    expect(parsed.to).toEqual([{ name: '', address: mail.to }]);
    expect(parsed.subject).toBe(mail.subject);
    expect(parsed.html?.trim()).toBe(mail.html);
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.messageId).toMatch(/^<.+@.+>$/);
    expect(raw).not.toMatch(/^List-/im);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test('offers one-click unsubscribe when the mail has an address for it', async () => {
    await create().send({ ...mail, unsubscribeUrl: 'https://adwright.test/unsubscribe?token=a%0d%0ab' });
    const [raw] = await sent();
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/adwright\.test\/unsubscribe\?token=a%0d%0ab>\r$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  test('a line break in the subject adds no header', async () => {
    await create().send({ ...mail, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' });
    const [raw] = await sent();
    const parsed = await PostalMime.parse(raw ?? '');
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.subject).toBe('Hello Bcc: eve@example.com Body');
  });

  test.each([
    'ana@example.com\r\nBcc: eve@example.com',
    'ana@example.com, eve@example.com',
    'Eve <eve@example.com>',
    'ana@example.com;eve@example.com',
    '"eve@example.com"@example.com',
    'nobody',
    '',
  ])('refuses to send to %j', async (to) => {
    await expect(create().send({ ...mail, to })).rejects.toThrow(TypeError);
    expect(await sent()).toEqual([]);
  });
});

describe('smtp', () => {
  test('hands the envelope to the one recipient', async () => {
    await createSmtpMail({ url: smtp.url, from }).send(mail);
    const caught = await smtp.waitFor(mail.to);
    expect(caught.recipients).toEqual([mail.to]);
  });

  test('rejects while the server refuses and works once it is back', async () => {
    const port = createSmtpMail({ url: smtp.url, from });
    smtp.refuse(true);
    await expect(port.send(mail)).rejects.toThrow();
    smtp.refuse(false);
    await port.send(mail);
    expect(smtp.mails).toHaveLength(1);
  });

  test('rejects when there is no server', async () => {
    await expect(createSmtpMail({ url: 'smtp://127.0.0.1:9', from }).send(mail)).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });

  test('rejects when the server takes the connection and stays silent', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const send = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 150 }).send(mail);
    await expect(send).rejects.toThrow(/timeout|greeting/i);
    silent.close();
  });
});

describe('mailbox', () => {
  test('lists newest first and reads one back', async () => {
    const box = createMailbox({ dataDir, from });
    for (const subject of ['first', 'second', 'third']) await box.send({ ...mail, subject });
    const entries = await listMailbox(dataDir, { limit: 2 });
    expect(entries.map(({ subject }) => subject)).toEqual(['third', 'second']);
    const [newest] = entries;
    expect(newest?.to).toBe(mail.to);
    expect(Date.now() - (newest?.date.getTime() ?? 0)).toBeLessThan(60_000);
    const read = await readMailbox(dataDir, newest?.id ?? '');
    expect(read?.html.trim()).toBe(mail.html);
    expect(read?.text.trim()).toBe(mail.text);
  });

  test('loses nothing when many arrive at once', async () => {
    const box = createMailbox({ dataDir, from });
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => box.send({ ...mail, subject: `mail ${index}` })),
    );
    const subjects = (await listMailbox(dataDir, { limit: 100 })).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(40);
  });

  test('is empty before the first mail', async () => {
    expect(await listMailbox(dataDir, { limit: 10 })).toEqual([]);
  });

  test('finds nothing under an id that is not one', async () => {
    await createMailbox({ dataDir, from }).send(mail);
    await writeFile(join(dataDir, 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
    const [entry] = await listMailbox(dataDir, { limit: 1 });
    const ids = [
      '../secret',
      '..%2fsecret',
      '/etc/passwd',
      `${entry?.id}/../../secret`,
      '',
      `${entry?.id}\0`,
    ];
    for (const id of ids) expect(await readMailbox(dataDir, id)).toBeNull();
  });
});

test('the settings pick the side', () => {
  expect(createMail(readConfig({ DATA_DIR: dataDir })).kind).toBe('mailbox');
  expect(createMail(readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' })).kind).toBe('smtp');
});
