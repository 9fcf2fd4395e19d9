import { firstNameOf } from './first-name.ts';
import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** Asks a new user to confirm the address. `url` is the one-time link. */
export function confirmEmailMail(
  props: MailBrand & { fullName: string; url: string },
): Promise<RenderedMail> {
  const { brandName, url } = props;
  const subject = `Confirm your email for ${brandName}`;
  const element = (
    <MailLayout
      {...props}
      preheader="One click, and you can make your first ad."
      title="Confirm your email"
      why={`You get this mail because someone signed up to ${brandName} with this address.`}
    >
      <MailText>Hi {firstNameOf(props.fullName)},</MailText>
      <MailText>
        Welcome to {brandName}. Confirm that this address is yours and your first ad is a minute away:
        describe an idea, and get a finished ad back.
      </MailText>
      <MailAction href={url} label="Confirm my email">
        The link works for 24 hours. If you didn't sign up, ignore this mail and nothing happens.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
