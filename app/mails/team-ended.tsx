import { firstNameOf } from './first-name.ts';
import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { personName } from './person-name.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type TeamEnded = MailBrand & {
  fullName: string;
  ownerName: string;
  /** The owner took them out, or the owner's account is gone. */
  reason: 'removed' | 'ended';
  /** The dashboard. */
  url: string;
};

/** Tells somebody that they are in a team no more, and what stays theirs. */
export function teamEndedMail(props: TeamEnded): Promise<RenderedMail> {
  const { brandName, url, reason } = props;
  const name = personName({ name: props.ownerName, email: 'its owner' });
  const subject = `You are no longer in the team of ${name}`;
  const element = (
    <MailLayout
      {...props}
      preheader="Your account and the ads you made outside the team stay as they are."
      title="Your team membership has ended"
      why={`You get this mail because you were a member of a team on ${brandName}.`}
    >
      <MailText>Hi {firstNameOf(props.fullName)},</MailText>
      <MailText>
        {reason === 'removed'
          ? `${name} has removed you from the team. The ads made in it stay with the team.`
          : `The account of ${name} was deleted, and the team with its ads ended with it.`}
      </MailText>
      <MailText>
        Your own account goes on with the free Starter plan and with everything you made outside the team.
      </MailText>
      <MailAction href={url} label="Open your dashboard">
        You can choose a plan of your own at any time under Manage Plan.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
