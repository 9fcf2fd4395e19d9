/** A spreadsheet reads what starts with one of these as a formula, the wide forms too in some languages. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Marks a file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of a CSV file with its CRLF (RFC 4180): every value quoted, and none that a spreadsheet would run as a
 * formula.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map(quoteValue).join(',')}\r\n`;
}

function quoteValue(value: string): string {
  const harmless = startsFormula.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
