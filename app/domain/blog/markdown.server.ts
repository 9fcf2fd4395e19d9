import MarkdownIt, { type RendererRule, type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { anchorOf, type Section, settleHeadings, splitParagraphs } from './markdown-rules.ts';

/** A post ready to be shown. `html` is safe to put into a page; `minutes` is how long reading takes, at least 1. */
export type Article = { html: string; sections: Section[]; minutes: number };

/** What is known of a picture: its size in px and, where there are several widths, the `srcset`. */
export type PictureFacts = { width: number; height: number; srcSet?: string };

/** `publicUrl` tells own addresses from foreign ones; `pictures` are facts by path. */
type Setting = { publicUrl: string; pictures: ReadonlyMap<string, PictureFacts> };
type Env = Setting & { sections?: Section[]; tables?: number };

/** Width of a picture in an article, for the browser to choose a file by. */
export const pictureSizes = '(min-width: 48rem) 42rem, 92vw';

/** Words a minute an adult reads of such texts. */
const readingSpeed = 220;

const markdown = new MarkdownIt({ html: false, linkify: true }).disable(['code', 'lheading']);
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
markdown.core.ruler.after('inline', 'split-paragraphs', splitParagraphs);
markdown.core.ruler.push('settle-headings', settleHeadings);

/**
 * Markdown to HTML. Markup in the text is text, and each line break starts a paragraph. What comes out passes a list of
 * allowed tags and attributes once more.
 */
export function renderArticle(source: string, setting: Setting): Article {
  const env: Env = { ...setting };
  const html = sanitizeHtml(markdown.render(source, env), allowed);
  return { html, sections: env.sections ?? [], minutes: minutesFor(html) };
}

/** Paths of this site's own pictures in a text, in order. */
export function picturesIn(source: string, publicUrl: string): string[] {
  const tokens = markdown.parse(source, { publicUrl });
  const images = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'image');
  return images.flatMap((token) => ownPath(attributeOf(token, 'src'), publicUrl) ?? []);
}

/**
 * The path of an address on this site, as '/media/cup.webp'; undefined for any other host, and for what is no address.
 * Pictures from elsewhere are not drawn: they would tell a stranger who
 * reads here, and the policy of the page refuses them.
 */
export function ownPath(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address, publicUrl)) return undefined;
  const url = new URL(address, publicUrl);
  const isOwn = url.origin === new URL(publicUrl).origin && url.username === '' && url.password === '';
  // 'https://ours//evil.test' and '/.//evil.test' have a path that is another host's address wherever it stands alone.
  const isPlain = !url.pathname.startsWith('//');
  return isOwn && isPlain && /^(\/|https?:)/i.test(address) ? url.pathname + url.search : undefined;
}

const attributeOf = (token: Token, name: string) => String(token.attrGet(name) ?? '');
const settingOf = (env: unknown) => env as Env;

const link: RendererRule = (tokens, index, options, env, self) => {
  const token = tokens[index] as Token;
  const href = attributeOf(token, 'href');
  if (href.startsWith('#')) token.attrSet('href', `#${anchorOf(decodeAddress(href.slice(1)))}`);
  else if (isForeign(href, settingOf(env).publicUrl)) token.attrSet('rel', 'noopener nofollow');
  return self.renderToken(tokens, index, options);
};
markdown.renderer.rules.link_open = link;

const image: RendererRule = (tokens, index, options, env, self) => {
  const { publicUrl, pictures } = settingOf(env);
  const token = tokens[index] as Token;
  const src = attributeOf(token, 'src');
  const alt = self.renderInlineAsText(token.children ?? [], options, env);
  const path = ownPath(src, publicUrl);
  const { escapeHtml } = markdown.utils;
  if (!path) {
    const label = escapeHtml(alt || 'Picture');
    const isPlain = !/^https:\/\//i.test(src) || isInLink(tokens, index);
    return isPlain ? label : `<a href="${escapeHtml(src)}" rel="noopener nofollow">${label}</a>`;
  }
  const { width, height, srcSet } = pictures.get(path) ?? {};
  const attributes = {
    src: path,
    alt,
    title: token.attrGet('title'),
    width,
    height,
    srcset: srcSet,
    sizes: pictureSizes,
    loading: 'lazy',
    decoding: 'async',
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : ` ${name}="${escapeHtml(String(value))}"`,
  );
  return `<img${written.join('')}>`;
};
markdown.renderer.rules.image = image;

/** A wide table scrolls by itself; the frame takes the focus, so that keys can do it too. */
markdown.renderer.rules.table_open = (_tokens, _index, _options, env) => {
  const own = settingOf(env);
  own.tables = (own.tables ?? 0) + 1;
  return `<div class="table-frame" role="group" tabindex="0" aria-label="Table ${own.tables}"><table>`;
};
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** Alignment comes as an inline style, which the policy of the page refuses. */
const cell: RendererRule = (tokens, index, options, _env, self) => {
  const token = tokens[index] as Token;
  const side = /text-align:(\w+)/.exec(attributeOf(token, 'style'))?.[1];
  token.attrs = side ? [['class', `align-${side}`]] : null;
  if (token.type === 'th_open') token.attrPush(['scope', 'col']);
  return self.renderToken(tokens, index, options);
};
markdown.renderer.rules.th_open = cell;
markdown.renderer.rules.td_open = cell;

const alignments = { th: ['align-left', 'align-center', 'align-right'], div: ['table-frame'] };

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong s hr br a img div table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel', 'title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope'],
    div: ['role', 'tabindex', 'aria-label'],
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']])),
  },
  allowedClasses: { ...alignments, td: alignments.th },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function isForeign(href: string, publicUrl: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(href) && ownPath(href, publicUrl) === undefined;
}

function isInLink(tokens: Token[], index: number): boolean {
  const before = tokens.slice(0, index).map(({ type }) => type);
  return before.lastIndexOf('link_open') > before.lastIndexOf('link_close');
}

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function minutesFor(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/&\w+;/g, ' ');
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return Math.max(1, Math.round(words / readingSpeed));
}

/** The same HTML for readers elsewhere: every address absolute, and nothing that needs the page around it. */
export function withAbsoluteAddresses(html: string, pageUrl: string): string {
  const absolute = (address: string | undefined) => (address ? new URL(address, pageUrl).href : '');
  return sanitizeHtml(html, {
    ...allowed,
    allowedTags: (allowed.allowedTags as string[]).filter((tag) => tag !== 'div'),
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], ol: ['start'] },
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedClasses: {},
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, href: absolute(attribs.href) } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: absolute(attribs.src) } }),
    },
  });
}
