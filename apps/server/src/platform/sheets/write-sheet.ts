import type { Sheet, SheetFormat } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export const sheetMediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const writeSheet = (sheet: Sheet, format: SheetFormat): AsyncGenerator<Uint8Array> =>
  format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);
