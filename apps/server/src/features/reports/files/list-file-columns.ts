import { type AdColumn, listColumns, nameFields, type ReportLevel } from '@tapwright/contracts/ad-columns';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import { type MeasureName, measureNames } from '@tapwright/contracts/report-measures';
import type { ReportUnit } from '@tapwright/contracts/report-query';
import type { Cell, CellKind } from '../../../platform/sheets/sheet.ts';
import {
  type CellWords,
  headOfMeasure,
  kindOfMeasure,
  writeColumn,
  writeMeasure,
  writeMicros,
  writeName,
} from '../../ad-columns/index.ts';
import { isUnread } from '../question/find-unread.ts';

export type FileLevel = Exclude<ReportLevel, 'audience'>;
/** A row of a report call, whatever its level. */
export type FileRow = Readonly<Record<string, unknown>>;
type FileColumn = { head: string; kind: CellKind; cell: (row: FileRow) => Cell };

type Unread = ReportEdges['unread'];
type Measured = { unit: ReportUnit; hasBefore: boolean; unread: { now: Unread; before: Unread } };

/** All that the catalogue knows of a level: what a row is about, its measures, and those of the period before. */
export function listFileColumns(
  level: FileLevel,
  { unit, hasBefore, unread, ...words }: Measured & CellWords,
): FileColumn[] {
  const { say } = words;
  const measuresOf = (
    head: (measure: MeasureName) => string,
    measured: (row: FileRow) => FileRow,
    unreadThen: Unread,
  ): FileColumn[] =>
    measureNames.map((measure) => ({
      head: head(measure),
      kind: kindOfMeasure(measure),
      cell: (row) =>
        isUnread(unreadThen, row['campaignGroupId'])
          ? null
          : writeMeasure(measure, measured(row)[measure], unit),
    }));
  const headOf = (measure: MeasureName) => headOfMeasure(measure, unit, say);
  const before = measuresOf(
    (measure) => say('reportMessages:before', { measure: headOf(measure) }),
    (row) => asRow(row['before']),
    unread.before,
  );
  return [
    ...aboutColumns(level, words),
    ...measuresOf(headOf, (row) => row, unread.now),
    {
      head: say('reportMessages:accountSpend'),
      kind: 'amount',
      cell: (row) => (isUnread(unread.now, row['campaignGroupId']) ? null : writeOwnSpend(row)),
    },
    ...(hasBefore ? before : []),
  ];
}

/** A share may be a range, which is text. */
const fileKinds: Partial<Record<AdColumn['kind'], CellKind>> = {
  money: 'amount',
  count: 'count',
  rate: 'percent',
};

/** The name comes after what the thing lies in. */
function aboutColumns(level: FileLevel, words: CellWords): FileColumn[] {
  const { say } = words;
  const columns = listColumns(level).map((column) => ({
    key: column.key,
    head: say(`adWords:columns.${column.key}`),
    kind: fileKinds[column.kind] ?? 'text',
    cell: (row: FileRow) => writeColumn(column, row, words),
  }));
  const parents = columns.filter(
    ({ key }) => key === 'campaignGroup' || key === 'campaign' || key === 'adGroup',
  );
  const name: FileColumn = {
    head: say(`adWords:columns.${level}`),
    kind: 'text',
    cell: (row) => writeName(row, nameFields[level], say),
  };
  return [...parents, name, ...columns.filter((column) => !parents.includes(column))];
}

function writeOwnSpend({ accountSpendAmount, currency }: FileRow): Cell {
  return typeof accountSpendAmount === 'number' ? writeMicros(accountSpendAmount, String(currency)) : null;
}

const asRow = (value: unknown): FileRow => (typeof value === 'object' && value !== null ? { ...value } : {});
