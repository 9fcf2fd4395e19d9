import { isDatabaseDown } from '#app/db/client.server.ts';
import { deleteSubscriber, setSubscriberActive } from '#app/domain/newsletter/manage.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { Notice } from '#app/ui/notice.ts';
import { rowIdOf } from './require-operator.server.ts';

export type Outcome = { status: number; notice: Notice };

const failures = {
  deactivate: 'Failed to update subscription status.',
  reactivate: 'Failed to update subscription status.',
  delete: 'Failed to delete subscriber.',
} as const;

/** Every form of the newsletter page by its `intent`; its sentences are promised (specification: admin.newsletter.status.words). */
export async function changeSubscriber(form: FormData, actor: { id: string }): Promise<Outcome> {
  const intent = String(form.get('intent') ?? '');
  if (intent !== 'deactivate' && intent !== 'reactivate' && intent !== 'delete')
    return refuse(400, 'This form is not known here. Please reload the page.');
  const id = rowIdOf(form.get('id'));
  if (!id) return refuse(404, failures[intent]);
  return attempt(failures[intent], async () => {
    if (intent === 'delete') {
      await deleteSubscriber(id, actor);
      return done('Subscriber deleted successfully.');
    }
    const changed = await setSubscriberActive(id, intent === 'reactivate', actor);
    return changed.ok ? done(`Subscriber ${intent}d successfully.`) : refuse(404, failures[intent]);
  });
}

/** Runs a change; what it throws is logged and answered with `failure`. */
export async function attempt<Answer extends { status: number; notice: Notice }>(
  failure: string,
  work: () => Promise<Answer>,
): Promise<Answer | Outcome> {
  try {
    return await work();
  } catch (error) {
    // A redirect is an answer.
    if (error instanceof Response) throw error;
    log.error({ error: describeError(error) }, failure);
    return refuse(isDatabaseDown(error) ? 503 : 500, failure);
  }
}

export const done = (description: string): Outcome => ({
  status: 200,
  notice: { tone: 'success', title: 'Success', description },
});

export const refuse = (status: number, description: string): Outcome => ({
  status,
  notice: { tone: 'error', title: 'Error', description },
});
