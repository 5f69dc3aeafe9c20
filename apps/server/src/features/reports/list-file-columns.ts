import { type MeasureName, measureNames, moneyMeasures } from '@tapwright/contracts/report-measures';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Cell, CellKind } from '../../platform/sheets/sheet.ts';

export type FileLevel = 'campaignGroup' | 'campaign' | 'adGroup' | 'keyword' | 'searchTerm';
/** A row of a report call, whatever its level. */
export type FileRow = Readonly<Record<string, unknown>>;
type Say = (key: MessageKey, values?: Record<string, string>) => string;
type FileColumn = { head: string; kind: CellKind; cell: (row: FileRow) => Cell };

/** What a row is about: the word for the column, and where a row keeps it. */
const dimensions: Readonly<Record<FileLevel, readonly (readonly [word: string, field: string])[]>> = {
  campaignGroup: [
    ['campaignGroup', 'name'],
    ['mode', 'mode'],
    ['status', 'status'],
    ['timeZone', 'timeZone'],
  ],
  campaign: [
    ['campaignGroup', 'campaignGroupName'],
    ['campaign', 'name'],
    ['campaignId', 'campaignId'],
    ['status', 'status'],
    ['mode', 'mode'],
    ['countries', 'countries'],
    ['dailyBudget', 'dailyBudget'],
  ],
  adGroup: [
    ['campaignGroup', 'campaignGroupName'],
    ['campaign', 'campaignName'],
    ['adGroup', 'name'],
    ['adGroupId', 'adGroupId'],
    ['status', 'status'],
    ['bid', 'bid'],
  ],
  keyword: [
    ['campaignGroup', 'campaignGroupName'],
    ['campaign', 'campaignName'],
    ['adGroup', 'adGroupName'],
    ['keyword', 'name'],
    ['keywordId', 'keywordId'],
    ['matchType', 'matchType'],
    ['status', 'status'],
    ['bid', 'bid'],
  ],
  searchTerm: [
    ['campaignGroup', 'campaignGroupName'],
    ['campaign', 'campaignName'],
    ['adGroup', 'adGroupName'],
    ['name', 'term'],
    ['source', 'source'],
    ['keyword', 'keyword'],
    ['matchType', 'matchType'],
  ],
};

/** Values that have words of their own. */
const worded: Readonly<Record<string, (value: string) => string>> = {
  mode: (value) => `reportCentre:modes.${value}`,
  status: (value) => `reportCentre:statuses.${value}`,
  matchType: (value) => `reportCentre:matchTypes.${value}`,
  source: (value) => `reportCentre:sources.${value}`,
};
const amounts = new Set(['dailyBudget', 'bid']);
const rates: ReadonlySet<MeasureName> = new Set<MeasureName>(['ttr', 'conversionRate']);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the lists above name words that are there; a test reads every file in every language.
const sayWord = (say: Say, key: string) => say(key as MessageKey);

export function listFileColumns(
  level: FileLevel,
  { unit, hasBefore, say }: { unit: 'USD' | 'RMB'; hasBefore: boolean; say: Say },
): FileColumn[] {
  const about = dimensions[level].map(([word, field]): FileColumn => ({
    head: sayWord(say, `reportCentre:dimensions.${word}`),
    kind: amounts.has(field) ? 'amount' : 'text',
    cell: (row) => writeDimension(row, field, say),
  }));
  const headOf = (measure: MeasureName) => {
    const name = sayWord(say, `reportCentre:measures.${measure}`);
    return moneyMeasures.has(measure) ? `${name} (${unit})` : name;
  };
  const now = measureNames.map((measure): FileColumn => ({
    head: headOf(measure),
    kind: kindOf(measure),
    cell: (row) => writeMeasure(row, measure),
  }));
  const before = measureNames.map((measure): FileColumn => ({
    head: say('reportMessages:before', { measure: headOf(measure) }),
    kind: kindOf(measure),
    cell: (row) => writeMeasure(asRow(row['before']), measure),
  }));
  const own: FileColumn[] = [
    { head: say('reportCentre:dimensions.currency'), kind: 'text', cell: (row) => textOf(row['currency']) },
    {
      head: say('reportMessages:accountSpend'),
      kind: 'amount',
      cell: (row) => writeMicros(row['accountSpendAmount']),
    },
  ];
  return [...about, ...now, ...own, ...(hasBefore ? before : [])];
}

const kindOf = (measure: MeasureName): CellKind =>
  moneyMeasures.has(measure) ? 'amount' : rates.has(measure) ? 'percent' : 'count';

function writeDimension(row: FileRow, field: string, say: Say): Cell {
  const value = row[field];
  if (field === 'term' && value === '') return say('reportCentre:values.hidden');
  const keyOf = worded[field];
  return keyOf === undefined || typeof value !== 'string' ? textOf(value) : sayWord(say, keyOf(value));
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : null;
}

const asRow = (value: unknown): FileRow => (typeof value === 'object' && value !== null ? { ...value } : {});

function writeMeasure(row: FileRow, measure: MeasureName): Cell {
  const figure = row[measure];
  if (typeof figure !== 'number') return null;
  return moneyMeasures.has(measure) ? writeMicros(figure) : figure;
}

/** Millionths as they are, without the zeros that say nothing beyond two: nothing is rounded. */
function writeMicros(micros: unknown): string | null {
  if (typeof micros !== 'number') return null;
  return (micros / 1_000_000).toFixed(6).replace(/0{1,4}$/, '');
}
