import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { audienceQuery } from '../api/report-queries.ts';
import { nameColumn } from './name-column.tsx';
import type { ColumnWriting } from '../columns/measure-columns.tsx';
import { nameAudience } from './name-audience.ts';
import { prepareAudience } from './prepare-audience.ts';
import { prepareAudienceQuestion } from '../question/prepare-question.ts';
import type { ReportProps } from '../question/report-props.ts';
import type { Audience, AudienceDimension, AudienceRow, SortName } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';
import { firstMeasures, measureColumns } from '../columns/standard-columns.tsx';
import { useColumnWriting } from '../columns/use-column-writing.ts';
import classes from '../report.module.css';
import { ReportTable } from '../rows/report-table.tsx';
import { ZoneNotice } from '../question/zone-notice.tsx';

const sets = { delivery: ['share', ...firstMeasures] };

type Props = ReportProps & { readonly by: AudienceDimension; readonly children?: ReactNode };

/** Who was reached, by device, age, gender or country. */
export function AudienceReport({ state, place, by, children, views, empty, foot }: Props) {
  const { t } = useTranslation(['overview', 'adWords']);
  const { view, range } = state;
  const { data, ...read } = useQuery(audienceQuery(prepareAudienceQuestion(view, range, place, by)));
  const writing = useColumnWriting(view.unit);
  const columns = useMemo(() => audienceColumns(writing, view, by, data), [writing, view, by, data]);
  const shown = useMemo(() => data && prepareAudience(data.list, view), [data, view]);
  return (
    <>
      {view.zone === 'UTC' ? <ZoneNotice /> : null}
      <ReportTable
        title={t('adWords:levels.audience')}
        state={state}
        views={views}
        view={{ ...view, days: undefined, name: '', adGroupName: '', settings: [], conditions: [] }}
        days={range}
        read={{ ...read, data: shown }}
        columns={columns}
        sets={sets}
        keyOf={({ value }) => value}
        empty={empty}
      >
        {children}
      </ReportTable>
      {foot({ ...read, data }, 'audience')}
    </>
  );
}

function audienceColumns(
  writing: ColumnWriting,
  view: ReportView,
  by: AudienceDimension,
  data: Audience | undefined,
): GridColumn<AudienceRow, SortName>[] {
  const { t, language, write } = writing;
  const whole = data?.totals.localSpendAmount ?? 0;
  const share = ({ localSpendAmount }: AudienceRow) => (whole === 0 ? 0 : (localSpendAmount ?? 0) / whole);
  return [
    nameColumn(writing, t(`adWords:columns.${by}`), ({ value }) => nameAudience(by, value, { t, language })),
    {
      key: 'share',
      head: t('overview:heads.share'),
      unit: '%',
      width: 148,
      align: 'end',
      cell: (row) => (
        <span className={classes.share}>
          <span className={classes.shareBar} aria-hidden>
            <span style={{ width: `${100 * share(row)}%` }} />
          </span>
          {write.figure(100 * share(row), 1)}
        </span>
      ),
      text: (row) => (100 * share(row)).toFixed(1),
    },
    ...measureColumns<AudienceRow>(writing, data, view.compare !== 'off'),
  ];
}
