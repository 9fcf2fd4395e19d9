import { expect, test } from 'vitest';
import { accountDeletedMail } from '#app/mails/account-deleted.tsx';

test('the farewell mail asks for nothing, loads nothing, and takes a name for text', async () => {
  const mail = await accountDeletedMail({
    brandName: 'A & B <i>',
    publicUrl: 'https://ads.example.com',
    supportEmail: 'help@ads.example.com',
    fullName: '<img/src=x> Eve',
  });
  expect(mail.subject).toBe('Your A & B <i> account has been deleted');
  expect(mail.html).not.toMatch(/<img|<i>|<script|@import|url\(|<link|undefined/i);
  for (const body of [mail.html, mail.text]) expect(body).toContain('help@ads.example.com');
  expect(mail.text).toContain('Hi there,');
});
