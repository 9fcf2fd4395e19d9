import type { ESTree } from 'vite';
import { moduleOf, type RouteFile } from './route-list.ts';

/**
 * The intents of a route's action, read from its source. Every function and constant of app/routes that the action can
 * reach is looked at, in its own module and in those it imports from. An intent is
 * - what `intent`, or `….get('intent')`, is compared with: `intent === 'retry'`, `case 'retry':`;
 * - a key or member of a constant whose name ends in `intents`: an object, a Map, a list of names, or what `intents(…)`
 *   makes of them;
 * - what a zod schema takes for `intent`: z.literal('retry'), z.enum(['retry', …]).
 *
 * Keep to one of these three. An action that decides in another way would show in writes.test.ts, where an unknown
 * intent must be refused.
 */
export function intentsOf(route: RouteFile): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, name: string): void => {
    if (!file.startsWith('app/routes/') || seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    const { declared, imports } = moduleOf(file);
    const imported = imports.get(name);
    if (imported) visit(imported.file, imported.name);
    const node = imported ? undefined : declared.get(name);
    if (!node) return;
    if (/intents$/i.test(name)) for (const key of namesIn(node)) found.add(key);
    walk(node, (inner) => {
      for (const intent of decidedBy(inner)) found.add(intent);
      if (inner.type === 'Identifier') visit(file, inner.name);
    });
  };
  visit(route.file, 'action');
  return [...found].sort();
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function walk(node: unknown, look: (node: ESTree.Node) => void): void {
  if (Array.isArray(node)) for (const part of node) walk(part, look);
  if (!isNode(node)) return;
  look(node);
  for (const part of Object.values(node)) walk(part, look);
}

/** The keys of an object or Map, or the members of a list. */
function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return namesIn(node.expression);
  if (node.type === 'CallExpression') return node.arguments.flatMap((part) => namesIn(part));
  if (node.type === 'ArrayExpression') return node.elements.flatMap((part) => (part ? textOf(part) : []));
  if (node.type === 'NewExpression') {
    const [entries] = node.arguments;
    if (entries?.type !== 'ArrayExpression') return [];
    return entries.elements.flatMap((entry) =>
      entry?.type === 'ArrayExpression' && entry.elements[0] ? textOf(entry.elements[0]) : [],
    );
  }
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((part) => {
    if (part.type !== 'Property') return [];
    return part.key.type === 'Identifier' ? [part.key.name] : textOf(part.key);
  });
}

const textOf = (node: ESTree.Node): string[] =>
  node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

/** Whether an expression is the intent that was sent. */
function isIntent(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'intent';
  if (node.type !== 'CallExpression') return false;
  return node.arguments.some((part) => textOf(part)[0] === 'intent' || isIntent(part));
}

function decidedBy(node: ESTree.Node): string[] {
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) {
    const { left, right } = node;
    return [...(isIntent(left) ? textOf(right) : []), ...(isIntent(right) ? textOf(left) : [])];
  }
  if (node.type === 'SwitchStatement' && isIntent(node.discriminant)) {
    return node.cases.flatMap(({ test }) => (test ? textOf(test) : []));
  }
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'intent') {
    if (node.value.type !== 'CallExpression') return [];
    return node.value.arguments.flatMap((part) =>
      part.type === 'ArrayExpression' ? namesIn(part) : textOf(part),
    );
  }
  return [];
}
