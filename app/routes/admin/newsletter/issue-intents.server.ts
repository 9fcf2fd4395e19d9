import { href, redirect } from 'react-router';
import { type IssueErrors, type IssueText, readIssueText } from '#app/domain/newsletter/issue-form.ts';
import {
  deleteIssue,
  getIssue,
  type IssueChange,
  resumeSending,
  saveIssue,
  startSending,
  stopSending,
} from '#app/domain/newsletter/operator-issues.server.ts';
import { sendTest } from '#app/domain/newsletter/operator-test-mail.server.ts';
import { type Answer, attempt, done, intents, refuse } from '#app/routes/answer.server.ts';

/** `typed` and `errors` go back into the form when it was refused. */
export type IssueOutcome = Answer & { typed?: IssueText; errors?: IssueErrors };

type Actor = { id: string; email: string };

type Asked = { id: string; actor: Actor };

/** Every form of an issue's page. */
export const issueIntents = intents<Asked, IssueOutcome>({
  save: (form, asked) =>
    withText(form, 'Failed to save the issue.', async (text) =>
      answer(await saveIssue(asked.id, text, asked.actor), 'Draft saved.'),
    ),
  test: (form, asked) => withText(form, 'Failed to send the test mail.', (text) => test(asked, text)),
  send: (form, asked) =>
    withText(form, 'Failed to start sending.', async (text) =>
      answer(await startSending(asked.id, text, asked.actor), 'Sending has started.'),
    ),
  stop: (_form, { id, actor }) =>
    change('Failed to stop sending.', async () =>
      answer(await stopSending(id, actor), 'Sending has stopped.'),
    ),
  resume: (_form, { id, actor }) =>
    change('Failed to resume sending.', async () =>
      answer(await resumeSending(id, actor), 'Sending goes on.'),
    ),
  delete: (_form, { id, actor }) =>
    change('Failed to delete the issue.', async () => {
      const deleted = await deleteIssue(id, actor);
      if (deleted.ok) throw redirect(href('/admin/newsletter/issues'));
      return answer(deleted, '');
    }),
});

function change(failure: string, work: () => Promise<IssueOutcome>): Promise<IssueOutcome> {
  return attempt({ title: 'Error', description: failure }, work);
}

/** Gives back to the page what was typed when the work failed. */
async function withText(
  form: FormData,
  failure: string,
  work: (text: IssueText) => Promise<IssueOutcome>,
): Promise<IssueOutcome> {
  const { text, errors } = readIssueText(form);
  const [first] = Object.values(errors);
  if (first) return { ...refuse(422, 'Error', first), errors, typed: text };
  const outcome = await change(failure, () => work(text));
  return outcome.status >= 400 ? { typed: text, ...outcome } : outcome;
}

async function test({ id, actor }: Asked, text: IssueText): Promise<IssueOutcome> {
  const saved = await saveIssue(id, text, actor);
  const issue = saved.ok ? await getIssue(id) : undefined;
  if (!issue) return answer(saved, '');
  await sendTest(issue, actor);
  return done('Success', `A test is on its way to ${actor.email}.`);
}

const sentences = {
  missing: 'This issue is no longer there.',
  'wrong-state': 'Somebody was faster: this issue is in another state by now.',
  nobody: 'There is no confirmed subscriber to send it to.',
} as const;

function answer(change: IssueChange, success: string): IssueOutcome {
  return change.ok
    ? done('Success', success)
    : refuse(change.reason === 'missing' ? 404 : 409, 'Error', sentences[change.reason]);
}
