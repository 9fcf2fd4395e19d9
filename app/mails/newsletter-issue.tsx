import { Button, Section, Text } from 'react-email';
import { styleArticle } from './article-html.ts';
import { type MailBrand, MailLayout } from './layout.tsx';
import { styles } from './mail-styles.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/**
 * An issue of the newsletter. `html` is its clean text with absolute addresses, `post` the published post it announces,
 * `unsubscribeUrl` the recipient's own.
 */
export function newsletterIssueMail(
  props: MailBrand & {
    subject: string;
    html: string;
    post?: { title: string; url: string };
    unsubscribeUrl: string;
  },
): Promise<RenderedMail> {
  const { brandName, subject, html, post } = props;
  const element = (
    <MailLayout
      {...props}
      preheader={firstWords(html)}
      title={subject}
      why={`You get this mail because you confirmed the ${brandName} newsletter.`}
    >
      {post ? (
        <Text className="faint" style={styles.small}>
          New on the blog
        </Text>
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by renderArticle */}
      <div dir="auto" dangerouslySetInnerHTML={{ __html: styleArticle(html) }} />
      {post ? (
        <Section style={styles.actionRow}>
          <Button href={post.url} className="action" style={styles.action}>
            Read the post
          </Button>
        </Section>
      ) : null}
    </MailLayout>
  );
  return renderMail({ subject, element });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The beginning of a text for the inbox's second line. */
function firstWords(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, 140).join('');
}
