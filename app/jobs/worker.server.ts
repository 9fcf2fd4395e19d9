import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { config } from '#app/config.server.ts';
import { describeError, log, logAs } from '#app/log.server.ts';
import { type JobData, type JobName, jobs } from './catalog.ts';
import { handlers } from './handlers.server.ts';
import { startSweeper } from './sweeper.server.ts';

/** ms that jobs get to hand back what they hold, once they were told to stop. */
const handBackWithin = 2_000;
/** ms that the sweep at work gets to end. */
const sweptWithin = 2_000;

export type Workers = {
  /** Begins no more jobs and no more sweeps. May be called twice. */
  takeNoMore(): void;
  /** Call it before the queue is closed, which a sweep needs. Resolves when none is at work any more. */
  swept(): Promise<void>;
  /** Call it once the queue is closed. Resolves when the jobs that were told to stop have given back what they held. */
  handedBack(): Promise<void>;
};

/** Starts a worker for every job of the catalog, and the sweeper. */
export async function startWorkers(boss: PgBoss): Promise<Workers> {
  const names = Object.keys(jobs) as JobName[];
  for (const name of names) await startWorker(boss, name);
  const sweeper = startSweeper();
  return {
    takeNoMore() {
      sweeper.stop();
      for (const name of names) {
        boss
          .offWork(name, { wait: false })
          .catch((error) => log.warn({ job: name, error: describeError(error) }, 'a worker went on'));
      }
    },
    swept: () => Promise.race([sweeper.ended(), pause(sweptWithin, undefined, { ref: false })]),
    async handedBack() {
      await Promise.race([Promise.allSettled(atWork), pause(handBackWithin)]);
    },
  };
}

const atWork = new Set<Promise<void>>();

/** Runs a job and keeps track of it until it ends, which may be after the queue gave it up. */
async function run<Name extends JobName>(
  name: Name,
  data: JobData[Name],
  signal: AbortSignal,
): Promise<void> {
  const work = handlers[name](data, signal);
  atWork.add(work);
  try {
    await work;
  } finally {
    atWork.delete(work);
  }
}

async function startWorker<Name extends JobName>(boss: PgBoss, name: Name): Promise<void> {
  const { concurrency } = jobs[name];
  await boss.work<JobData[Name]>(
    name,
    {
      localConcurrency: concurrency === 'generation' ? config().generationConcurrency : concurrency,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 2,
      batchSize: 1,
    },
    async (batch) => {
      for (const job of batch) {
        try {
          await logAs({ job: name, jobId: job.id }, () => run(name, job.data, job.signal));
        } catch (error) {
          log.warn({ job: name, jobId: job.id, error: describeError(error) }, 'job failed');
          throw error;
        }
      }
    },
  );
}
