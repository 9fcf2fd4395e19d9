import { describe, expect, test } from 'vitest';
import { confirmEmailMail } from '#app/mails/confirm-email.tsx';
import { existingAccountMail } from '#app/mails/existing-account.tsx';
import { firstNameOf } from '#app/mails/first-name.ts';
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
