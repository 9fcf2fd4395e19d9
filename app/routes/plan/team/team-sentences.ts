import type { InviteResult } from '#app/domain/teams/invite.server.ts';
import type { JoinFailure } from '#app/domain/teams/join.server.ts';

type InviteFailure = Exclude<Extract<InviteResult, { ok: false }>['reason'], 'too-many'>;

/** Why an invitation was not sent. */
export const inviteFailures: Record<InviteFailure, string> = {
  'no-team-plan': 'Your plan has no seats for a team. Professional and Enterprise have three.',
  'own-address': 'This is your own address: you are in your team already.',
  'member-already': 'Somebody with this address is in your team already.',
  'no-seat': 'Every seat is taken. Remove somebody or withdraw an invitation to free one.',
  'member-elsewhere': 'You are a member of a team, and only its owner invites people.',
};

/** Why an invitation could not be accepted, and what to do. */
export const joinFailures: Record<JoinFailure, string> = {
  unknown:
    'The invitation was withdrawn, or a newer mail has replaced it. Ask the owner of the team for another.',
  used: 'The invitation was used, and each works once. Ask the owner of the team for another.',
  expired: 'Invitations are open for 7 days. Ask the owner of the team for another.',
  'other-address':
    'It was sent to another address than the one of your account. Sign in with the account it was sent to.',
  'in-this-team': 'You are in this team already.',
  'in-another-team': 'You are in another team. Leave it first, then accept.',
  'owns-team':
    'You have a team of your own. Remove its members and withdraw its invitations first, then accept.',
  'has-plan': 'You pay for a plan of your own. Cancel it under Manage Plan first, then accept.',
  'team-over': 'The plan of this team has ended. Its owner has to renew it before anybody can join.',
  'no-seat': 'The plan of this team has no seat left. Ask its owner.',
};
