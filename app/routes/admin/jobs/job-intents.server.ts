import { settleJob } from '#app/domain/admin/jobs.server.ts';
import { rowIdOf } from '#app/routes/admin/newsletter/require-operator.server.ts';
import {
  attempt,
  done,
  type Outcome,
  refuse,
} from '#app/routes/admin/newsletter/subscriber-intents.server.ts';

const sentences = {
  gone: 'This job has not failed, or is no longer there.',
  'already-queued': 'The same work is already in line.',
} as const;

/** Both forms of the jobs page by their `intent`. */
export async function changeJob(form: FormData, actor: { id: string }): Promise<Outcome> {
  const intent = form.get('intent');
  if (intent !== 'retry' && intent !== 'discard')
    return refuse(400, 'This form is not known here. Please reload the page.');
  const id = rowIdOf(form.get('id'));
  if (!id) return refuse(404, sentences.gone);
  return attempt(`Failed to ${intent} the job.`, async () => {
    const settled = await settleJob(id, intent, actor);
    if (!settled.ok) return refuse(settled.reason === 'gone' ? 404 : 409, sentences[settled.reason]);
    return done(intent === 'retry' ? 'The job is in line again.' : 'The job was discarded.');
  });
}
