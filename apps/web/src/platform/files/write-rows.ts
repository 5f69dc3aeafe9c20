/** With a mark, so that a sheet reads it as UTF-8. */
const mark = '\ufeff';

/** A formula stays text where a sheet opens it; quotes as CSV has them. */
function writeCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const writeTable = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
