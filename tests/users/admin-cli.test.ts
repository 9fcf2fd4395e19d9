import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { testEnvironment } from '#tests/support/app.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';

let place: OwnPlace;
beforeAll(async () => {
  place = await openOwnPlace();
});
afterAll(() => place?.close());

const admin = (parameters: string[], input = '') =>
  spawnSync(process.execPath, ['scripts/admin.ts', ...parameters], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    input,
    env: { ...process.env, ...testEnvironment(place) },
  });

test('makes the first admin, promotes nobody twice, and leaves a trace', async () => {
  const created = admin(['create', 'boss@example.com', '--password-stdin'], 'a plum on a ladder\n');
  expect(created).toMatchObject({ status: 0, stderr: '' });
  expect(created.stdout).toContain('boss@example.com is a new account and an admin.');
  const again = admin(['create', 'boss@example.com']);
  expect(again).toMatchObject({ status: 0, stderr: '' });
  expect(again.stdout).toMatch(/\/auth\?token=[\w-]+#type=recovery/);

  const { db } = place;
  const [user] = await db.select().from(schema.users);
  expect(user).toMatchObject({ email: 'boss@example.com', role: 'admin', emailVerified: true });
  const [account] = await db.select().from(schema.accounts);
  expect(account?.password).toMatch(/^\$argon2id\$/);
  expect((await db.select().from(schema.auditLog)).length).toBeGreaterThan(0);
});

test('says how it is used when it does not understand', () => {
  expect(admin(['make', 'me'])).toMatchObject({ status: 2 });
  const weak = admin(['create', 'other@example.com', '--password-stdin'], 'abc\n');
  expect(weak.status).toBe(2);
  expect(weak.stderr).toContain('Password must be at least 6 characters long');
});
