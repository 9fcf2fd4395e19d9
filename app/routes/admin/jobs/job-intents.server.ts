import { rowIdOf } from '#app/db/uuid.ts';
import { settleJob } from '#app/domain/admin/jobs.server.ts';
import { type Answer, attempt, done, intents, refuse } from '#app/routes/answer.server.ts';

type Actor = { id: string };

const sentences = {
  gone: 'This job has not failed, or is no longer there.',
  'already-queued': 'The same work is already in line.',
} as const;

/** Both forms of the jobs page. */
export const jobIntents = intents<Actor, Answer>({
  retry: (form, actor) => settle(form, 'retry', actor),
  discard: (form, actor) => settle(form, 'discard', actor),
});

async function settle(form: FormData, step: 'retry' | 'discard', actor: Actor): Promise<Answer> {
  const id = rowIdOf(form.get('id'));
  if (!id) return refuse(404, 'Error', sentences.gone);
  return attempt({ title: 'Error', description: `Failed to ${step} the job.` }, async () => {
    const settled = await settleJob(id, step, actor);
    if (!settled.ok) return refuse(settled.reason === 'gone' ? 404 : 409, 'Error', sentences[settled.reason]);
    return done('Success', step === 'retry' ? 'The job is in line again.' : 'The job was discarded.');
  });
}
