import type { PgBoss } from 'pg-boss';
import { config } from '#app/config.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { type JobData, type JobName, jobs } from './catalog.ts';
import { handlers } from './handlers.server.ts';
import { startSweeper } from './sweeper.server.ts';

/** Starts a worker for every job of the catalog, and the sweeper. Returns what stops the sweeper. */
export async function startWorkers(boss: PgBoss): Promise<() => void> {
  for (const name of Object.keys(jobs) as JobName[]) await startWorker(boss, name);
  return startSweeper();
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
      // One person's many ads leave room for everybody else's.
      ...(name === 'generate-ad' ? { groupConcurrency: Math.max(1, config().generationConcurrency) } : {}),
    },
    async (batch) => {
      for (const job of batch) {
        try {
          await handlers[name](job.data, job.signal);
        } catch (error) {
          log.warn({ job: name, error: describeError(error) }, 'job failed');
          throw error;
        }
      }
    },
  );
}
