import { firstNameOf } from './first-name.ts';
import { type MailBrand, MailLayout, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/**
 * The last mail of an account: that it is gone, what went with it, and where to write if its owner didn't want that.
 */
export function accountDeletedMail(props: MailBrand & { fullName: string }): Promise<RenderedMail> {
  const { brandName, supportEmail } = props;
  const subject = `Your ${brandName} account has been deleted`;
  const element = (
    <MailLayout
      {...props}
      preheader="Your ads, pictures and personal data went with it."
      title="Your account has been deleted"
      why={`You get this mail because your account on ${brandName} was deleted. It is the last one.`}
    >
      <MailText>Hi {firstNameOf(props.fullName)},</MailText>
      <MailText>
        Your account is gone, and with it your ads and their pictures, your messages to us, your newsletter
        subscription and every signed-in device. This can't be undone.
      </MailText>
      <MailText>
        You are welcome back any time: this address is free to sign up with again. Thank you for making ads
        with {brandName}.
      </MailText>
      <MailText>
        You didn't ask for this? Write to us at {supportEmail}, so that we can find out what happened.
      </MailText>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
