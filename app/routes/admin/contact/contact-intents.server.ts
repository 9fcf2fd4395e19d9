import { isDatabaseDown } from '#app/db/client.server.ts';
import { contactStatusNames, contactStatusOf, longestReply } from '#app/domain/admin/contact-filters.ts';
import { replyToContact } from '#app/domain/admin/contact-replies.server.ts';
import { setContactStatus } from '#app/domain/admin/contact-requests.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { Notice } from '#app/ui/notice.ts';

export type ContactOutcome = {
  status: number;
  notice: Notice;
  /** An answer that was not sent, to be shown again. */
  draft?: string;
  draftError?: string;
};

const gone = 'This message does not exist any more.';

/** Every form of the contact page by its `intent`. */
export async function changeContact(form: FormData, actor: string): Promise<ContactOutcome> {
  const intent = String(form.get('intent') ?? '');
  if (intent === 'status') return attempt('Failed to update status', () => moveOn(form, actor));
  if (intent === 'reply') {
    const draft = textOf(form, 'reply').replace(/\r\n?/g, '\n').trim();
    const outcome = await attempt('Failed to send the reply', () => reply(form, draft, actor));
    return outcome.status === 200 ? outcome : { ...outcome, draft };
  }
  return refuse(400, 'Error', 'This form is not known here. Please reload the page.');
}

async function moveOn(form: FormData, actor: string): Promise<ContactOutcome> {
  const failure = 'Failed to update status';
  const to = contactStatusOf(textOf(form, 'status'));
  if (!to) return refuse(400, failure, 'This form is not known here. Please reload the page.');
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

async function attempt(failure: string, work: () => Promise<ContactOutcome>): Promise<ContactOutcome> {
  try {
    return await work();
  } catch (error) {
    log.error({ error: describeError(error) }, failure);
    return refuse(isDatabaseDown(error) ? 503 : 500, failure, 'Nothing was changed. Please try again.');
  }
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\0', '');

const done = (title: string, description: string): ContactOutcome => ({
  status: 200,
  notice: { tone: 'success', title, description },
});

const refuse = (status: number, title: string, description: string): ContactOutcome => ({
  status,
  notice: { tone: 'error', title, description },
});
