import { mail } from '#app/adapters/adapters.server.ts';
import { deleteOrphanedFiles } from '#app/domain/ads/ad-files.server.ts';
import { runNextGeneration } from '#app/domain/ads/generate.server.ts';
import { checkRefund } from '#app/domain/billing/operator-refund.server.ts';
import { checkSubscription } from '#app/domain/billing/sync.server.ts';
import { runSending } from '#app/domain/newsletter/send-issue.server.ts';
import type { JobData, JobName } from './catalog.ts';

/** One handler a job; a job without one does not compile. Each may run twice for the same data. */
export const handlers: { [Name in JobName]: (data: JobData[Name], signal: AbortSignal) => Promise<void> } = {
  'generate-ad': (_ad, signal) => runNextGeneration(signal),
  'send-mail': ({ mail: message }) => mail.send(message),
  'delete-files': () => deleteOrphanedFiles(),
  'send-newsletter': ({ issueId }, signal) => runSending(issueId, signal),
  'sync-subscription': ({ customerId }) => checkSubscription(customerId),
  'note-refund': (asked) => checkRefund(asked),
};
