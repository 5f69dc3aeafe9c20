import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ReportLevel } from '@tapwright/contracts/ad-columns';
import type { CampaignKindName } from '@tapwright/contracts/report-query';
import { formatCount } from '@tapwright/i18n/format-number';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { kindListQuery } from '../api/kind-list-query.ts';
import { nameColumn } from './name-column.tsx';
import type { ColumnWriting } from '../columns/measure-columns.tsx';
import { kindOf, nameKind } from '../filters/name-kind.ts';
import { prepareAudience } from './prepare-audience.ts';
import { prepareListQuestion } from '../question/prepare-question.ts';
import type { ReportProps } from '../question/report-props.ts';
import type { KindList, KindRow, SortName } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';
import { firstMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { useAppNames } from '../filters/use-campaign-words.ts';
import { useColumnWriting } from '../columns/use-column-writing.ts';
import type { AppNames } from '../filters/write-token.ts';
import type { Offers } from '../filters/filter-bar.tsx';
import classes from '../report.module.css';
import { ReportTable } from '../rows/report-table.tsx';

const sets = { delivery: ['rows', ...firstMeasures] };
const levels = ['campaign', 'adGroup', 'keyword'] as const;

type Props = ReportProps & {
  readonly of: { readonly level: ReportLevel; readonly offers: Offers; readonly isOnlyAccountZone?: true };
  readonly kind: CampaignKindName;
  readonly children?: ReactNode;
};

/** The rows of a list put together by app, storefront or campaign type; each leads to the rows in it. */
export function KindReport({ of, kind, state, place, children, views, empty, foot }: Props) {
  const { t } = useTranslation(['overview', 'adWords']);
  const { view, range, change } = state;
  const level = levels.find((one) => one === of.level) ?? 'campaign';
  const zoned = of.isOnlyAccountZone ? { ...view, zone: 'ORTZ' as const } : view;
  const { pageNum: _, pageSize: __, trend: ___, ...question } = prepareListQuestion(zoned, range, place);
  const { data, ...read } = useQuery(kindListQuery({ ...question, level, kind }));
  const writing = useColumnWriting(view.unit);
  const appNames = useAppNames(kind === 'app');
  const open = ({ value }: KindRow) => {
    const campaign = kindOf(kind, value);
    if (campaign) change({ by: undefined, campaigns: [...view.campaigns, campaign] });
  };
  const [name, ...columns] = useMemo(
    () => kindColumns(writing, view, kind, { data, appNames }),
    [writing, view, kind, data, appNames],
  );
  const shown = useMemo(() => data && prepareAudience(data.list, view), [data, view]);
  return (
    <>
      <ReportTable
        title={t(`adWords:columns.${kind}`)}
        isTitled
        state={state}
        views={views}
        view={view}
        days={view.days ?? range}
        read={{ ...read, data: shown }}
        columns={name ? [opened(name, open), ...columns] : columns}
        sets={sets}
        offers={of.offers}
        keyOf={({ value }) => value}
        onOpen={open}
        empty={empty}
      >
        {children}
      </ReportTable>
      {foot({ ...read, data }, level)}
    </>
  );
}

/** For the pointer; the keys of the table open a row as well. */
function opened(
  name: GridColumn<KindRow, SortName>,
  open: (row: KindRow) => void,
): GridColumn<KindRow, SortName> {
  const cell = (row: KindRow) =>
    row.value === '' ? (
      name.cell(row)
    ) : (
      <button type="button" className={classes.name} tabIndex={-1} onClick={() => open(row)}>
        {name.text(row)}
      </button>
    );
  return { ...name, cell };
}

type Known = { readonly data: KindList | undefined; readonly appNames: AppNames };

function kindColumns(
  writing: ColumnWriting,
  view: ReportView,
  kind: CampaignKindName,
  { data, appNames }: Known,
): GridColumn<KindRow, SortName>[] {
  const { t, language } = writing;
  const nameOf = ({ value }: KindRow) => nameKind(kind, value, { t, language, appNames });
  const count = (rows: number) => formatCount(language, rows);
  return [
    nameColumn(writing, t(`adWords:columns.${kind}`), nameOf),
    {
      key: 'rows',
      head: t('overview:kinds.rows'),
      width: 88,
      align: 'end',
      cell: ({ rows }) => <span className={classes.second}>{count(rows)}</span>,
      total: data && count(data.list.reduce((sum, { rows }) => sum + rows, 0)),
      text: ({ rows }) => String(rows),
    },
    ...measureColumns<KindRow>(writing, data, view.compare !== 'off'),
  ];
}
