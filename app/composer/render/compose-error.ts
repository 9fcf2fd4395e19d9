/** Why an ad could not be composed: no arrangement passes the checks, or a picture it needs is missing or broken. */
export type ComposeReason = 'no-layout-passes' | 'asset-missing' | 'asset-unreadable';

export class ComposeError extends Error {
  readonly code: ComposeReason;

  constructor(code: ComposeReason, detail: string) {
    super(`${code}: ${detail}`);
    this.name = 'ComposeError';
    this.code = code;
  }
}
