import { afterEach } from 'vitest';
import { openPlaces } from './own-place.ts';

const shownLines = 20;

/** A set-up file: logs go to files, so that a green run is quiet; their last lines are shown for a test that failed. */
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const place of openPlaces) {
    const lines = place.log().trimEnd().split('\n').slice(-shownLines).join('\n');
    if (lines) process.stderr.write(`Logged by the application of "${task.name}":\n${lines}\n`);
  }
});
