import pg from 'pg';
import { redirect } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { log } from '#app/log.server.ts';
import { type Answer, attempt, done, intents, notKnown } from './answer.server.ts';

const failure = { title: 'Failed to save', description: 'Please try again.' };
const formOf = (intent?: string) => {
  const form = new FormData();
  if (intent !== undefined) form.set('intent', intent);
  return form;
};

beforeAll(() => {
  log.level = 'silent';
});

test('a form is answered by its intent, with what the page knows', async () => {
  const pages = intents<string, Answer>({ save: (_form, who) => done('Saved', who) });
  expect(await pages(formOf('save'), 'Ada')).toEqual({
    status: 200,
    notice: { tone: 'success', title: 'Saved', description: 'Ada' },
  });
});

test.each(['other', 'toString', '__proto__', '', undefined])(
  'a form nobody knows is refused: %s',
  async (intent) => {
    const pages = intents<null, Answer>({ save: () => done('Saved') });
    expect(await pages(formOf(intent), null)).toMatchObject({
      status: 400,
      notice: { description: notKnown },
    });
  },
);

test('what a change throws is a 500 in its words, and a 503 while the database is down', async () => {
  const broken = await attempt(failure, () => Promise.reject(new Error('a bug')));
  expect(broken).toEqual({ status: 500, notice: { tone: 'error', ...failure } });
  const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(await attempt(failure, () => Promise.reject(down))).toMatchObject({ status: 503 });
});

test('a statement that a database at work refuses is our fault: a 500', async () => {
  const refused = new Error('Failed query', { cause: new pg.DatabaseError('no such table', 0, 'error') });
  expect(await attempt(failure, () => Promise.reject(refused))).toMatchObject({ status: 500 });
});

test('a redirect out of a change is an answer', async () => {
  const away = attempt(failure, () => Promise.reject(redirect('/elsewhere')));
  await expect(away).rejects.toBeInstanceOf(Response);
});
