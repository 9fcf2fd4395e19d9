import { issueLimits } from './issue-limits.ts';

/** An issue as it is stored: `subject` is one line, `content` Markdown with plain line ends. */
export type IssueText = { subject: string; content: string };

export type IssueErrors = Partial<Record<keyof IssueText, string>>;

/** Reads the fields of an issue; line breaks and other control characters of a subject become spaces. */
export function readIssueText(form: FormData): { text: IssueText; errors: IssueErrors } {
  const subject = fieldOf(form, 'subject')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  const content = fieldOf(form, 'content').replace(/\r\n?/g, '\n').replaceAll('\0', '').trim();
  const errors: IssueErrors = {};
  if (subject === '') errors.subject = 'Please enter a subject.';
  else if (subject.length > issueLimits.subject)
    errors.subject = `Please keep the subject under ${issueLimits.subject} characters.`;
  if (content === '') errors.content = 'Please write something.';
  else if (content.length > issueLimits.content)
    errors.content = `Please keep the text under ${issueLimits.content.toLocaleString('en-US')} characters.`;
  return { text: { subject, content }, errors };
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.toWellFormed() : '';
}
