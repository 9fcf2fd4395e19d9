import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { personName } from './person-name.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type TeamInvitation = MailBrand & {
  owner: { name: string; email: string };
  /** Where it goes: the account that accepts has to have this address. */
  email: string;
  url: string;
};

/** Invites an address into a team, whether it has an account or not. */
export function teamInvitationMail(props: TeamInvitation): Promise<RenderedMail> {
  const { brandName, owner, email, url } = props;
  const name = personName(owner);
  const subject = `${name} invites you to a team on ${brandName}`;
  const element = (
    <MailLayout
      {...props}
      preheader={`Make ads together: one plan, shared ads, shared credits. The invitation is open for 7 days.`}
      title="You are invited to a team"
      why={`You get this mail because ${name} typed your address into ${brandName}. It is one mail, not a subscription.`}
    >
      <MailText>Hello,</MailText>
      <MailText>
        {name === owner.email ? name : `${name} (${owner.email})`} would like you to join their team on{' '}
        {brandName}, the studio that turns an idea into finished social ads. You share the plan, its credits
        and all ads of the team.
      </MailText>
      <MailText>
        Accept with an account for {email}. No account yet? Sign up with this address first; it is free.
      </MailText>
      <MailAction href={url} label="Accept the invitation">
        The invitation is open for 7 days and works once. If you don't know {name}, ignore this mail: nothing
        happens without you.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
