import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignWords } from './subjects/foreign-words.ts';
import { pictograms } from './subjects/pictograms.ts';

/** `npm run subjects`: compiles what ads show and the words that lead to it from the sets of Unicode and Fluent UI. */
const folder = join(import.meta.dirname, '../app/composer/subjects/compiled');

writeFileSync(join(folder, 'words.json'), `${JSON.stringify(foreignWords(), null, 1)}\n`);
writeFileSync(
  join(folder, 'pictograms.json'),
  `${JSON.stringify(pictograms()).replaceAll('"],[', '"],\n[').replaceAll(']],', ']],\n')}\n`,
);
