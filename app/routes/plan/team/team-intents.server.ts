import { findInvitedAddress, invite, revokeInvitation } from '#app/domain/teams/invite.server.ts';
import { acceptInvitation, declineInvitation } from '#app/domain/teams/join.server.ts';
import { leaveTeam, removeMember } from '#app/domain/teams/leave.server.ts';
import { emailSchema, errorsOf } from '#app/domain/users/auth-forms.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { type Answer, done, intents, refuse } from '#app/routes/answer.server.ts';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';
import { inviteFailures, joinFailures } from './team-sentences.ts';

/** `email` is what stays typed in after a refusal. */
export type TeamOutcome = Answer & { error?: string; email?: string };

/** Every form of the team page. */
export const teamIntents = intents<Viewer, TeamOutcome>({
  invite: inviteAddress,
  resend,
  revoke,
  remove,
  leave,
  accept,
  decline,
});

async function inviteAddress(form: FormData, viewer: Viewer): Promise<TeamOutcome> {
  const typed = String(form.get('email') ?? '').slice(0, 300);
  const parsed = emailSchema.safeParse({ email: typed });
  if (!parsed.success) {
    const error = errorsOf(parsed.error).email;
    return { ...refuse(422, 'Please check the address'), error, email: typed };
  }
  const { email } = parsed.data;
  const result = await invite(viewer, email);
  if (result.ok) return done('Invitation sent', `${email} has 7 days to accept it.`);
  if (result.reason === 'too-many') {
    return { ...refuse(429, 'Invitation not sent', waitMessage(result.retryAfterMs)), email: typed };
  }
  const sentence = inviteFailures[result.reason];
  return { ...refuse(409, 'Invitation not sent', sentence), error: sentence, email: typed };
}

async function resend(form: FormData, viewer: Viewer): Promise<TeamOutcome> {
  const email = await findInvitedAddress(viewer.id, idIn(form, 'invitationId'));
  if (!email) return invitationGone;
  const result = await invite(viewer, email);
  if (result.ok) return done('Invitation sent again', 'The link of the earlier mail works no more.');
  if (result.reason === 'too-many')
    return refuse(429, 'Invitation not sent', waitMessage(result.retryAfterMs));
  return refuse(409, 'Invitation not sent', inviteFailures[result.reason]);
}

async function revoke(form: FormData, viewer: Viewer): Promise<TeamOutcome> {
  const isGone = await revokeInvitation(viewer.id, idIn(form, 'invitationId'));
  return isGone
    ? done('Invitation withdrawn', 'Its link works no more, and the seat is free.')
    : invitationGone;
}

async function remove(form: FormData, viewer: Viewer): Promise<TeamOutcome> {
  const isGone = await removeMember(viewer, idIn(form, 'userId'));
  if (!isGone) return refuse(404, 'Nobody was removed', 'This person is not in your team any more.');
  return done('Removed from the team', 'The ads they made in it stay with you.');
}

async function leave(_form: FormData, viewer: Viewer): Promise<TeamOutcome> {
  const hasLeft = await leaveTeam(viewer.id);
  if (!hasLeft) return refuse(409, 'You are in no team', 'Your membership has ended already.');
  return done('You have left the team', 'Your account goes on with everything of your own.');
}

async function accept(form: FormData, viewer: Viewer): Promise<TeamOutcome> {
  const joined = await acceptInvitation({ id: idIn(form, 'invitationId') }, viewer);
  if (!joined.ok) return refuse(409, 'You have not joined', joinFailures[joined.reason]);
  return done('Welcome to the team', 'Its plan, credits and ads are yours to use from now on.');
}

async function decline(form: FormData, viewer: Viewer): Promise<TeamOutcome> {
  const isGone = await declineInvitation(idIn(form, 'invitationId'), viewer);
  return isGone ? done('Invitation declined') : invitationGone;
}

// PostgreSQL takes no NUL in text.
const idIn = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\0', '');

const invitationGone = refuse(
  404,
  'This invitation is not open any more',
  'It was accepted, withdrawn or has expired in the meantime.',
);
