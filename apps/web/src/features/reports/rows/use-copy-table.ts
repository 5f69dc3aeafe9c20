import { useQueryClient } from '@tanstack/react-query';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useCopy } from '../../../platform/files/use-copy.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { campaignKindsQuery } from '../api/report-queries.ts';
import type { ReportView } from '../question/report-view.ts';

type Input<Row> = {
  readonly title: string;
  readonly view: ReportView;
  readonly columns: readonly GridColumn<Row>[];
};

/** A cell and a row as they are; a table with its days, zone, unit and filter above it. */
export function useCopyTable<Row>({ title, view, columns }: Input<Row>) {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const language = useLanguage();
  const copyText = useCopy();
  const queryClient = useQueryClient();
  const team = useCurrentTeam();
  const write = async (text: string, done: string) => {
    if (await copyText(text)) showToast({ tone: 'good', text: done });
  };
  const table = async (days: { from: string; to: string } | undefined, rows: readonly Row[]) => {
    const { writeTable } = await import('./write-table.ts');
    const kinds = team && queryClient.getQueryData(campaignKindsQuery(team.teamId).queryKey);
    const text = writeTable({ title, view, columns, rows, days }, { t, language }, kinds);
    await write(text, t('copy.tableDone', { count: rows.length }));
  };
  const part = (text: string, what: 'cell' | 'row') =>
    void write(text, what === 'row' ? t('copy.rowDone') : t('copy.cellDone'));
  return { table, part };
}
