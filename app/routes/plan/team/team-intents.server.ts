import { findInvitedAddress, invite, revokeInvitation } from '#app/domain/teams/invite.server.ts';
import { acceptInvitation, declineInvitation } from '#app/domain/teams/join.server.ts';
import { leaveTeam, removeMember } from '#app/domain/teams/leave.server.ts';
import { emailSchema, errorsOf } from '#app/domain/users/auth-forms.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';
import type { Notice } from '#app/ui/notice.ts';
import { inviteFailures, joinFailures } from './team-sentences.ts';

/** What the page is told after a form was sent; `email` is what stays typed in after a refusal. */
export type TeamOutcome = { status: number; notice: Notice; error?: string; email?: string };

/** Every form of the team page by its `intent`. */
export const teamIntents = new Map<string, (viewer: Viewer, form: FormData) => Promise<TeamOutcome>>([
  ['invite', inviteAddress],
  ['resend', resend],
  ['revoke', revoke],
  ['remove', remove],
  ['leave', leave],
  ['accept', accept],
  ['decline', decline],
]);

async function inviteAddress(viewer: Viewer, form: FormData): Promise<TeamOutcome> {
  const typed = String(form.get('email') ?? '').slice(0, 300);
  const parsed = emailSchema.safeParse({ email: typed });
  if (!parsed.success) {
    const error = errorsOf(parsed.error).email;
    return { ...failed(422, 'Please check the address'), error, email: typed };
  }
  const { email } = parsed.data;
  const result = await invite(viewer, email);
  if (result.ok) return succeeded('Invitation sent', `${email} has 7 days to accept it.`);
  if (result.reason === 'too-many') {
    return { ...failed(429, 'Invitation not sent', waitMessage(result.retryAfterMs)), email: typed };
  }
  const sentence = inviteFailures[result.reason];
  return { ...failed(409, 'Invitation not sent', sentence), error: sentence, email: typed };
}

async function resend(viewer: Viewer, form: FormData): Promise<TeamOutcome> {
  const email = await findInvitedAddress(viewer.id, idIn(form, 'invitationId'));
  if (!email) return invitationGone;
  const result = await invite(viewer, email);
  if (result.ok) return succeeded('Invitation sent again', 'The link of the earlier mail works no more.');
  if (result.reason === 'too-many')
    return failed(429, 'Invitation not sent', waitMessage(result.retryAfterMs));
  return failed(409, 'Invitation not sent', inviteFailures[result.reason]);
}

async function revoke(viewer: Viewer, form: FormData): Promise<TeamOutcome> {
  const isGone = await revokeInvitation(viewer.id, idIn(form, 'invitationId'));
  return isGone
    ? succeeded('Invitation withdrawn', 'Its link works no more, and the seat is free.')
    : invitationGone;
}

async function remove(viewer: Viewer, form: FormData): Promise<TeamOutcome> {
  const isGone = await removeMember(viewer, idIn(form, 'userId'));
  if (!isGone) return failed(404, 'Nobody was removed', 'This person is not in your team any more.');
  return succeeded('Removed from the team', 'The ads they made in it stay with you.');
}

async function leave(viewer: Viewer): Promise<TeamOutcome> {
  const hasLeft = await leaveTeam(viewer.id);
  if (!hasLeft) return failed(409, 'You are in no team', 'Your membership has ended already.');
  return succeeded('You have left the team', 'Your account goes on with everything of your own.');
}

async function accept(viewer: Viewer, form: FormData): Promise<TeamOutcome> {
  const joined = await acceptInvitation({ id: idIn(form, 'invitationId') }, viewer);
  if (!joined.ok) return failed(409, 'You have not joined', joinFailures[joined.reason]);
  return succeeded('Welcome to the team', 'Its plan, credits and ads are yours to use from now on.');
}

async function decline(viewer: Viewer, form: FormData): Promise<TeamOutcome> {
  const isGone = await declineInvitation(idIn(form, 'invitationId'), viewer);
  return isGone ? succeeded('Invitation declined') : invitationGone;
}

// PostgreSQL takes no NUL in text.
const idIn = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\0', '');

const succeeded = (title: string, description?: string): TeamOutcome => ({
  status: 200,
  notice: { tone: 'success', title, description },
});

const failed = (status: number, title: string, description?: string): TeamOutcome => ({
  status,
  notice: { tone: 'error', title, description },
});

const invitationGone = failed(
  404,
  'This invitation is not open any more',
  'It was accepted, withdrawn or has expired in the meantime.',
);
