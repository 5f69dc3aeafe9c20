import { mostReportRows, wordColumns } from '@tapwright/contracts/report-centre';
import { moneyMeasures, measureNames } from '@tapwright/contracts/report-measures';
import type { Context, TeamContext } from '../../platform/http/context.ts';
import type { Cell, SheetFormat } from '../../platform/sheets/sheet.ts';
import { writeSheet } from '../../platform/sheets/write-sheet.ts';
import { composeReport, type ComposedReport } from './compose-report.ts';
import type { Reader } from './readers-store.ts';
import { describeReport } from './describe-report.ts';
import type { RunRow } from './runs-store.ts';

export type WrittenReport = {
  content: Uint8Array;
  report: ComposedReport;
  rowCount: number;
  isCut: boolean;
  /** The same that the file says of itself, for the mail. */
  about: readonly (readonly [string, string])[];
};

export async function writeReportFile(
  context: TeamContext,
  run: RunRow,
  { reader, format, signal }: { reader: Reader; format: SheetFormat; signal: AbortSignal },
): Promise<WrittenReport> {
  const report = await composeReport(context, run.definition);
  const counted = { rows: 0, isCut: false };
  const describe = () => describeReport(context, report, { run, reader, counted });
  const pieces: Uint8Array[] = [];
  const sheet = writeSheet(
    {
      name: run.name,
      columns: report.columns.map(({ key, kind }) => ({ head: headOf(context, key, run), kind })),
      rows: withTotals(report, counted),
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

async function* withTotals(
  { rows, totals }: ComposedReport,
  counted: { rows: number; isCut: boolean },
): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    if (counted.rows === mostReportRows) {
      counted.isCut = true;
      break;
    }
    counted.rows += 1;
    yield row;
  }
  yield totals;
}

function headOf({ translate, language }: Context, key: string, { definition }: RunRow): string {
  const word = wordColumns.find((one) => one === key);
  if (word !== undefined) return translate(language, `reportCentre:dimensions.${word}`);
  const measure = measureNames.find((one) => one === key);
  if (measure === undefined) return key;
  const name = translate(language, `reportCentre:measures.${measure}`);
  if (!moneyMeasures.has(measure)) return name;
  const unit = translate(language, `reportCentre:units.${definition.unit}`);
  return translate(language, 'reportCentre:inUnit', { measure: name, unit });
}
