import sanitizeHtml from 'sanitize-html';
import { mailColors as colors, mono, serif } from './mail-colors.ts';

type Look = { css: string; className?: string };

const heading = (size: number) =>
  `margin:28px 0 10px;color:${colors.ink.light};font-family:${serif};font-size:${size}px;line-height:1.3;font-weight:400`;
const text = `color:${colors.soft.light};font-size:16px;line-height:26px`;
const cell = `padding:8px 10px;border:1px solid ${colors.line.light};text-align:left;vertical-align:top;${text}`;

/** Inline styles in the light colours by tag, and the class that turns them dark. */
const looks: Record<string, Look> = {
  p: { css: `margin:0 0 16px;${text}`, className: 'soft' },
  h2: { css: heading(25), className: 'ink' },
  h3: { css: heading(21), className: 'ink' },
  h4: { css: heading(18), className: 'ink' },
  h5: { css: heading(17), className: 'ink' },
  h6: { css: heading(16), className: 'ink' },
  ul: { css: `margin:0 0 16px;padding:0 0 0 22px;${text}`, className: 'soft' },
  ol: { css: `margin:0 0 16px;padding:0 0 0 22px;${text}`, className: 'soft' },
  li: { css: 'margin:0 0 6px' },
  a: { css: `color:${colors.accentText.light};text-decoration:underline`, className: 'article-link' },
  strong: { css: `color:${colors.ink.light}`, className: 'ink' },
  blockquote: {
    css: `margin:8px 0 22px;padding:14px 0 1px 20px;border-left:3px solid ${colors.accent.light}`,
    className: 'quote',
  },
  code: { css: `font-family:${mono};font-size:14px` },
  pre: {
    css: `margin:0 0 16px;padding:14px 16px;border:1px solid ${colors.line.light};border-radius:10px;color:${colors.soft.light};font-size:14px;line-height:22px;white-space:pre-wrap`,
    className: 'soft rule',
  },
  hr: { css: `margin:28px 0;border:0;border-top:1px solid ${colors.line.light}`, className: 'rule' },
  img: {
    css: 'display:block;width:100%;max-width:100%;height:auto;margin:4px 0 20px;border:0;border-radius:10px',
  },
  table: { css: 'width:100%;margin:0 0 18px;border-collapse:collapse' },
  th: { css: `${cell};font-weight:600`, className: 'soft rule' },
  td: { css: cell, className: 'soft rule' },
};

/** HTML of an article, already clean, in the look of the mails: mail programs know inline styles best. */
export function styleArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...Object.keys(looks), 'br', 'em', 's', 'thead', 'tbody', 'tr'],
    allowedAttributes: false,
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const look = looks[tagName];
        if (!look) return { tagName, attribs };
        return {
          tagName,
          attribs: { ...attribs, style: look.css, ...(look.className && { class: look.className }) },
        };
      },
    },
  });
}
