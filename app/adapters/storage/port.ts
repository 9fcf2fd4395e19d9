/** A stored file as read back. Its content type is the one that the extension of its key means. */
export type StoredFile = { bytes: Buffer; contentType: string };

/** Reasons a file can't be written, as values the domain turns into a message. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly reason: 'full' | 'read-only' | 'unavailable';
  constructor(reason: 'full' | 'read-only' | 'unavailable', options?: ErrorOptions) {
    super(`Storage is ${reason}`, options);
    this.reason = reason;
  }
}

/** 'no-bucket' and 'refused' (keys, rights) end only with other settings; 'unreachable' may pass by itself. */
export type StorageProblem = 'no-bucket' | 'refused' | 'unreachable';

/**
 * Files by key, such as 'ads/{random}/clean.png'. Keys never come from user input.
 * `put` is atomic: a reader sees the whole file or none. `put` and `get` throw StorageError.
 */
export type StoragePort = {
  readonly kind: 'disk' | 's3';
  put(file: { key: string; bytes: Uint8Array; contentType: string }): Promise<void>;
  /** null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Succeeds when the file is already gone. */
  delete(key: string): Promise<void>;
  /** Keys that start with the prefix, for sweepers. */
  list(prefix: string): AsyncIterable<string>;
  /** What keeps the storage from being used right now; null when nothing does. Answers within 5 s. */
  probe(): Promise<StorageProblem | null>;
};
