/** One value that an entry of the audit log says was there before, after, or both. */
export type Difference = { name: string; before?: string; after?: string };

/** Longest value shown, in characters. */
const longest = 300;

/**
 * What changed between two JSON values, name by name ('value.enabled'), in words: values that stayed the same are left
 * out, unless nothing changed at all.
 */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [left, right] = [flatten(before), flatten(after)];
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const all = names.map((name): Difference => {
    const [was, is] = [left.get(name), right.get(name)];
    return {
      name,
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { after: is }),
    };
  });
  const changed = all.filter((each) => each.before !== each.after);
  return changed.length > 0 ? changed : all;
}

function flatten(value: unknown, name = '', found = new Map<string, string>(), depth = 0) {
  if (value === undefined || (value === null && depth === 0)) return found;
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && depth < 4) {
    for (const [key, inner] of Object.entries(value))
      flatten(inner, name ? `${name}.${key}` : key, found, depth + 1);
    return found;
  }
  return found.set(name || 'value', textOf(value));
}

function textOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '') return 'empty';
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('')} …` : text;
}
