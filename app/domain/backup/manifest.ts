import { z } from 'zod';
import { OperatorError } from '#app/operator-error.ts';

/** Name of the entry that closes an archive: one without it was cut short. */
export const manifestName = 'manifest.json';

/**
 * What an archive holds, written last. `rows` and `sha256` are of the table's COPY text, `bytes` of the files; `schema`
 * is the time stamp (ms) of the newest migration the data was written under.
 */
export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  schema: z.number().int(),
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()), rows: z.number(), sha256: z.string() }),
  ),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  jobs: z.number().int(),
  /** Whether the signing secret is in it; not when it comes from AUTH_SECRET. */
  secret: z.boolean(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Something an operator can put right; the message says how. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}
