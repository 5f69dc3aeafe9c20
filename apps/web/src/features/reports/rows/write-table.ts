import { formatDayRange } from '@tapwright/i18n/format-day';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { listTokens } from '../filters/filter-tokens.ts';
import type { ReportView } from '../question/report-view.ts';
import { appNamesOf } from '../filters/use-campaign-words.ts';
import { writeToken } from '../filters/write-token.ts';

type Table<Row> = {
  readonly title: string;
  readonly view: ReportView;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly days: { readonly from: string; readonly to: string } | undefined;
};

/** For a spreadsheet: what is asked stands above the heads. */
export function writeTable<Row>(
  { title, view, columns, rows, days }: Table<Row>,
  words: Pick<Parameters<typeof writeToken>[1], 't' | 'language'>,
  kinds: Parameters<typeof appNamesOf>[0],
): string {
  const { t, language } = words;
  const write = { ...words, unit: view.unit, appNames: appNamesOf(kinds) };
  const filter = listTokens(view).map((token) => {
    const { name, value } = writeToken(token, write);
    return `${name} ${value}`;
  });
  const about = [
    title,
    ...(days ? [formatDayRange(language, days.from, days.to)] : []),
    t(`adWords:zones.${view.zone}`),
    view.unit,
    ...filter,
  ];
  const heads = columns.map(({ head, unit }) => [head, unit].filter(Boolean).join(' '));
  const lines = rows.map((row) => columns.map(({ text }) => text(row)).join('\t'));
  return [about.join(' · '), heads.join('\t'), ...lines].join('\n');
}
