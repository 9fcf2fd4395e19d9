import { firstNameOf } from './first-name.ts';
import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/**
 * Goes to the owner of an account when someone signs up with its address, in place of telling that someone. `url` is
 * the sign-in page.
 */
export function existingAccountMail(
  props: MailBrand & { fullName: string; url: string },
): Promise<RenderedMail> {
  const { brandName, url } = props;
  const subject = `You already have a ${brandName} account`;
  const element = (
    <MailLayout
      {...props}
      preheader="Someone tried to sign up with your address. You can simply sign in."
      title="You already have an account"
      why={`You get this mail because you have an account on ${brandName}.`}
    >
      <MailText>Hi {firstNameOf(props.fullName)},</MailText>
      <MailText>
        Someone just tried to sign up to {brandName} with your address. If it was you, you can simply sign in.
        Forgot the password? There is a link for that on the same page.
      </MailText>
      <MailAction href={url} label="Sign in">
        If it wasn't you, ignore this mail. Nothing about your account has changed.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
