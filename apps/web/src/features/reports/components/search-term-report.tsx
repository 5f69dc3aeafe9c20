import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadSearchTermCsv } from '@tapwright/contracts/reports';
import type { GridColumn } from '@tapwright/ui/grid-column';
import { searchTermsQuery } from '../api/report-queries.ts';
import { saveReport } from '../api/save-report.ts';
import type { ColumnWriting } from '../measure-columns.tsx';
import { prepareListQuestion } from '../prepare-question.ts';
import type { ReportProps } from '../report-props.ts';
import type { SearchTermList, SearchTermRow, SortName } from '../report-types.ts';
import type { ReportView } from '../report-view.ts';
import { fewerMeasures, measureColumns } from '../standard-columns.tsx';
import { nameMatch, wordColumn } from '../state-columns.tsx';
import { useColumnWriting } from '../use-column-writing.ts';
import { HiddenTerms } from './hidden-terms.tsx';
import { ReportTable } from './report-table.tsx';

const firstColumns = ['keyword', 'match', ...fewerMeasures];
const offers = { status: false, match: true };

/** What people searched for; what Apple keeps to itself stands as one row under all the pages. */
export function SearchTermReport({ state, place, empty, foot }: ReportProps) {
  const { t } = useTranslation('overview');
  const { view, change, range } = state;
  const question = prepareListQuestion({ ...view, zone: 'ORTZ' }, range, place);
  const read = useQuery(searchTermsQuery(question));
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => termColumns(writing, view, read.data), [writing, view, read.data]);
  const hidden = read.data?.hidden ?? null;
  return (
    <>
      <ReportTable
        title={t('tables.searchTerms')}
        view={view}
        days={range}
        read={read}
        columns={columns}
        firstColumns={firstColumns}
        keyOf={({ term, keywordId, source }) => `${term} ${keywordId ?? source ?? ''}`}
        offers={offers}
        onSave={async () => saveReport(downloadSearchTermCsv.path, question)}
        onChange={change}
        empty={hidden ? null : empty}
        below={hidden ? <HiddenTerms row={hidden} writing={writing} /> : null}
      />
      {foot(read.data?.edges)}
    </>
  );
}

function termColumns(
  writing: ColumnWriting,
  view: ReportView,
  data: SearchTermList | undefined,
): GridColumn<SearchTermRow, SortName>[] {
  const { t } = writing;
  const source = ({ keyword, source: found }: SearchTermRow) =>
    keyword ?? (found === 'AUTO' ? t('searchMatch') : t('several'));
  return [
    {
      key: 'name',
      head: t('heads.searchTerm'),
      sortKey: 'name',
      cell: ({ term }) => term,
      total: t('total'),
      text: ({ term }) => term,
      exact: ({ term }) => term,
      onCard: 'title',
    },
    wordColumn('keyword', t('heads.foundBy'), 156, source),
    wordColumn('match', t('heads.match'), 92, ({ matchType }) => nameMatch(writing, matchType)),
    ...measureColumns<SearchTermRow>(writing, data, view.compare !== 'off'),
  ];
}
