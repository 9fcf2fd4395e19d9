/** The source of a pattern for a uuid in small letters. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const isWhole = new RegExp(`^${uuidPattern}$`, 'i');

/** Whether a text from outside can be compared with a uuid column; PostgreSQL throws for any other. */
export function isUuid(value: string): boolean {
  return isWhole.test(value);
}

/** A row's id from a form or an address; undefined for what can't be one. */
export function rowIdOf(value: FormDataEntryValue | null | undefined): string | undefined {
  return typeof value === 'string' && isUuid(value) ? value : undefined;
}
