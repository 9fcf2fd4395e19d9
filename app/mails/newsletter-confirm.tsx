import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/**
 * Asks whoever reads the mailbox whether the newsletter is wanted. `url` is the page that confirms, `unsubscribeUrl`
 * the one that ends it all.
 */
export function newsletterConfirmMail(
  props: MailBrand & { url: string; unsubscribeUrl: string },
): Promise<RenderedMail> {
  const { brandName, url } = props;
  const subject = `Confirm your ${brandName} newsletter`;
  const element = (
    <MailLayout
      {...props}
      preheader="One click, and the next issue is yours."
      title="Is this newsletter for you?"
      why={`You get this mail because this address was entered in the newsletter form on ${brandName}.`}
    >
      <MailText>Hello,</MailText>
      <MailText>
        Please confirm that you want the {brandName} newsletter: what worked in other people's ads, taken
        apart. The hook, the offer, the picture.
      </MailText>
      <MailAction href={url} label="Yes, send it to me">
        The link works for 7 days. If you didn't ask for the newsletter, ignore this mail: without your
        confirmation you get none.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
