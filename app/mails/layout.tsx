import { Fragment, type ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import { styleSheet, styles } from './mail-styles.ts';

/** What every mail of the product is told about the deployment. */
export type MailBrand = {
  brandName: string;
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
  supportEmail: string;
};

/**
 * The frame: a paper page 600 px wide, the name, one card, and who sent it and why. `preheader` is the inbox's second
 * line.
 */
export function MailLayout(
  props: MailBrand & {
    preheader: string;
    title: string;
    why: string;
    /** Only for mails people subscribed to. */
    unsubscribeUrl?: string;
    children: ReactNode;
  },
) {
  const { brandName, publicUrl, supportEmail } = props;
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{props.title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <style>{styleSheet}</style>
      </Head>
      <Preview>{props.preheader}</Preview>
      <Body className="paper" style={styles.body}>
        <Container style={styles.frame}>
          <Row>
            <Column className="frame-cell" style={styles.frameCell}>
              <Section style={styles.head}>
                <Link href={publicUrl} className="ink" style={styles.brand}>
                  <span className="mark" aria-hidden="true" style={styles.mark}>
                    {[...brandName][0]}
                  </span>
                  {brandName}
                </Link>
              </Section>
              <Section className="card" style={styles.card}>
                <Row>
                  <Column className="card-cell" style={styles.cardCell}>
                    <Heading as="h1" className="ink title" style={styles.title}>
                      {props.title}
                    </Heading>
                    {props.children}
                  </Column>
                </Row>
              </Section>
              <Section style={styles.foot}>
                <Text className="faint" style={styles.small}>
                  {props.why} Questions? Write to{' '}
                  <Link href={`mailto:${supportEmail}`} className="faint" style={styles.link}>
                    {supportEmail}
                  </Link>
                  .
                </Text>
                <Text className="faint" style={styles.small}>
                  {brandName} ·{' '}
                  <Link href={publicUrl} className="faint" style={styles.link}>
                    {new URL(publicUrl).host}
                  </Link>
                </Text>
                {props.unsubscribeUrl ? (
                  <Text className="faint" style={styles.small}>
                    <Link href={props.unsubscribeUrl} className="faint action-link" style={styles.link}>
                      Unsubscribe
                    </Link>
                  </Text>
                ) : null}
              </Section>
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  );
}

/** One paragraph of the card. */
export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={styles.text}>
      {children}
    </Text>
  );
}

/** Longest quote, in characters; the rest is cut off. */
const longestQuote = 2000;

/** What somebody wrote, in their own lines, as text and nothing else. */
export function MailQuote({ title, text }: { title: string; text: string }) {
  const characters = [...text];
  const shown = characters.slice(0, longestQuote).join('').trimEnd();
  const lines = `${shown}${characters.length > longestQuote ? ' …' : ''}`.split('\n');
  return (
    <Section className="quote" style={styles.quote}>
      <Text className="ink" dir="auto" style={styles.quoteTitle}>
        {title}
      </Text>
      <Text className="soft" dir="auto" style={styles.quoteText}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Fragment key={index}>
            {index > 0 ? <br /> : null}
            {line}
          </Fragment>
        ))}
      </Text>
    </Section>
  );
}

/**
 * The one thing to do, as a button. Below a rule stands the small print (`children`): how long it works, what to do if
 * it wasn't you. Then the address itself, for those who can't press the button.
 */
export function MailAction({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <>
      <Section style={styles.actionRow}>
        <Button href={href} className="action" style={styles.action}>
          {label}
        </Button>
      </Section>
      <Section className="rule" style={styles.note}>
        <Text className="faint" style={styles.small}>
          {children}
        </Text>
        <Text className="faint fallback" style={{ ...styles.small, marginBottom: 4 }}>
          If the button does not work, open this address in your browser:
        </Text>
        <Text className="faint fallback" style={styles.address}>
          <Link href={href} className="faint" style={styles.plainLink}>
            {href}
          </Link>
        </Text>
      </Section>
    </>
  );
}
