import type { Row } from './row.ts';
import { table } from './table.ts';

/** What a row says of a thing, by the number of its section. */
const kinds: Record<number, string> = {
  2: 'Screens',
  3: 'Fields',
  4: 'States',
  5: 'Validation',
  6: 'Roles',
  7: 'Calls',
  8: 'Messages',
  9: 'Limits',
};

/**
 * docs/specification.md: the rows by the thing they are about, each with its id, its words and the test that shows it.
 */
export function specificationDocument(): string {
  const things = Map.groupBy(table, ({ id }) => id.split('.')[0] ?? '');
  const chapters = [...things]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([thing, rows]) => `## ${thing}\n\n${rows.map(entry).join('\n')}\n`);
  return `# What the product promises

Written by \`npm run specification\` from the rows in \`tests/specification/\`; change those. Every row has an id, which comments
and tests cite as \`(specification: landing.slider.interval)\`, and a test that shows it. "A decision" marks where the project
chose.

${chapters.join('\n')}`;
}

function entry({ id, section, says, exact = [], shownBy, inBrowser = [] }: Row): string {
  const words = exact.map((text) => `\n  - “${text}”`).join('');
  const files = [...new Set(inBrowser.map(({ file }) => file))].filter((file) => file !== shownBy.file);
  const elsewhere = files.map((file) => `\`${file}\``).join(', ');
  const seen = inBrowser.length > 0 ? `, seen in the browser${elsewhere && `: ${elsewhere}`}` : '';
  return `- **${id}** (${kinds[section]}): ${says}. \`${shownBy.file}\`${seen}${words}`;
}
