import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { maxReportPage } from '@tapwright/contracts/report-query';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { negativesQuery } from '../api/report-queries.ts';
import type { ColumnWriting } from '../measure-columns.tsx';
import type { ReportProps } from '../report-props.ts';
import type { NegativeRow, SortName } from '../report-types.ts';
import { statusColumn, wordColumn, wordOf } from '../state-columns.tsx';
import { useColumnWriting } from '../use-column-writing.ts';
import { useMarked } from '../use-marked.ts';
import { ReportTable, type RowActions } from './report-table.tsx';

const firstColumns = ['status', 'matchType', 'level'];
const offers = { status: false, match: false };

type Props = Omit<ReportProps, 'foot'> & { readonly actions?: RowActions<NegativeRow> | undefined };

/** What an ad is not shown for: words of the ad group, and those of its campaign. */
export function NegativeReport({ state, place, empty, actions }: Props) {
  const { t } = useTranslation('overview');
  const { view, change } = state;
  const { teamId, campaignId, adGroupId } = place;
  const { name, pageNum, pageSize } = view;
  const isAll = pageSize === 'all';
  const read = useQuery(
    negativesQuery({
      teamId,
      campaignId,
      adGroupId,
      name: name === '' ? undefined : name,
      pageNum: isAll ? 1 : pageNum,
      pageSize: isAll ? maxReportPage : pageSize,
    }),
  );
  const data = useMarked(read.data, actions?.marksOf);
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => negativeColumns(writing), [writing]);
  return (
    <ReportTable
      title={t('tables.negatives')}
      isTitled
      view={{ ...view, statuses: [], matches: [], conditions: [] }}
      read={{ ...read, data }}
      columns={columns}
      firstColumns={firstColumns}
      keyOf={({ negativeKeywordId }) => negativeKeywordId}
      actions={actions}
      offers={offers}
      onChange={change}
      empty={empty}
    />
  );
}

function negativeColumns(writing: ColumnWriting): GridColumn<NegativeRow, SortName>[] {
  const { t } = writing;
  const { sortKey: _, ...status } = statusColumn<NegativeRow>(writing);
  return [
    {
      key: 'name',
      head: t('overview:heads.negative'),
      cell: ({ name }) => name,
      text: ({ name }) => name,
      exact: ({ name }) => name,
      onCard: 'title',
    },
    status,
    wordColumn('matchType', t('adWords:columns.matchType'), 120, ({ matchType }) =>
      wordOf('matchTypes', matchType, t),
    ),
    wordColumn('level', t('overview:heads.level'), 200, ({ adGroupId }) =>
      t(adGroupId === null ? 'adWords:columns.campaign' : 'adWords:columns.adGroup'),
    ),
  ];
}
