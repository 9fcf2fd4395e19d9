import { describe, expect, test } from 'vitest';
import { confirmEmailMail } from '#app/mails/confirm-email.tsx';
import { contactReceivedMail } from '#app/mails/contact-received.tsx';
import { existingAccountMail } from '#app/mails/existing-account.tsx';
import { firstNameOf } from '#app/mails/first-name.ts';
import { newsletterConfirmMail } from '#app/mails/newsletter-confirm.tsx';
import { passwordChangedMail } from '#app/mails/password-changed.tsx';
import { resetPasswordMail } from '#app/mails/reset-password.tsx';

const url = `https://ads.example.com/confirm?token=${'a1B2'.repeat(30)}&next=%2Fdashboard`;
const props = {
  brandName: 'Pressroom',
  publicUrl: 'https://ads.example.com',
  supportEmail: 'help@ads.example.com',
  fullName: 'Ana Lovelace',
  url,
};
const mails = [
  ['confirm', confirmEmailMail, 'Confirm your email for Pressroom'],
  ['reset', resetPasswordMail, 'Reset your Pressroom password'],
  ['changed', passwordChangedMail, 'Your Pressroom password was changed'],
  ['existing', existingAccountMail, 'You already have a Pressroom account'],
] as const;

describe.each(mails)('the %s mail', (_, create, subject) => {
  test('has the brand, the person, the link and where to ask, in both bodies', async () => {
    const mail = await create(props);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    expect(mail.text.split('\n')).toContain(url);
    expect(mail.text).toContain('Hi Ana,');
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('Pressroom');
      expect(body).toContain('help@ads.example.com');
      expect(body).not.toMatch(/undefined|\[object/);
    }
  });

  test('loads nothing from anywhere and runs nothing', async () => {
    const { html } = await create(props);
    expect(html).not.toMatch(/<img|<script|@import|url\(|<link/i);
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  test('a name is text, whatever it holds', async () => {
    const { html, text } = await create({ ...props, fullName: '<img/src=x> Eve', brandName: 'A & B <i>' });
    expect(html).not.toMatch(/<img|<i>/i);
    expect(html).toContain('A &amp; B &lt;i&gt;');
    expect(text).toContain('A & B <i>');
  });
});

test.each([
  ['Ana Lovelace', 'Ana'],
  ['  李小龙 ', '李小龙'],
  ['', 'there'],
  ['https://evil.example/win you-won', 'there'],
  ['evil.example now', 'there'],
  ['a@b.example', 'there'],
  ['J. R. Smith', 'J.'],
  ['x'.repeat(200), 'there'],
])('%j is greeted as %s', (name, greeting) => {
  expect(firstNameOf(name)).toBe(greeting);
});

describe('the newsletter confirmation', () => {
  const unsubscribeUrl = 'https://ads.example.com/newsletter/unsubscribe?token=abc';

  test('has both links on lines of their own, the brand and where to ask, and greets nobody by name', async () => {
    const mail = await newsletterConfirmMail({ ...props, unsubscribeUrl });
    expect(mail.subject).toBe('Confirm your Pressroom newsletter');
    expect(mail.text.split('\n')).toEqual(expect.arrayContaining([url, unsubscribeUrl]));
    expect(mail.html).toContain(`href="${unsubscribeUrl}"`);
    expect(mail.text).toContain('help@ads.example.com');
    expect(mail.text).toContain('7 days');
    expect(mail.html).not.toMatch(/<img|<script|@import|url\(|<link|undefined|\[object/i);
  });
});

describe('the receipt of a message', () => {
  const written = { fullName: 'Ana Lovelace', subject: 'Invoices', message: 'One\n\n<b>two</b>' };

  test('says when the answer comes, and quotes the writer as text in their own lines', async () => {
    const mail = await contactReceivedMail({ ...props, isPriority: true, written });
    expect(mail.subject).toBe('We got your message to Pressroom');
    expect(mail.text).toContain('Hi Ana,');
    expect(mail.text).toContain('One\n\n<b>two</b>');
    expect(mail.html).toContain('One<br/><br/>&lt;b&gt;two&lt;/b&gt;');
    expect(mail.text.replace(/\s+/g, ' ')).toMatch(/within 24 hours, on weekdays within 8.*within 2 hours/);
  });

  test('without the words of a writer names the topic at most', async () => {
    const mail = await contactReceivedMail({ ...props, isPriority: false, topic: 'Bug Report' });
    expect(mail.text).toContain('Hello,');
    expect(mail.text).toContain('“Bug Report”');
    expect(mail.html).not.toMatch(/class="quote"|priority|undefined/);
  });

  test('cuts a very long quote, between characters', async () => {
    const long = { ...written, message: '👩‍🚀'.repeat(2000) };
    const mail = await contactReceivedMail({ ...props, isPriority: false, written: long });
    expect(mail.text).toContain('…');
    expect(mail.html.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(40_000);
  });
});
