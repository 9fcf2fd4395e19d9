/** Why a picture could not be made; each has its own sentence for the person who waits. */
export type ModelFailure =
  | 'refused' // moderation
  | 'rate-limited'
  | 'timeout'
  | 'unavailable' // refused connection, 5xx, breaker open
  | 'bad-answer' // HTML, truncated JSON, bad base64, not a picture, wrong shape
  | 'misconfigured'; // 401, 403, 404 model

/** Thrown by model adapters once retries are spent. `retryAfterMs` as told by the provider. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly reason: ModelFailure;
  readonly retryAfterMs: number | undefined;
  constructor(reason: ModelFailure, options?: ErrorOptions & { retryAfterMs?: number; detail?: string }) {
    super(options?.detail ?? `Model call failed: ${reason}`, options);
    this.reason = reason;
    this.retryAfterMs = options?.retryAfterMs;
  }
}
