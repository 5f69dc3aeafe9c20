import type { Cell, CellKind, Sheet } from './sheet.ts';
import { writeXlsxFrame } from './xlsx-frame.ts';

const flushAtCharacters = 65_536;
/** What Excel holds in a cell. */
const maxCharacters = 32_767;

/** Cell styles by their place in `xl/styles.xml`. */
const styles: Record<CellKind | 'head', number> = {
  text: 0,
  figure: 0,
  head: 1,
  count: 2,
  amount: 3,
  percent: 4,
};

/** Written row by row, so that its size is not the memory it takes. The packer is loaded with the first file. */
export async function* writeXlsx({ name, columns, rows, totals, about }: Sheet): AsyncGenerator<Uint8Array> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const begin = (path: string) => {
    const entry = new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    return entry;
  };
  for (const [path, text] of Object.entries(writeXlsxFrame([name, about.name])))
    begin(path).push(strToU8(text), true);

  const table = begin('xl/worksheets/sheet1.xml');
  let text = openSheet(columns.map(({ kind }) => (kind === 'text' ? 28 : 14)));
  let number = 1;
  text += writeRow(
    number,
    columns.map(({ head }) => textCell(head, styles.head)),
  );
  const writeCells = (at: number, row: readonly Cell[]) =>
    writeRow(
      at,
      columns.map(({ kind }, place) => cellOf(kind, row[place] ?? null)),
    );
  for await (const row of rows) {
    number += 1;
    text += writeCells(number, row);
    if (text.length < flushAtCharacters) continue;
    table.push(strToU8(text));
    text = '';
    yield* packed.splice(0);
  }
  if (totals) text += writeCells(number + 2, totals);
  table.push(strToU8(text + closeSheet), true);

  const lines = about
    .lines()
    .map(([what, value], place) =>
      writeRow(place + 1, [textCell(what, styles.head), textCell(value, styles.text)]),
    );
  begin('xl/worksheets/sheet2.xml').push(strToU8(openSheet([28, 60]) + lines.join('') + closeSheet), true);
  zip.end();
  yield* packed.splice(0);
}

const openSheet = (widths: readonly number[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;
const closeSheet = '</sheetData></worksheet>';

/** The attributes and what is inside. */
type WrittenCell = { style: number; type?: 'inlineStr'; inside: string } | undefined;

/** Each row and cell names its place, which Excel could do without and other readers could not. */
function writeRow(number: number, cells: readonly WrittenCell[]): string {
  const written = cells.map((cell, place) => {
    if (cell === undefined) return '';
    const type = cell.type === undefined ? '' : ` t="${cell.type}"`;
    return `<c r="${nameColumn(place)}${number}" s="${cell.style}"${type}>${cell.inside}</c>`;
  });
  return `<row r="${number}">${written.join('')}</row>`;
}

/** A to Z, then AA to ZZ. */
function nameColumn(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? letter : nameColumn(Math.floor(place / 26) - 1) + letter;
}

function cellOf(kind: CellKind, value: Cell): WrittenCell {
  if (value === null) return undefined;
  if (kind === 'text') return textCell(String(value), styles.text);
  return { style: styles[kind], inside: `<v>${value}</v>` };
}

/** As text in its place, which no spreadsheet takes for a formula. */
function textCell(text: string, style: number): WrittenCell {
  const inside = `<is><t xml:space="preserve">${escapeXml(text.slice(0, maxCharacters))}</t></is>`;
  return { style, type: 'inlineStr', inside };
}

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
