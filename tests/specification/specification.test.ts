import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { specificationDocument } from './document.ts';
import { isInChromium, isSeenByPeople, seenIds } from './in-browser.ts';
import type { ShownBy } from './row.ts';
import { table } from './table.ts';

const root = join(import.meta.dirname, '../..');

type Found = { title: string; modifiers: string[]; start: number; end: number };
type Call = ESTree.CallExpression;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** 'test', 'each' of `test.each(cases)(…)`: the names a call is made by, first to last. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

/** The tests of a file by title, each with what changes whether it runs, its own or a describe's around it. */
function testsIn(node: unknown, around: string[] = []): Found[] {
  if (Array.isArray(node)) return node.flatMap((part) => testsIn(part, around));
  if (!isNode(node)) return [];
  const call = node.type === 'CallExpression' ? (node as Call) : undefined;
  const [kind, ...modifiers] = call ? namesOf(call.callee) : [];
  const first = call?.arguments[0];
  const title = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
  const own = title !== undefined && (kind === 'test' || kind === 'it');
  const { start, end } = call ?? node;
  const found = own ? [{ title, modifiers: [...around, ...modifiers], start, end }] : [];
  const inner = kind === 'describe' ? [...around, ...modifiers] : around;
  return [...found, ...Object.values(node).flatMap((part) => testsIn(part, inner))];
}

/** What a test has to go by: the source of its file without the other tests in it. */
function sourceOf({ file, title }: ShownBy): string {
  let rest = read(file);
  for (const { start, end } of testsOf(file)
    .filter((other) => other.title !== title)
    .reverse())
    rest = rest.slice(0, start) + rest.slice(end);
  return asShown(rest);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const parsed = new Map<string, Found[]>();
function testsOf(file: string): Found[] {
  const known = parsed.get(file) ?? testsIn(parseAst(read(file), { lang: 'ts' }).body);
  parsed.set(file, known);
  return known;
}

/** Source with escaped quotes and entities as they are shown. */
const asShown = (source: string) =>
  source.replaceAll("\\'", "'").replaceAll('&apos;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ');

const product = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => asShown(read(join('app', name))));

describe('the table of the specification', () => {
  test('has a row for what every section from 2 to 9 says, and no row twice', () => {
    const sections = table.map(({ section }) => section);
    expect([...new Set(sections)].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const said = table.map(({ section, says }) => `${section} ${says}`);
    expect(said.filter((line, index) => said.indexOf(line) !== index)).toEqual([]);
  });

  test('gives every row an id of its own, of nouns from the large to the small', () => {
    const ids = table.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$/.test(id))).toEqual([]);
  });

  test('is what docs/specification.md lists', () => {
    expect(read('docs/specification.md'), 'npm run specification').toBe(specificationDocument());
  });

  test('names a test for every row that is there and runs', () => {
    const wrong = table.flatMap(({ says, shownBy: { file, title } }) => {
      if (!existsSync(join(root, file))) return [`${file} is not there: ${says}`];
      const named = testsOf(file).filter((found) => found.title === title);
      if (named.length === 0) return [`${file} has no test called '${title}': ${says}`];
      const held = named.flatMap(({ modifiers }) => modifiers.filter((name) => name !== 'each'));
      return held.length > 0 ? [`${file} '${title}' is marked ${held}: ${says}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('says of every row with a form, a button or a message where each of its sentences is seen in the browser', () => {
    const wrong = table.flatMap(({ id, exact = [], inBrowser = [] }) => {
      const lost = inBrowser.flatMap(({ file, title }) => {
        if (!existsSync(join(root, file)) || !isInChromium(file)) return [`${id}: ${file} drives no browser`];
        return testsOf(file).some((found) => found.title === title)
          ? []
          : [`${id}: no '${title}' in ${file}`];
      });
      if (lost.length > 0 || inBrowser.length === 0) return lost;
      const sources = inBrowser.map(sourceOf);
      const unread = exact.filter((text) => !sources.some((source) => source.includes(text)));
      return unread.map((text) => `${id}: '${text}' is not looked at in the browser`);
    });
    expect(wrong).toEqual([]);
    const ids = new Set(table.map(({ id }) => id));
    expect(seenIds.filter((id) => !ids.has(id))).toEqual([]);
    const unseen = table.filter((row) => isSeenByPeople(row) && !row.inBrowser?.length).map(({ id }) => id);
    expect(unseen).toEqual([]);
  });

  test('quotes sentences that stand in the product or in the test', () => {
    const missing = table.flatMap(({ exact = [], shownBy }) => {
      const source = asShown(read(shownBy.file));
      return exact.filter((text) => !source.includes(text) && !product.some((page) => page.includes(text)));
    });
    expect(missing).toEqual([]);
  });

  test('finds titles in every shape a test is written in, and what holds it back', () => {
    const source = `
      test('plain', () => {});
      test.each([['x', () => f(')')('no title')]])('each %s', () => {});
      describe.skip('closed', () => { test("inside", () => {}); });
      test.todo('later');
      expect('a test').toBe('no title');
    `;
    const found = testsIn(parseAst(source, { lang: 'ts' }).body);
    expect(found).toMatchObject([
      { title: 'plain', modifiers: [] },
      { title: 'each %s', modifiers: ['each'] },
      { title: 'inside', modifiers: ['skip'] },
      { title: 'later', modifiers: ['todo'] },
    ]);
  });
});
