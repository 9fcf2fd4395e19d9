import { OperatorError } from '#app/operator-error.ts';

/**
 * Why the embedded database cannot run here. `other-major` means the files belong to another PostgreSQL major version.
 */
export type EmbeddedPostgresErrorCode =
  | 'unsupported-platform'
  | 'already-running'
  | 'other-major'
  | 'init-failed'
  | 'start-failed'
  | 'unusable-folder';

/** Thrown by the launcher. `message` is written for the person who starts the program and says what to do. */
export class EmbeddedPostgresError extends OperatorError {
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
  }
}
