import type { Mail } from '#app/adapters/mail/port.ts';

/** Every job and what it carries: ids of rows that hold the state, so that a job can run twice. */
export type JobData = {
  'generate-ad': { adId: string };
  'send-mail': { mail: Mail };
  'delete-files': Record<string, never>;
  'send-newsletter': { issueId: string };
  'sync-subscription': { customerId: string };
  'note-refund': { userId: string; actor: string };
};
export type JobName = keyof JobData;

export type JobSettings = {
  /** Times a failed run is tried again. */
  retryLimit: number;
  /** s before the first retry; doubles each time when `backoff`. */
  retryDelay: number;
  backoff: boolean;
  /** s after which a run counts as lost. */
  expireInSeconds: number;
  /** s without a heartbeat after which the worker counts as dead. */
  heartbeatSeconds: number;
  /** At most one job per key is waiting or running. */
  exclusive: boolean;
  /** Jobs of this kind at work at once in one process. */
  concurrency: number | 'generation';
};

/** Asks the payment provider again what it did; some hours until it is given up. */
const providerCheck: JobSettings = {
  retryLimit: 12,
  retryDelay: 5,
  backoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: 30,
  exclusive: false,
  concurrency: 1,
};

export const jobs: Record<JobName, JobSettings> = {
  'generate-ad': {
    // The rows of ads decide whose turn it is and what may be tried again (domain/ads/turns.server.ts). The queue
    // only wakes a worker, which may make another ad than the one named.
    retryLimit: 3,
    retryDelay: 1,
    backoff: false,
    expireInSeconds: 115,
    heartbeatSeconds: 10,
    exclusive: true,
    concurrency: 'generation',
  },
  'send-mail': {
    retryLimit: 12,
    retryDelay: 2,
    backoff: true,
    expireInSeconds: 60,
    heartbeatSeconds: 30,
    exclusive: false,
    concurrency: 2,
  },
  'delete-files': {
    retryLimit: 8,
    retryDelay: 5,
    backoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    exclusive: true,
    concurrency: 1,
  },
  'send-newsletter': {
    // One part of an issue is sent. The database knows who has it already and who is left
    // (domain/newsletter/send-issue.server.ts).
    retryLimit: 8,
    retryDelay: 10,
    backoff: true,
    expireInSeconds: 180,
    heartbeatSeconds: 30,
    exclusive: false,
    concurrency: 1,
  },
  'sync-subscription': providerCheck,
  'note-refund': providerCheck,
};
