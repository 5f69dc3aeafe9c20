import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { DayRange } from '@tapwright/domain/ranges';
import { cutRange } from '@tapwright/domain/report-ranges';
import type { TeamContext } from '../../../platform/http/context.ts';
import type { Cell } from '../../../platform/sheets/sheet.ts';
import { findReportDay } from '../../apple-sync/index.ts';
import { checkDefinition, daysOf } from './check-definition.ts';
import { type LevelPage, readLevel } from './read-level.ts';
import { listReportColumns, type ReportColumn, writeRow, writeTotals } from './report-cells.ts';

const rowsAtOnce = 5_000;

export type ComposedReport = {
  range: DayRange;
  columns: ReportColumn[];
  /** From the first one each time. */
  readRows: () => AsyncIterable<Cell[]>;
  totals: Cell[];
  edges: ReportEdges;
  /** The part of the spend on search terms that Apple names no term for; null where that has no meaning. */
  hiddenShare: number | null;
};

/** In the scope and the language of whoever the context belongs to. Rows are read as they are needed. */
export async function composeReport(
  context: TeamContext,
  definition: ReportDefinition,
): Promise<ComposedReport> {
  const today = await findReportDay(context, context.membership.teamId, definition.timeZone);
  checkDefinition(definition, today);
  const range = daysOf(definition, today);
  const whole = await readLevel(context, definition, range, { pageNum: 1, pageSize: 1 });
  const say = sayIn(context);
  return {
    range,
    columns: listReportColumns(definition),
    readRows: () => readRows(context, definition, range),
    totals: writeTotals(definition, whole, say),
    edges: whole.edges,
    hiddenShare: shareOf(definition, whole),
  };
}

const sayIn =
  ({ translate, language }: TeamContext) =>
  (key: Parameters<TeamContext['translate']>[1]) =>
    translate(language, key);

async function* readRows(
  context: TeamContext,
  definition: ReportDefinition,
  range: DayRange,
): AsyncGenerator<Cell[]> {
  const say = sayIn(context);
  for (const slot of cutRange(range, definition.slots)) {
    for (let pageNum = 1; ; pageNum += 1) {
      const { list, hidden, edges } = await readLevel(context, definition, slot, {
        pageNum,
        pageSize: rowsAtOnce,
      });
      const listed = pageNum === 1 && hidden !== null ? [...list, hidden] : list;
      for (const row of listed) {
        // Cut by time, what had nothing on a day would fill the file with noughts.
        if (definition.slots !== 'total' && row.impressions === 0 && row.localSpendAmount === 0) continue;
        yield writeRow(definition, row, { slot, edges, say, language: context.language });
      }
      if (list.length < rowsAtOnce) break;
    }
  }
}

/** Filtered, sums leave the hidden ones out, so that a share of them would say nothing. */
function shareOf(
  { level, nameContains, having }: ReportDefinition,
  { hidden, totals }: LevelPage,
): number | null {
  if (level !== 'searchTerm' || nameContains !== '' || having.length > 0) return null;
  if (hidden === null) return 0;
  return totals.localSpendAmount && hidden.localSpendAmount !== null
    ? hidden.localSpendAmount / totals.localSpendAmount
    : null;
}
