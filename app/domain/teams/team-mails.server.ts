import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import type { Executor } from '#app/db/client.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';

// Templates are loaded when a mail is written: their library is among the slowest things to load at a start.
type Person = { name: string; email: string };

/** Mails the link that accepts an invitation. The same to an address with an account and to one without. */
export async function mailInvitation(
  invitation: { owner: Person; email: string; token: string },
  tx: Executor,
): Promise<void> {
  const { owner, email, token } = invitation;
  const { teamInvitationMail } = await import('#app/mails/team-invitation.tsx');
  const url = `${config().publicUrl}${href('/team/invitation/:token', { token })}`;
  const mail = await teamInvitationMail({ ...brand(), owner, email, url });
  await enqueue('send-mail', { mail: { to: email, ...mail } }, { tx });
}

/** Tells somebody that they are in a team no more. */
export async function mailGoodbye(
  goodbye: { owner: { name: string }; member: Person; reason: 'removed' | 'ended' },
  tx: Executor,
): Promise<void> {
  const { owner, member, reason } = goodbye;
  const { teamEndedMail } = await import('#app/mails/team-ended.tsx');
  const { name: fullName } = member;
  const url = `${config().publicUrl}${href('/dashboard')}`;
  const mail = await teamEndedMail({ ...brand(), fullName, ownerName: owner.name, reason, url });
  await enqueue('send-mail', { mail: { to: member.email, ...mail } }, { tx });
}

function brand() {
  const { brandName, publicUrl, supportEmail } = config();
  return { brandName, publicUrl, supportEmail };
}
