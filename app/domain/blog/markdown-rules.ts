import type { StateCore, Token } from 'markdown-it';

/**
 * Makes every line break outside of lists, tables and code the start of a new paragraph (specification:
 * blog.post.paragraphs).
 */
export function splitParagraphs(state: StateCore): void {
  const { tokens } = state;
  state.tokens = tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.type !== 'inline' || before?.type !== 'paragraph_open' || before.hidden || !after) return token;
    return linesOf(token).flatMap((line, place) => {
      const inline = cloneWith(token, line);
      return place === 0 ? [inline] : [cloneWith(after), cloneWith(before), inline];
    });
  });
}

/** The children between line breaks. A break inside bold type or a link can't end a paragraph; it stays a break. */
function linesOf({ children }: Token): Token[][] {
  const lines: Token[][] = [[]];
  let depth = 0;
  for (const child of children ?? []) {
    depth += child.nesting;
    const isBreak = child.type === 'softbreak';
    if (isBreak && depth > 0) child.type = 'hardbreak';
    if (isBreak && depth === 0) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  const filled = lines.filter((line) => line.some(({ type, content }) => type !== 'text' || content.trim()));
  return filled.length > 0 ? filled : [[]];
}

function cloneWith(token: Token, children = token.children): Token {
  return Object.assign(Object.create(Object.getPrototypeOf(token)), token, { children });
}

/** A heading a reader can be sent to. */
export type Section = { id: string; title: string; level: number };

/** What the ids of an article's headings begin with, so that none is taken for a part of the page around it. */
const idPrefix = 'part-';

/**
 * The page has its one `h1` already: the article's headings move to `h2` and below, without gaps, and get ids.
 * They are listed in `state.env.sections`.
 */
export function settleHeadings(state: StateCore): void {
  const opens = state.tokens.filter(({ type }) => type === 'heading_open');
  const top = Math.min(...opens.map(levelOf));
  const sections: Section[] = [];
  let previous = 1;
  for (const [index, token] of state.tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const level = Math.min(levelOf(token) - top + 2, previous + 1, 6);
    previous = level;
    token.tag = `h${level}`;
    const title = plainText(state.tokens[index + 1]);
    const id = unusedId(title, sections);
    token.attrSet('id', id);
    sections.push({ id, title, level });
    const close = state.tokens[index + 2];
    if (close) close.tag = token.tag;
  }
  Object.assign(state.env, { sections });
}

const levelOf = ({ tag }: Token) => Number(tag.slice(1));

function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join('');
}

function unusedId(title: string, taken: Section[]): string {
  const base = anchorOf(title);
  let id = base;
  for (let count = 2; taken.some((section) => section.id === id); count++) id = `${base}-${count}`;
  return id;
}

/** 'How long? Ten words.' to 'part-how-long-ten-words'. */
export function anchorOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return idPrefix + (words.join('-').slice(0, 60) || 'section');
}
