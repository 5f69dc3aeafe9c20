import { useTranslation } from 'react-i18next';
import { formatDayRange } from '@tapwright/i18n/format-day';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { showToast } from '../../platform/toasts.ts';
import { useCopy } from '../../platform/use-copy.ts';
import { useLanguage } from '../../platform/use-language.ts';
import { listTokens } from './filter-tokens.ts';
import type { ReportView } from './report-view.ts';
import { writeToken } from './write-token.ts';

type Input<Row> = {
  readonly title: string;
  readonly view: ReportView;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
};

/** A cell and a row as they are; a table with its days, zone, unit and filter above it. */
export function useCopyTable<Row>({ title, view, columns, rows = [] }: Input<Row>) {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const language = useLanguage();
  const copyText = useCopy();
  const write = async (text: string, done: string) => {
    if (await copyText(text)) showToast({ tone: 'good', text: done });
  };
  const table = (days: { from: string; to: string } | undefined) => {
    const filter = listTokens(view).map((token) => {
      const { name, value } = writeToken(token, { t, language, unit: view.unit });
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
    void write(
      [about.join(' · '), heads.join('\t'), ...lines].join('\n'),
      t('copy.tableDone', { count: lines.length }),
    );
  };
  const part = (text: string, what: 'cell' | 'row') =>
    void write(text, what === 'row' ? t('copy.rowDone') : t('copy.cellDone'));
  return { table, part };
}
