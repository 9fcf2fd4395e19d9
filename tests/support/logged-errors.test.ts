import { expect, test } from 'vitest';
import { watchErrors } from './logged-errors.ts';

/** A log that grows as an application's does: pino writes 40 for a warning, 50 for an error, 60 for the end. */
function growingLog() {
  let text = '';
  const write = (level: number, msg: string, error?: object) => {
    text += `${JSON.stringify({ level, time: 1, msg, error })}\n`;
  };
  return { write, errors: watchErrors(() => text) };
}

test('an error that nobody expected is told by its words, a warning is not', () => {
  const { write, errors } = growingLog();
  write(40, 'slow');
  write(50, 'request failed', { message: 'no reply', cause: { message: 'connection reset' } });
  write(60, 'the process stops');
  expect(errors.unexpected()).toEqual(['request failed: no reply: connection reset', 'the process stops']);
});

test('errors of a kind that is expected are no complaint, before and after, and all others are', async () => {
  const { write, errors } = growingLog();
  write(50, 'request failed', { message: 'ads is frozen' });
  await errors.expect(/: ads is frozen$/);
  write(50, 'request failed', { message: 'ads is frozen' });
  write(50, 'request failed', { message: 'users is frozen' });
  expect(errors.unexpected()).toEqual(['request failed: users is frozen']);
});

test('what a busy machine did not do in time is no complaint, a provider that did not answer is one', () => {
  const { write, errors } = growingLog();
  write(50, 'loading the dashboard failed', { message: 'timeout exceeded when trying to connect' });
  write(50, 'request failed', { message: 'Failed query', cause: { message: 'timeout expired' } });
  write(50, 'generation failed', { message: 'Reading a text took too long' });
  write(50, 'generation failed', { message: 'The provider took too long to answer.' });
  expect(errors.unexpected()).toEqual(['generation failed: The provider took too long to answer.']);
});

test('an error that comes a moment later is waited for, and one that was asked for before is none', async () => {
  const { write, errors } = growingLog();
  setTimeout(() => write(50, 'late'), 100);
  await errors.expect(/^late$/);
  await expect(errors.expect(/^late$/)).rejects.toThrow(
    'a new error like /^late$/ in the log, which has: late',
  );
}, 15_000);
