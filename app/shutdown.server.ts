const closers = new Set<() => void>();

/** Registers what must end before the process can: open streams. Returns what takes it back. */
export function closeOnShutdown(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}

/** Ends every open stream. */
export function closeStreams(): void {
  for (const close of [...closers]) close();
}
