import { findReportWord, maxReportRows } from '@tapwright/contracts/report-centre';
import { findMeasure } from '@tapwright/contracts/report-measures';
import { formatCount } from '@tapwright/i18n/format-number';
import type { Context, TeamContext } from '../../../platform/http/context.ts';
import type { Cell, SheetFormat } from '../../../platform/sheets/sheet.ts';
import { writeSheet } from '../../../platform/sheets/write-sheet.ts';
import { headOfMeasure } from '../../ad-columns/index.ts';
import { composeReport, type ComposedReport } from './compose-report.ts';
import type { Reader } from '../runs/readers-store.ts';
import { describeReport } from './describe-report.ts';
import type { RunRow } from '../runs/runs-store.ts';

export type WrittenReport = {
  content: Uint8Array;
  report: ComposedReport;
  rowCount: number;
  isCut: boolean;
  /** The same that the file says of itself, for the mail. */
  about: readonly (readonly [string, string])[];
};

type Writing = { reader: Reader; format: SheetFormat; signal: AbortSignal; maxRows?: number };

/** Only at its end is it known that a file is cut. Then it is written once more, to say so at its beginning. */
export async function writeReportFile(
  context: TeamContext,
  run: RunRow,
  writing: Writing,
): Promise<WrittenReport> {
  const report = await composeReport(context, run.definition);
  const written = await writeOnce(context, run, { ...writing, report, isCut: false });
  return written.isCut ? writeOnce(context, run, { ...writing, report, isCut: true }) : written;
}

async function writeOnce(
  context: TeamContext,
  run: RunRow,
  { reader, format, signal, maxRows = maxReportRows, report, isCut }: Writing & Composed,
): Promise<WrittenReport> {
  const counted = { rows: 0, isCut };
  const describe = () => describeReport(context, report, { run, reader, counted });
  const pieces: Uint8Array[] = [];
  const count = formatCount(context.language, maxRows);
  const notice = isCut
    ? [[context.translate(context.language, 'reportCentre:about.onlyFirst', { count })]]
    : [];
  const sheet = writeSheet(
    {
      name: run.name,
      columns: report.columns.map(({ key, kind }) => ({ head: headOf(context, key, run), kind })),
      rows: countRows(report, { notice, maxRows, counted }),
      totals: report.totals,
      about: { name: context.translate(context.language, 'reportCentre:about.title'), lines: describe },
    },
    format,
  );
  for await (const piece of sheet) {
    signal.throwIfAborted();
    pieces.push(piece);
  }
  return {
    content: Buffer.concat(pieces),
    report,
    rowCount: counted.rows,
    isCut: counted.isCut,
    about: describe(),
  };
}

type Composed = { report: ComposedReport; isCut: boolean };
type Counted = { rows: number; isCut: boolean };

/** The first column is always a text, so that a notice has its place there. */
async function* countRows(
  { readRows }: ComposedReport,
  { notice, maxRows, counted }: { notice: readonly Cell[][]; maxRows: number; counted: Counted },
): AsyncGenerator<Cell[]> {
  yield* notice;
  for await (const row of readRows()) {
    if (counted.rows === maxRows) {
      counted.isCut = true;
      break;
    }
    counted.rows += 1;
    yield row;
  }
}

function headOf({ translate, language }: Context, key: string, { definition }: RunRow): string {
  const measure = findMeasure(key);
  if (measure !== undefined)
    return headOfMeasure(measure, definition.unit, (word, values) => translate(language, word, values));
  const word = findReportWord(key, definition);
  return word === undefined ? key : translate(language, `adWords:columns.${word}`);
}
