import { rowIdOf } from '#app/db/uuid.ts';
import { deleteSubscriber, setSubscriberActive } from '#app/domain/newsletter/operator-subscribers.server.ts';
import { type Answer, attempt, done, intents, refuse } from '#app/routes/answer.server.ts';

type Actor = { id: string };

/** Every form of the newsletter page; its sentences are promised (specification: admin.newsletter.status.words). */
export const subscriberIntents = intents<Actor, Answer>({
  deactivate: (form, actor) => setActive(form, false, actor),
  reactivate: (form, actor) => setActive(form, true, actor),
  delete: (form, actor) =>
    change(form, 'Failed to delete subscriber.', async (id) => {
      await deleteSubscriber(id, actor);
      return 'Subscriber deleted successfully.';
    }),
});

function setActive(form: FormData, isActive: boolean, actor: Actor): Promise<Answer> {
  return change(form, 'Failed to update subscription status.', async (id) => {
    const changed = await setSubscriberActive(id, isActive, actor);
    return changed.ok && `Subscriber ${isActive ? 'reactivated' : 'deactivated'} successfully.`;
  });
}

/** `work` answers with what it has done, or false where there is no such subscriber. */
async function change(
  form: FormData,
  failure: string,
  work: (id: string) => Promise<string | false>,
): Promise<Answer> {
  const id = rowIdOf(form.get('id'));
  if (!id) return refuse(404, 'Error', failure);
  return attempt({ title: 'Error', description: failure }, async () => {
    const success = await work(id);
    return success ? done('Success', success) : refuse(404, 'Error', failure);
  });
}
