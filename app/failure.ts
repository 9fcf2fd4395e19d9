import { createContext, useContext } from 'react';

/** What the server knows about a page that failed. */
export type Failure = {
  /** The number it is logged under. */
  reference: string;
  /** The database does not answer: trying again in a while will help. */
  databaseDown: boolean;
};

/** Given by entry.server while it renders; the browser reads it back from the page (see failureMarks). */
export const FailureContext = createContext<Failure | undefined>(undefined);

/** Attributes that carry a failure from the server's page to the browser, so that both show the same. */
export function failureMarks(failure: Failure | undefined) {
  if (!failure) return {};
  return { 'data-failure': failure.reference, 'data-database-down': failure.databaseDown || undefined };
}

/** The failure of this document; undefined for an error met while moving between pages. */
export function useFailure(): Failure | undefined {
  const given = useContext(FailureContext);
  if (given || typeof document === 'undefined') return given;
  const marks = document.querySelector<HTMLElement>('[data-failure]')?.dataset;
  return marks?.failure
    ? { reference: marks.failure, databaseDown: marks.databaseDown !== undefined }
    : undefined;
}
