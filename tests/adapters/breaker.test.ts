import { beforeEach, describe, expect, test } from 'vitest';
import { type Breaker, createBreaker } from '#app/adapters/breaker.ts';
import { ModelError, type ModelFailure } from '#app/adapters/model-error.ts';

let time: number;
let breaker: Breaker;
let calls: number;

beforeEach(() => {
  time = 1_000_000;
  calls = 0;
  breaker = createBreaker({ now: () => time });
});

const succeed = () =>
  breaker.run(async () => {
    calls += 1;
    return 'done';
  });
const fail = (error: unknown) =>
  breaker
    .run(async () => {
      calls += 1;
      throw error;
    })
    .catch((caught) => caught);

async function failTimes(times: number, reason: ModelFailure): Promise<void> {
  for (let time = 0; time < times; time += 1) await fail(new ModelError(reason));
}

describe('breaker', () => {
  test.each<ModelFailure>(['unavailable', 'timeout'])(
    'opens after five times %s in a row',
    async (reason) => {
      await failTimes(5, reason);
      await expect(succeed()).rejects.toMatchObject({ reason: 'unavailable', retryAfterMs: 30_000 });
      expect(calls).toBe(5);
    },
  );

  test('stays closed when a call in between gets an answer', async () => {
    await failTimes(4, 'timeout');
    await succeed();
    await failTimes(4, 'unavailable');
    expect(await succeed()).toBe('done');
  });

  test.each<ModelFailure>(['refused', 'rate-limited', 'bad-answer', 'misconfigured'])(
    '%s shows that the provider is there',
    async (reason) => {
      await failTimes(4, 'unavailable');
      await failTimes(10, reason);
      await failTimes(4, 'unavailable');
      expect(await succeed()).toBe('done');
    },
  );

  test('a caller who gives up says nothing about the provider', async () => {
    await failTimes(4, 'unavailable');
    for (let time = 0; time < 10; time += 1) await fail(new Error('aborted'));
    expect(await succeed()).toBe('done');
    await failTimes(4, 'unavailable');
    await fail(new Error('aborted'));
    await failTimes(1, 'unavailable');
    await expect(succeed()).rejects.toThrow(ModelError);
  });

  test('lets one call try after 30 s and closes when it works', async () => {
    await failTimes(5, 'unavailable');
    time += 29_999;
    await expect(succeed()).rejects.toThrow(ModelError);
    time += 1;
    let finish: (value: string) => void = () => {};
    const trial = breaker.run(
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    );
    await expect(succeed()).rejects.toThrow(ModelError);
    finish('back');
    expect(await trial).toBe('back');
    expect(await succeed()).toBe('done');
  });

  test('opens for another 30 s when the try fails', async () => {
    await failTimes(5, 'unavailable');
    time += 30_000;
    await failTimes(1, 'timeout');
    time += 29_999;
    await expect(succeed()).rejects.toThrow(ModelError);
    time += 1;
    expect(await succeed()).toBe('done');
  });

  test('gives the next call the try when the one before gave up waiting', async () => {
    await failTimes(5, 'unavailable');
    time += 30_000;
    await fail(new Error('aborted'));
    expect(await succeed()).toBe('done');
  });

  test('calls that were under way when it opened do not stop the try', async () => {
    let reject: (error: Error) => void = () => {};
    const late = breaker.run(
      () =>
        new Promise((_resolve, rejectIt) => {
          reject = rejectIt;
        }),
    );
    await failTimes(5, 'unavailable');
    time += 30_000;
    const trial = succeed();
    reject(new ModelError('timeout'));
    await expect(late).rejects.toThrow(ModelError);
    expect(await trial).toBe('done');
  });
});
