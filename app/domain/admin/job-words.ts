/**
 * What a failed job's error may show: one line, without what follows an address's '?' (tokens) and not endlessly long.
 */
export function reasonText(message: string): string {
  const line = message.split(/\r?\n/, 1)[0] ?? '';
  const clean = line
    .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/gi, '$1?…')
    .replace(/\b[\w-]+\.[\w-]+\.[\w.-]*[0-9a-f]{32,}\b/gi, '…')
    .trim();
  return clean.length > 240 ? `${clean.slice(0, 240)} …` : clean;
}
