import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { downloadNegativeCsv } from '@tapwright/contracts/keywords';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { saySame, useSame } from '../../../platform/use-same.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { negativesQuery } from '../api/keyword-list-queries.ts';
import type { ColumnWriting } from '../columns/measure-columns.tsx';
import { inAdGroup } from './in-ad-group.tsx';
import { nameColumn } from './name-column.tsx';
import { listAll } from '../rows/list-all.ts';
import { type Place, prepareNegativesQuestion } from '../question/prepare-question.ts';
import type { ReportProps } from '../question/report-props.ts';
import type { NegativeRow, SortName } from '../question/report-types.ts';
import { settingColumns, wordColumn } from '../columns/state-columns.tsx';
import { useColumnWriting } from '../columns/use-column-writing.ts';
import { useListRead } from '../rows/use-list-read.ts';
import { useMarked } from '../rows/use-marked.ts';
import { ReportTable, type RowActions } from '../rows/report-table.tsx';

/** What a phone says of one besides its state. */
const onCards = new Set(['matchType', 'level']);

const sets = { delivery: ['status', 'matchType', 'level', 'campaignType', 'countries'] };
const offers = ['status', 'matchType', 'archived', 'campaignName', 'adGroupName'] as const;

const keyOf = ({ negativeKeywordId }: NegativeRow) => negativeKeywordId;

type Props = Omit<ReportProps, 'foot'> & {
  readonly actions?: RowActions<NegativeRow> | undefined;
  /** Next to the title. */
  readonly children?: ReactNode;
};

/** What ads are not shown for: in an ad group its own words and those of its campaign, else all in scope. */
export function NegativeReport({ state, place, empty, actions, views, children }: Props) {
  const { t } = useTranslation('overview');
  const { view } = state;
  const own = useSame(place, saySame);
  const question = useMemo(() => prepareNegativesQuestion(view, own), [view, own]);
  const queryClient = useQueryClient();
  const read = useListRead(negativesQuery, question);
  const data = useMarked(read.data, actions?.marksOf);
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => negativeColumns(writing, own), [writing, own]);
  return (
    <ReportTable
      title={t('tables.negatives')}
      isTitled
      state={state}
      views={views}
      view={{
        ...view,
        days: undefined,
        conditions: [],
        sort: { key: question.sortBy, order: question.sortOrder },
      }}
      read={{ ...read, data }}
      columns={columns}
      sets={sets}
      keyOf={keyOf}
      actions={actions}
      offers={offers}
      onSave={async () =>
        (await import('../api/save-report.ts')).saveReport(downloadNegativeCsv.path, question)
      }
      onAll={async () => listAll((page) => queryClient.fetchQuery(negativesQuery({ ...question, ...page })))}
      empty={empty}
    >
      {children}
    </ReportTable>
  );
}

/** With the name of a campaign in it. */
const inheritedWidth = 320;

function negativeColumns(writing: ColumnWriting, place: Place): GridColumn<NegativeRow, SortName>[] {
  const { t } = writing;
  const isInherited = ({ adGroupId }: NegativeRow) => adGroupId === null && place.adGroupId !== undefined;
  const { total: _, ...name } = nameColumn<NegativeRow>(
    writing,
    t('overview:heads.negative'),
    (row) => row.name,
  );
  const [, ...settings] = settingColumns<NegativeRow>('negativeKeyword', writing);
  const columns: GridColumn<NegativeRow, SortName>[] = [
    inAdGroup(name, place),
    wordColumn(
      'level',
      t('overview:heads.level'),
      place.adGroupId === undefined ? 200 : inheritedWidth,
      (row) => {
        if (isInherited(row)) return t('overview:inheritedFrom', { campaign: row.campaignName });
        return t(row.adGroupId === null ? 'adWords:columns.campaign' : 'adWords:columns.adGroup');
      },
    ),
    ...settings,
  ];
  return columns.map((column) => (onCards.has(column.key) ? { ...column, onCard: 'fact' as const } : column));
}
