import { redirect } from 'react-router';
import { type IssueErrors, type IssueText, readIssueText } from '#app/domain/newsletter/issue-form.ts';
import { sendTest } from '#app/domain/newsletter/issue-mail.server.ts';
import {
  deleteIssue,
  getIssue,
  type IssueChange,
  resumeSending,
  saveIssue,
  startSending,
  stopSending,
} from '#app/domain/newsletter/issues.server.ts';
import { attempt, done, type Outcome, refuse } from './subscriber-intents.server.ts';

/** `typed` and `errors` go back into the form when it was refused. */
export type IssueOutcome = Outcome & { typed?: IssueText; errors?: IssueErrors };

type Actor = { id: string; email: string };

/** Every form of an issue's page by its `intent`. */
export async function changeIssue(id: string, form: FormData, actor: Actor): Promise<IssueOutcome> {
  const intent = String(form.get('intent') ?? '');
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!act) return refuse(400, 'This form is not known here. Please reload the page.');
  const typed = readIssueText(form).text;
  const outcome: IssueOutcome = await attempt(failures[intent] ?? 'Failed to update the issue.', () =>
    act({ id, form, actor }),
  );
  return outcome.status >= 400 && form.has('subject') ? { typed, ...outcome } : outcome;
}

const failures: Record<string, string> = {
  save: 'Failed to save the issue.',
  test: 'Failed to send the test mail.',
  send: 'Failed to start sending.',
  stop: 'Failed to stop sending.',
  resume: 'Failed to resume sending.',
  delete: 'Failed to delete the issue.',
};

type Asked = { id: string; form: FormData; actor: Actor };

const intents: Record<string, (asked: Asked) => Promise<IssueOutcome>> = {
  save: (asked) =>
    withText(asked, async (text) => answer(await saveIssue(asked.id, text, asked.actor), 'Draft saved.')),
  test: (asked) => withText(asked, (text) => test(asked, text)),
  send: (asked) =>
    withText(asked, async (text) =>
      answer(await startSending(asked.id, text, asked.actor), 'Sending has started.'),
    ),
  stop: async ({ id, actor }) => answer(await stopSending(id, actor), 'Sending has stopped.'),
  resume: async ({ id, actor }) => answer(await resumeSending(id, actor), 'Sending goes on.'),
  delete: async ({ id, actor }) => {
    const deleted = await deleteIssue(id, actor);
    if (deleted.ok) throw redirect('/admin/newsletter/issues');
    return answer(deleted, '');
  },
};

async function withText(
  asked: Asked,
  work: (text: IssueText) => Promise<IssueOutcome>,
): Promise<IssueOutcome> {
  const { text, errors } = readIssueText(asked.form);
  const [first] = Object.values(errors);
  return first ? { ...refuse(422, first), errors } : work(text);
}

async function test({ id, actor }: Asked, text: IssueText): Promise<IssueOutcome> {
  const saved = await saveIssue(id, text, actor);
  const issue = saved.ok ? await getIssue(id) : undefined;
  if (!issue) return answer(saved, '');
  await sendTest(issue, actor);
  return done(`A test is on its way to ${actor.email}.`);
}

const sentences = {
  missing: 'This issue is no longer there.',
  'wrong-state': 'Somebody was faster: this issue is in another state by now.',
  nobody: 'There is no confirmed subscriber to send it to.',
} as const;

function answer(change: IssueChange, success: string): IssueOutcome {
  return change.ok
    ? done(success)
    : refuse(change.reason === 'missing' ? 404 : 409, sentences[change.reason]);
}
