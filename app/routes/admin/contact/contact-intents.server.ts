import { contactStatusNames, contactStatusOf, longestReply } from '#app/domain/contact/operator-filters.ts';
import { replyToContact } from '#app/domain/contact/operator-replies.server.ts';
import { setContactStatus } from '#app/domain/contact/operator-requests.server.ts';
import { type Answer, attempt, done, intents, notKnown, refuse } from '#app/routes/answer.server.ts';

export type ContactOutcome = Answer & {
  /** An answer that was not sent, to be shown again. */
  draft?: string;
  draftError?: string;
};

const gone = 'This message does not exist any more.';

const again = 'Nothing was changed. Please try again.';

/** Every form of the contact page; `actor` is the operator's id. */
export const contactIntents = intents<string, ContactOutcome>({
  status: (form, actor) =>
    attempt({ title: 'Failed to update status', description: again }, () => moveOn(form, actor)),
  async reply(form, actor) {
    const draft = textOf(form, 'reply').replace(/\r\n?/g, '\n').trim();
    const failure = { title: 'Failed to send the reply', description: again };
    const outcome = await attempt(failure, () => reply(form, draft, actor));
    return outcome.status === 200 ? outcome : { ...outcome, draft };
  },
});

async function moveOn(form: FormData, actor: string): Promise<ContactOutcome> {
  const failure = 'Failed to update status';
  const to = contactStatusOf(textOf(form, 'status'));
  if (!to) return refuse(400, failure, notKnown);
  const moved = await setContactStatus({ id: textOf(form, 'id'), to, actor });
  if (!moved.ok && moved.reason === 'not-found') return refuse(404, failure, gone);
  if (!moved.ok) return refuse(409, failure, 'Somebody has changed it in the meantime.');
  return done('Status Updated', `The message is marked as ${contactStatusNames[to]}.`);
}

async function reply(form: FormData, text: string, actor: string): Promise<ContactOutcome> {
  const failure = 'Failed to send the reply';
  const refuseText = (draftError: string) => ({ ...refuse(422, failure, draftError), draftError });
  if (text === '') return refuseText('Please write an answer first.');
  if (text.length > longestReply)
    return refuseText(`Please keep it under ${longestReply.toLocaleString('en-US')} characters.`);
  const seen = Number(textOf(form, 'seen') || '0');
  const sent = await replyToContact({ id: textOf(form, 'id'), text, seen, actor });
  if (!sent.ok && sent.reason === 'not-found') return refuse(404, failure, gone);
  if (!sent.ok)
    return refuse(409, failure, 'Another answer was sent in the meantime. Send yours if it is still needed.');
  return done('Reply sent', 'It is on its way by mail, and the message is in progress.');
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\0', '');
