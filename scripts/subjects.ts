import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directoryWords } from './subjects/directory-words.ts';
import { foreignWords } from './subjects/foreign-words.ts';
import { pictograms } from './subjects/pictograms.ts';
import { rimColors } from './subjects/rims.ts';
import { slenderThings } from './subjects/slender.ts';

/**
 * `npm run subjects`: compiles what ads show and the words that lead to it from the sets of
 * Unicode, OpenStreetMap and Fluent UI.
 */
const folder = join(import.meta.dirname, '../app/composer/subjects/compiled');

writeFileSync(join(folder, 'words.json'), `${JSON.stringify(foreignWords(), null, 1)}\n`);
writeFileSync(join(folder, 'directory.json'), `${JSON.stringify(directoryWords(), null, 1)}\n`);
const drawn = pictograms();
writeFileSync(
  join(folder, 'pictograms.json'),
  `${JSON.stringify(drawn).replaceAll('"],[', '"],\n[').replaceAll(']],', ']],\n')}\n`,
);
writeFileSync(join(folder, 'slender.json'), `${JSON.stringify(await slenderThings(drawn), null, 1)}\n`);
const rims = JSON.stringify(await rimColors(drawn)).replaceAll(']],', ']],\n');
writeFileSync(join(folder, 'rims.json'), `${rims}\n`);
