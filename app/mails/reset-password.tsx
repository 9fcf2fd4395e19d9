import { firstNameOf } from './first-name.ts';
import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** Carries the link to set a new password. `url` is the one-time link. */
export function resetPasswordMail(
  props: MailBrand & { fullName: string; url: string },
): Promise<RenderedMail> {
  const { brandName, url } = props;
  const subject = `Reset your ${brandName} password`;
  const element = (
    <MailLayout
      {...props}
      preheader="Choose a new password. The link works for one hour."
      title="Set a new password"
      why={`You get this mail because a new password was asked for on ${brandName}.`}
    >
      <MailText>Hi {firstNameOf(props.fullName)},</MailText>
      <MailText>
        Someone asked for a new password for your account. If it was you, choose one now. Every device that is
        signed in will be signed out.
      </MailText>
      <MailAction href={url} label="Choose a new password">
        The link works once, for one hour. If you didn't ask for it, ignore this mail: your password stays as
        it is.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
