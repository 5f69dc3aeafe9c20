import type { Cell, CellKind, Sheet } from './sheet.ts';

const flushAtCharacters = 32_768;

/**
 * UTF-8 with the mark that Excel needs to see it; the table, an empty line, its totals, then what it is about, all of it
 * as wide as the table. The heads wait for the first rows: whatever fails by then can still be said in words.
 */
export async function* writeCsv({ columns, rows, totals, about }: Sheet): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const writeRow = (row: readonly Cell[]) =>
    writeLine(columns.map(({ kind }, place) => writeCell(kind, row[place] ?? null)));
  const pad = (cells: readonly string[]) => columns.map((_column, place) => cells[place] ?? '');
  let text = `\uFEFF${writeLine(columns.map(({ head }) => writeText(head)))}`;
  for await (const row of rows) {
    text += writeRow(row);
    if (text.length < flushAtCharacters) continue;
    yield encoder.encode(text);
    text = '';
  }
  text += writeLine(pad([]));
  if (totals) text += writeRow(totals);
  for (const line of about.lines()) text += writeLine(pad(line.map(writeText)));
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
