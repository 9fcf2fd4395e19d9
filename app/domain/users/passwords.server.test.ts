import { afterEach, expect, test } from 'vitest';
import { hashPassword, openPasswords, verifyPassword } from './passwords.server.ts';

const password = 'violet-anvil-47';

afterEach(() => openPasswords({ testing: false }));

test('a password is hashed with argon2id at the cost OWASP asks for', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword({ hash, password })).toBe(true);
  expect(await verifyPassword({ hash, password: `${password}!` })).toBe(false);
});

test('a hash made at one cost is read at another', async () => {
  openPasswords({ testing: true });
  const cheap = await hashPassword(password);
  expect(cheap).toContain('$m=8,t=1,p=1$');
  openPasswords({ testing: false });
  expect(await verifyPassword({ hash: cheap, password })).toBe(true);
  expect(await verifyPassword({ hash: cheap, password: 'another' })).toBe(false);
});
