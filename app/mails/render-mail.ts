import type { ReactElement } from 'react';
import { plainTextSelectors, render, toPlainText } from 'react-email';

/** A mail ready to be sent, but for its recipient. */
export type RenderedMail = { subject: string; html: string; text: string };

/** Renders a mail's React element to the HTML and to a plain text that says the same. */
export async function renderMail(mail: { subject: string; element: ReactElement }): Promise<RenderedMail> {
  const html = await render(mail.element);
  return { subject: mail.subject, html, text: toPlainText(html, plainText).trim() };
}

/** The parts of html-to-text's formatter that are used here; the package ships no types. */
type LinkElement = { attribs: { href?: string }; children: unknown[] };
type TextBuilder = {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
};

const plainText: NonNullable<Parameters<typeof toPlainText>[1]> = {
  wordwrap: 78,
  formatters: {
    // The button's label, then its address on a line of its own, never wrapped.
    action(
      element: LinkElement,
      walk: (nodes: unknown[], builder: TextBuilder) => void,
      builder: TextBuilder,
    ) {
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(element.children, builder);
      builder.addInline(':');
      builder.addLineBreak();
      builder.addInline(element.attribs.href ?? '', { noWordTransform: true });
      builder.closeBlock({ trailingLineBreaks: 1 });
    },
  },
  selectors: [
    ...plainTextSelectors,
    // A heading in capitals shouts; the other links are their own labels.
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', format: 'inline' },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'h3', options: { uppercase: false } },
    {
      selector: 'a.article-link',
      format: 'anchor',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true },
    },
    { selector: 'a.action', format: 'action' },
    { selector: 'a.action-link', format: 'action' },
    { selector: '.mark', format: 'skip' },
    { selector: '.fallback', format: 'skip' },
  ],
};
