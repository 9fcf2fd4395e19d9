import { firstNameOf } from './first-name.ts';
import { MailAction, type MailBrand, MailLayout, MailQuote, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type ContactReceived = MailBrand & {
  /** One of the form's own subjects, as people read it; absent when the writer made up the subject. */
  topic?: string;
  isPriority: boolean;
  /** The writer's own words; only for a mail to the address of their own account. */
  written?: { fullName: string; subject: string; message: string };
  /** The page with the common questions. */
  url: string;
};

/** Tells the writer of a message that it arrived and when it will be answered. */
export function contactReceivedMail(props: ContactReceived): Promise<RenderedMail> {
  const { brandName, topic, written, isPriority, url } = props;
  const subject = `We got your message to ${brandName}`;
  const element = (
    <MailLayout
      {...props}
      preheader="You get an answer within 24 hours."
      title="Your message is with us"
      why={`You get this mail because a message with this address was sent to the people behind ${brandName}. If it wasn't you, ignore it.`}
    >
      <MailText>{written ? `Hi ${firstNameOf(written.fullName)},` : 'Hello,'}</MailText>
      <MailText>
        Thank you for writing to us{topic ? ` about “${topic}”` : ''}. We look at every message within 4 hours
        and answer within 24 hours, on weekdays within 8. Urgent matters are taken up within 2 hours.
        {isPriority ? ' Your plan includes priority support, so yours comes first.' : ''}
      </MailText>
      {written ? <MailQuote title={written.subject} text={written.message} /> : null}
      <MailAction href={url} label="Read common questions">
        Our answer comes by mail to this address. There is nothing you have to do until then.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject, element });
}
