import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { specificationDocument } from '../tests/specification/document.ts';

/** `npm run specification`: writes docs/specification.md anew from the rows of tests/specification. */
writeFileSync(join(import.meta.dirname, '../docs/specification.md'), specificationDocument());
