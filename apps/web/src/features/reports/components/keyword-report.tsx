import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadKeywordCsv } from '@tapwright/contracts/reports';
import type { GridColumn } from '@tapwright/ui/grid-column';
import { keywordListQuery } from '../api/report-queries.ts';
import { saveReport } from '../api/save-report.ts';
import type { ColumnWriting } from '../measure-columns.tsx';
import { prepareListQuestion } from '../prepare-question.ts';
import type { ReportProps } from '../report-props.ts';
import type { KeywordList, KeywordRow, SortName } from '../report-types.ts';
import type { ReportView } from '../report-view.ts';
import { fewerMeasures, measureColumns } from '../standard-columns.tsx';
import { amountColumn, nameMatch, statusColumn, wordColumn } from '../state-columns.tsx';
import { useColumnWriting } from '../use-column-writing.ts';
import { ReportTable } from './report-table.tsx';

const firstColumns = ['status', 'match', 'bid', ...fewerMeasures];
const offers = { status: true, match: true };

export function KeywordReport({ state, place, empty, foot }: ReportProps) {
  const { t } = useTranslation('overview');
  const { view, change, range } = state;
  const question = prepareListQuestion({ ...view, zone: 'ORTZ' }, range, place);
  const read = useQuery(keywordListQuery(question));
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => keywordColumns(writing, view, read.data), [writing, view, read.data]);
  return (
    <>
      <ReportTable
        title={t('tables.keywords')}
        view={view}
        days={range}
        read={read}
        columns={columns}
        firstColumns={firstColumns}
        keyOf={({ keywordId }) => keywordId}
        offers={offers}
        onSave={async () => saveReport(downloadKeywordCsv.path, question)}
        onChange={change}
        empty={empty}
      />
      {foot(read.data?.edges)}
    </>
  );
}

function keywordColumns(
  writing: ColumnWriting,
  view: ReportView,
  data: KeywordList | undefined,
): GridColumn<KeywordRow, SortName>[] {
  const { t } = writing;
  return [
    {
      key: 'name',
      head: t('heads.keyword'),
      sortKey: 'name',
      cell: ({ name }) => name,
      total: t('total'),
      text: ({ name }) => name,
      exact: ({ name }) => name,
      onCard: 'title',
    },
    statusColumn(writing),
    wordColumn('match', t('heads.match'), 92, ({ matchType }) => nameMatch(writing, matchType)),
    amountColumn('bid', writing, ({ bid, adGroupBid }) => bid ?? adGroupBid),
    ...measureColumns<KeywordRow>(writing, data, view.compare !== 'off'),
  ];
}
