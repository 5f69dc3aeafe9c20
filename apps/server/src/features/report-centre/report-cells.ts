import { moneyMeasures, type MeasureName, type ReportMeasures } from '@tapwright/contracts/report-measures';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { adStatuses, deliveryModes, matchTypes } from '@tapwright/contracts/report-query';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Cell, CellKind } from '../../platform/sheets/sheet.ts';
import type { LevelRow } from './read-level.ts';

export type ReportColumn = { key: string; kind: Exclude<CellKind, 'figure'> };
type Say = (key: MessageKey) => string;

const rates: ReadonlySet<MeasureName> = new Set<MeasureName>(['ttr', 'conversionRate']);

/** In the order of the file: when, what, what else is told of it, its measures. */
export function listColumns({ slots, dimensions, measures }: ReportDefinition): ReportColumn[] {
  return [
    ...(slots === 'total' ? [] : [{ key: 'slot', kind: 'text' as const }]),
    { key: 'name', kind: 'text' },
    ...dimensions.map((key) => ({ key, kind: 'text' as const })),
    ...measures.map((key) => ({ key, kind: kindOf(key) })),
  ];
}

const kindOf = (measure: MeasureName): ReportColumn['kind'] =>
  moneyMeasures.has(measure) ? 'amount' : rates.has(measure) ? 'percent' : 'count';

export function writeRow(
  definition: ReportDefinition,
  row: LevelRow,
  { slot, say }: { slot: DayRange; say: Say },
): Cell[] {
  return [
    ...(definition.slots === 'total' ? [] : [writeSlot(slot)]),
    nameOf(definition, row, say),
    ...definition.dimensions.map((dimension) => writeDimension(dimension, row, say)),
    ...writeMeasures(definition, row),
  ];
}

/** Nothing stands in the columns that say what a row is about. */
export function writeTotals(definition: ReportDefinition, totals: ReportMeasures, say: Say): Cell[] {
  const told = listColumns(definition).length - definition.measures.length;
  return [
    say('reportCentre:total'),
    ...Array<null>(told - 1).fill(null),
    ...writeMeasures(definition, totals),
  ];
}

const writeSlot = ({ from, to }: DayRange) => (from === to ? from : `${from} – ${to}`);

const writeMeasures = ({ measures }: ReportDefinition, row: ReportMeasures): Cell[] =>
  measures.map((measure) => {
    const figure = row[measure];
    if (figure === null) return null;
    if (moneyMeasures.has(measure)) return (figure / 1_000_000).toFixed(2);
    return rates.has(measure) ? Number(figure.toFixed(6)) : figure;
  });

function nameOf({ level }: ReportDefinition, row: LevelRow, say: Say): string {
  if (level === 'searchTerm') return textOf(row['term']) || say('reportCentre:values.hidden');
  if (level === 'audience') return textOf(row['value']) || say('reportCentre:values.unknown');
  return textOf(row['name']);
}

/** Where a row of the report calls keeps what a column is about, when it has another name there. */
const places: Readonly<Record<string, string>> = {
  campaignGroup: 'campaignGroupName',
  campaign: 'campaignName',
  adGroup: 'adGroupName',
};

function writeDimension(dimension: string, row: LevelRow, say: Say): Cell {
  const value = row[places[dimension] ?? dimension];
  if (value === null || value === undefined) return null;
  const key = findWords(dimension, value);
  return key === undefined ? textOf(value) : say(key);
}

/** Of values that have words; one that Apple adds is shown as it is. */
function findWords(dimension: string, value: unknown): MessageKey | undefined {
  const among = <const Name extends string>(names: readonly Name[]) => names.find((name) => name === value);
  switch (dimension) {
    case 'mode': {
      const mode = among(deliveryModes);
      return mode && `reportCentre:modes.${mode}`;
    }
    case 'status': {
      const status = among(adStatuses);
      return status && `reportCentre:statuses.${status}`;
    }
    case 'matchType': {
      const matchType = among(matchTypes);
      return matchType && `reportCentre:matchTypes.${matchType}`;
    }
    case 'source': {
      const source = among(['AUTO', 'TARGETED']);
      return source && `reportCentre:sources.${source}`;
    }
    default:
      return undefined;
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
