import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type ESTree, parseAst } from 'vite';
import routes from '#app/routes.ts';

const root = join(import.meta.dirname, '../..');

/** A route with an address, and which of a module's four faces it has. */
export type RouteFile = {
  /** '/admin/users/:userId'. */
  route: string;
  /** From the root of the repository: 'app/routes/admin/user.tsx'. */
  file: string;
  reads: boolean;
  writes: boolean;
  /** Drawn as a page, with its data under `.data`; otherwise it answers by itself. */
  isPage: boolean;
};

/** Every route of app/routes.ts that has an address of its own. */
export function listRoutes(): RouteFile[] {
  return (routes as RouteConfigEntry[]).flatMap((entry) => flatten(entry, ''));
}

function flatten(entry: RouteConfigEntry, above: string): RouteFile[] {
  const path = entry.path === undefined ? above : `${above}/${entry.path}`;
  const below = (entry.children ?? []).flatMap((child) => flatten(child, path));
  if (entry.path === undefined && !entry.index) return below;
  const file = `app/${entry.file}`;
  const { exports } = moduleOf(file);
  // A middleware of its own may answer too, such as that of /sign-out.
  const reads = ['loader', 'default', 'middleware'].some((name) => exports.has(name));
  return [
    {
      route: path || '/',
      file,
      reads,
      writes: exports.has('action'),
      isPage: exports.has('default'),
    },
    ...below,
  ];
}

export type Imported = { file: string; name: string };
export type Module = {
  /** Top-level declarations by name. */
  declared: Map<string, ESTree.Node>;
  /** What comes from other modules of the product, by the name it has here. */
  imports: Map<string, Imported>;
  exports: Set<string>;
};

const modules = new Map<string, Module>();

/** A module's top level. `file` is relative to the root of the repository. */
export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const { body } = parseAst(readFileSync(join(root, file), 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
  });
  const module: Module = { declared: new Map(), imports: new Map(), exports: new Set() };
  for (const statement of body) note(module, file, statement);
  modules.set(file, module);
  return module;
}

function note(module: Module, file: string, statement: ESTree.Node): void {
  if (statement.type === 'ImportDeclaration') {
    const from = fileOf(String(statement.source.value), file);
    for (const part of from ? statement.specifiers : []) {
      if (!from || part.type !== 'ImportSpecifier' || part.imported.type !== 'Identifier') continue;
      module.imports.set(part.local.name, { file: from, name: part.imported.name });
    }
  } else if (statement.type === 'ExportDefaultDeclaration') {
    module.exports.add('default');
  } else if (statement.type === 'ExportNamedDeclaration') {
    if (!statement.declaration) return;
    const before = new Set(module.declared.keys());
    note(module, file, statement.declaration);
    for (const name of module.declared.keys()) if (!before.has(name)) module.exports.add(name);
  } else if (statement.type === 'FunctionDeclaration' && statement.id) {
    module.declared.set(statement.id.name, statement);
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) module.declared.set(id.name, init);
  }
}

function fileOf(source: string, from: string): string | undefined {
  if (source.includes('+types')) return undefined;
  if (source.startsWith('#app/')) return source.replace('#app/', 'app/');
  if (source.startsWith('.')) return relative(root, join(root, dirname(from), source));
  return undefined;
}
