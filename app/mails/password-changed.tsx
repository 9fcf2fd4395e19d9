import { firstNameOf } from './first-name.ts';
import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/**
 * Tells a user that the password is a new one. `url` is the page where a reset is asked for, in case it wasn't them.
 */
export function passwordChangedMail(
  props: MailBrand & { fullName: string; url: string },
): Promise<RenderedMail> {
  const { brandName, url, supportEmail } = props;
  const subject = `Your ${brandName} password was changed`;
  const element = (
    <MailLayout
      {...props}
      preheader="If it was you, there is nothing to do."
      title="Your password was changed"
      why={`You get this mail because you have an account on ${brandName}.`}
    >
      <MailText>Hi {firstNameOf(props.fullName)},</MailText>
      <MailText>
        The password of your account was just changed, and every other device was signed out. If it was you,
        there is nothing to do.
      </MailText>
      <MailText>If it wasn't, take your account back right away:</MailText>
      <MailAction href={url} label="It wasn't me: reset password">
        Can't get back in that way? Write to us at {supportEmail}.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
