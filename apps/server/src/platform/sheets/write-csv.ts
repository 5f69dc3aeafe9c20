import type { Cell, CellKind, Sheet } from './sheet.ts';

const flushAtCharacters = 32_768;

/**
 * UTF-8 with the mark that Excel needs to see it; the table, an empty line, then what it is about. The heads wait for
 * the first rows: whatever fails by then can still be said in words.
 */
export async function* writeCsv({ columns, rows, about }: Sheet): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = `\uFEFF${writeLine(columns.map(({ head }) => writeText(head)))}`;
  for await (const row of rows) {
    text += writeLine(columns.map(({ kind }, place) => writeCell(kind, row[place] ?? null)));
    if (text.length < flushAtCharacters) continue;
    yield encoder.encode(text);
    text = '';
  }
  text += writeLine([]);
  for (const line of about.lines()) text += writeLine(line.map(writeText));
  yield encoder.encode(text);
}

const writeLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

function writeCell(kind: CellKind, value: Cell): string {
  if (value === null) return '';
  return kind === 'text' ? writeText(String(value)) : String(value);
}

/** A text that a spreadsheet would take for a formula, full width or not, is given a quote in front, which it shows as text. */
function writeText(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
