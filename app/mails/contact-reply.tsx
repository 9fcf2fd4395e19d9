import { Fragment } from 'react';
import { Text } from 'react-email';
import { firstNameOf } from './first-name.ts';
import { type MailBrand, MailLayout, MailQuote, MailText } from './layout.tsx';
import { styles } from './mail-styles.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type ContactReply = MailBrand & {
  fullName: string;
  /** The subject of the message, as people read it. */
  topic: string;
  /** What the operator answers; empty lines part paragraphs. */
  reply: string;
  /** What is answered, and when it was written. */
  message: string;
  writtenAt: Date;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An operator's answer to a message, with the message below it. Both are text and nothing else. */
export function contactReplyMail(props: ContactReply): Promise<RenderedMail> {
  const { brandName, fullName, topic, reply, message, writtenAt } = props;
  const subject = `Re: ${topic}`;
  const paragraphs = reply.split(/\n{2,}/);
  const element = (
    <MailLayout
      {...props}
      preheader={reply.replace(/\s+/g, ' ').slice(0, 120)}
      title="An answer to your message"
      why={`You get this mail because you wrote to the people behind ${brandName} on ${day.format(writtenAt)}. Simply reply to go on.`}
    >
      <MailText>Hi {firstNameOf(fullName)},</MailText>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change
        <Text key={index} className="soft" dir="auto" style={styles.text}>
          {paragraph.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <Fragment key={at}>
              {at > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
      <MailText>The {brandName} team</MailText>
      <MailQuote title={`You wrote: ${topic}`} text={message} />
    </MailLayout>
  );
  return renderMail({ subject, element });
}
