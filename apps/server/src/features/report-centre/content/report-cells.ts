import { listColumns, nameFields } from '@tapwright/contracts/ad-columns';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { DayRange } from '@tapwright/domain/ranges';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Cell, CellKind } from '../../../platform/sheets/sheet.ts';
import {
  type CellWords,
  kindOfMeasure,
  writeColumn,
  writeMeasure,
  writeName,
} from '../../ad-columns/index.ts';
import { isUnread } from '../../reports/index.ts';
import type { LevelPage, LevelRow } from './read-level.ts';

export type ReportColumn = { key: string; kind: Exclude<CellKind, 'figure'> };
type Say = (key: MessageKey) => string;

/** In the order of the file: when, what, what else is known of it, its measures. */
export function listReportColumns({ level, slots, dimensions, measures }: ReportDefinition): ReportColumn[] {
  return [
    ...(slots === 'total' ? [] : [{ key: 'slot', kind: 'text' as const }]),
    { key: 'name', kind: 'text' },
    ...dimensions.map((key) => {
      const kind = listColumns(level).find((column) => column.key === key)?.kind;
      return {
        key,
        kind: kind === 'count' ? kind : kind === 'rate' ? ('percent' as const) : ('text' as const),
      };
    }),
    ...measures.map((key) => ({ key, kind: kindOfMeasure(key) })),
  ];
}

export function writeRow(
  definition: ReportDefinition,
  row: LevelRow,
  { slot, edges, ...words }: { slot: DayRange; edges: ReportEdges } & CellWords,
): Cell[] {
  const { level, slots, dimensions } = definition;
  const columns = dimensions.map((key) => listColumns(level).find((column) => column.key === key));
  return [
    ...(slots === 'total' ? [] : [writeSlot(slot)]),
    writeName(row, nameFields[level], words.say),
    ...columns.map((column) => (column === undefined ? null : writeColumn(column, row, words))),
    ...writeMeasures(definition, row, isUnread(edges.unread, row['campaignGroupId'])),
  ];
}

/** Empty in the columns that say what a row is about. */
export function writeTotals(
  definition: ReportDefinition,
  { totals, edges }: Pick<LevelPage, 'totals' | 'edges'>,
  say: Say,
): Cell[] {
  const described = listReportColumns(definition).length - definition.measures.length;
  return [
    say('adWords:total'),
    ...Array<null>(described - 1).fill(null),
    ...writeMeasures(definition, totals, edges.unread?.isAll),
  ];
}

const writeSlot = ({ from, to }: DayRange) => (from === to ? from : `${from} – ${to}`);

const writeMeasures = (
  { measures, unit }: ReportDefinition,
  row: ReportMeasures,
  isUnknown = false,
): Cell[] => measures.map((measure) => (isUnknown ? null : writeMeasure(measure, row[measure], unit)));
