import type { ReportMeasures } from '@tapwright/contracts/report-measures';
import type { MarkedRow } from '../chart/open-marks.ts';
import type { MeasureName, ReportEdges, SortName } from '../question/report-types.ts';
import { shortNames } from '@tapwright/contracts/report-measures';
import { displayWidth } from '@tapwright/domain/display-width';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { amountOfMicros } from '@tapwright/domain/money';
import { formatAmount, nameCurrency } from '@tapwright/i18n/format-money';
import { noFigure } from '@tapwright/i18n/format-number';
import type { Language } from '@tapwright/i18n/languages';
import type { DirectionWords } from '@tapwright/ui/chart/delta';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import type { Writer } from '@tapwright/ui/chart/writer';
import { Amount } from './amount.tsx';
import { RowChange } from './row-change.tsx';
import { nameDays } from './explain-comparison.ts';
import { formatExact, plainFigure } from './exact-figure.ts';
import { definitions, figureOf, unitOf } from './measures.ts';
import { rowChangesOf } from '../rows/prepare-row-change.ts';
import type { OverviewWords } from '../chart/overview-words.ts';

export type MeasuredRow = ReportMeasures &
  MarkedRow & {
    readonly before: ReportMeasures | null;
    readonly compared: { readonly now: ReportMeasures; readonly before: ReportMeasures } | null;
    readonly campaignGroupId?: number;
    /** Of the ad account; absent where rows hold several accounts. */
    readonly currency?: string;
    readonly accountSpendAmount?: number | null;
    /** A measure over the range, where the list was asked for it. */
    readonly trend?: (number | null)[] | undefined;
  };

export type Sums<Row = MeasuredRow> = {
  readonly list: readonly Row[];
  readonly totals: ReportMeasures;
  readonly totalsBefore: ReportMeasures | null;
  readonly compared: MeasuredRow['compared'];
  readonly edges: ReportEdges;
};

export type ColumnWriting = {
  readonly t: OverviewWords;
  readonly language: Language;
  readonly unit: TeamCurrency;
  /** Changes are written without their unit: it stands in the head. */
  readonly write: Writer;
  readonly directions: DirectionWords;
};

const widths: Partial<Record<MeasureName, number>> = {
  localSpendAmount: 96,
  impressions: 80,
  taps: 66,
  installs: 68,
  ttr: 80,
  conversionRate: 76,
  avgCptAmount: 66,
  avgCpaAmount: 66,
};
const changeWidth = 64;
const otherWidth = 112;

/** What a reader would call the same in every list. */
export function measureColumn<Row extends MeasuredRow>(
  name: MeasureName,
  { t, language, unit, write }: ColumnWriting,
  sums: Sums<Row> | undefined,
): GridColumn<Row, SortName> {
  const { kind, measure } = definitions[name];
  const isMoney = kind === 'money';
  const isSomeConverted = isMoney && (sums?.edges.isConverted ?? false);
  const isConverted = ({ currency }: Row) =>
    isMoney && (currency === undefined ? isSomeConverted : nameCurrency(currency) !== unit);
  const written = (measures: ReportMeasures | undefined) =>
    `${isSomeConverted ? '≈' : ''}${write.figure(figureOf(name, measures), measure.digits)}`;
  const unread = sums?.edges.unread;
  const why =
    unread && t('overview:edges.gaps', { days: nameDays([unread], { t, language }, { year: true }) });
  /** Why there is no figure of a row, or of all: of days that nobody told of there is no zero. */
  const missing = (row?: Row) =>
    unread?.isAll || unread?.campaignGroupIds.includes(row?.campaignGroupId ?? 0) ? why : undefined;
  const figureIn = (row?: Row) => (missing(row) ? null : figureOf(name, row ?? sums?.totals));
  const cell = (figure: number | null, converted: boolean) => (
    <Amount converted={converted && figure !== null}>{write.figure(figure, measure.digits)}</Amount>
  );
  return {
    key: name,
    head: headOf(name, t),
    longHead: t(`adWords:measures.${name}`),
    unit: unitOf(name, unit, language),
    width: widthFor(
      Math.max(
        widths[name] ?? otherWidth,
        headWidth(`${headOf(name, t)} ${unitOf(name, unit, language) ?? ''}`.trim()),
      ),
      widest([sums?.totals, ...firstRows(sums)], (measures) => figureOf(name, measures)).map(written),
    ),
    align: 'end',
    sortKey: name,
    cell: (row) => cell(figureIn(row), isConverted(row)),
    total: cell(figureIn(), isSomeConverted),
    text: (row) => plainFigure(name, figureIn(row)),
    exact: (row) => {
      const exact = formatExact(language, name, figureIn(row));
      const { accountSpendAmount: own = null, currency = '' } = row;
      if (name !== 'localSpendAmount' || !isConverted(row) || own === null || missing(row))
        return missing(row) ?? exact;
      return t('overview:convertedFrom', {
        amount: exact ?? noFigure,
        own: formatAmount(language, {
          amount: amountOfMicros(own, currency),
          currency,
        }),
        currency: nameCurrency(currency),
      });
    },
    exactTotal: missing() ?? formatExact(language, name, figureIn()),
    onCard: 'measure',
  };
}

/** Against the period before; the arrow shows the direction. */
export function changeColumn<Row extends MeasuredRow>(
  name: MeasureName,
  writing: ColumnWriting,
  sums: Sums<Row> | undefined,
): GridColumn<Row, SortName> {
  const { t, write, directions } = writing;
  const explain = sums && rowChangesOf(name, sums.edges, writing);
  const changeOf = (row: Row) => {
    const { before, compared, campaignGroupId } = row;
    return explain?.({ now: row, before, compared, campaignGroupId });
  };
  const ofTotals = sums && {
    now: sums.totals,
    before: sums.totalsBefore,
    compared: sums.compared,
  };
  return {
    key: `${name}Change`,
    head: '±',
    longHead: t('overview:changeOf', { measure: t(`adWords:measures.${name}`) }),
    unit: '%',
    width: widthFor(
      changeWidth,
      widest(firstRows(sums), (row) => differenceOf(name, row)).map(
        (row) => `↑ ${changeOf(row)?.figure ?? ''}`,
      ),
    ),
    align: 'end',
    cell: (row) => <RowChange change={changeOf(row) ?? null} words={directions} />,
    total: ofTotals ? <RowChange change={explain?.(ofTotals) ?? null} words={directions} /> : null,
    text: (row) => changeOf(row)?.figure ?? '',
    exact: (row) => {
      const change = changeOf(row);
      if (!row.before || change?.direction === 'none') return change?.note;
      const before = row.compared?.before ?? row.before;
      const was = t('overview:was', {
        figure: write.figure(figureOf(name, before), definitions[name].measure.digits),
      });
      return [was, change?.note].filter(Boolean).join('\n');
    },
  };
}

/** Short where the column is narrow; in full where it stands alone. */
export function headOf(name: MeasureName, t: OverviewWords): string {
  const short = shortNames.find((one) => one === name);
  return short ? t(`adWords:short.${short}`) : t(`adWords:measures.${name}`);
}

const letterWidth = 6.2;
/** No head is cut either, in whichever language. */
export const headWidth = (head: string) => Math.ceil(displayWidth(head) * letterWidth) + cellPadding;

const digitWidth = 7.8;
const cellPadding = 18;
const maxLooked = 200;

/** No figure is ever cut: a column is as wide as its longest. */
function widthFor(minWidth: number, texts: readonly string[]): number {
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  return Math.max(minWidth, Math.ceil(longest * digitWidth) + cellPadding);
}

function firstRows<Row>(sums: Sums<Row> | undefined): readonly Row[] {
  return sums?.list.slice(0, maxLooked) ?? [];
}

/** Those whose figures are written with the most digits: of all there are, only they have to be written to know. */
function widest<Item>(items: readonly Item[], figureOf: (item: Item) => number | null): readonly Item[] {
  let [least, most]: (readonly [number, Item] | undefined)[] = [];
  for (const item of items) {
    const figure = figureOf(item) ?? 0;
    if (least === undefined || figure < least[0]) least = [figure, item];
    if (most === undefined || figure > most[0]) most = [figure, item];
  }
  return [least, most].flatMap((end) => (end === undefined ? [] : [end[1]]));
}

/** How far a figure is from what it was before: by points, or by which part of it. */
function differenceOf(name: MeasureName, row: MeasuredRow): number {
  const { now, before } = row.compared ?? { now: row, before: row.before };
  const [is, was] = [figureOf(name, now) ?? 0, figureOf(name, before) ?? 0];
  if (definitions[name].measure.change === 'points') return Math.abs(is - was);
  return was === 0 ? 0 : Math.abs(is - was) / was;
}
