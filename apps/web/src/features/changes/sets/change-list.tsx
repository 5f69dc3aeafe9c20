import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { changeOrigins } from '@tapwright/contracts/change-set-view';
import type { TeamView } from '@tapwright/contracts/teams';
import type { Day } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { PeriodField } from '../../../platform/fields/period-field.tsx';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useSession } from '../../../platform/person/session.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetsQuery } from '../api/change-queries.ts';
import { type ChangeFilter, changeTabs, filterQuery, isWaiting } from './change-filter.ts';
import { useChangeFilter } from './use-change-filter.ts';
import { useSetColumns } from './use-set-columns.tsx';
import { ChangePager } from './change-pager.tsx';
import { SaveChanges } from '../drafts/save-changes.tsx';
import classes from './change-list.module.css';

const OutsideList = lazy(async () => ({ default: (await import('./outside-list.tsx')).OutsideList }));

/** Every set with something in scope, the newest first: who, when, what, and how it ended; and what was changed outside. */
export function ChangeList({ team }: { readonly team: TeamView }) {
  const ownId = useSession()?.user?.userId;
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const today = dayIn(zone, useMoment());
  const [filter, change] = useChangeFilter(today);
  const asked = { teamId: team.teamId, ...filterQuery(filter, { ownId, today, zone }) };
  const bar = { filter, today, zone, onChange: change };
  if (filter.tab === 'outside')
    return (
      <>
        <FilterBar {...bar} />
        <Suspense>
          <OutsideList asked={asked} {...filter} onPage={change} />
        </Suspense>
      </>
    );
  return <SetList team={team} asked={asked} bar={bar} />;
}

type SetListProps = {
  readonly team: TeamView;
  readonly asked: { readonly teamId: number } & ReturnType<typeof filterQuery>;
  readonly bar: Omit<BarProps, 'children'>;
};

function SetList({ team, asked, bar }: SetListProps) {
  const { t } = useTranslation('changes');
  const { filter, onChange } = bar;
  const { pageNum, pageSize } = filter;
  const read = useQuery(changeSetsQuery({ ...asked, pageNum, pageSize }));
  const { data, error, refetch } = read;
  const columns = useSetColumns(team);
  const isFailed = error !== null && data === undefined;
  return (
    <>
      <FilterBar {...bar}>
        {data === undefined || data.total === 0 ? null : <SaveChanges asked={asked} />}
      </FilterBar>
      {isFailed ? (
        <ViewFailed
          title={t('list.failed')}
          text={t('panel.safe')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : null}
      {data?.total === 0 ? <Nothing filter={filter} onReset={() => onChange(everything)} /> : null}
      {isFailed || data?.total === 0 ? null : (
        <DataTable
          label={t('list.title')}
          columns={columns}
          rows={data?.list}
          keyOf={({ changeSetId }) => changeSetId}
          expectedRows={pageSize}
          isBusy={read.isPlaceholderData}
        />
      )}
      {data === undefined || data.total === 0 ? null : (
        <ChangePager {...filter} total={data.total} onPage={onChange} />
      )}
    </>
  );
}

const everything = { tab: 'all', origin: undefined, period: { preset: 'thisYear' } } as const;

type BarProps = {
  readonly filter: ChangeFilter;
  readonly today: Day;
  readonly zone: string;
  readonly onChange: (next: Partial<ChangeFilter>) => void;
  readonly children?: ReactNode;
};

function FilterBar({ filter, today, zone, onChange, children }: BarProps) {
  const { t } = useTranslation('changes');
  return (
    <div className={classes.filters}>
      <div className={classes.tabs}>
        <Segmented
          label={t('list.filter')}
          value={filter.tab}
          options={changeTabs.map((value) => ({ value, label: t(`list.tabs.${value}`) }))}
          onChange={(tab) => onChange({ tab })}
        />
      </div>
      {filter.tab === 'outside' ? null : (
        <Picker
          label={t('list.origin')}
          value={filter.origin ?? 'all'}
          options={[
            { value: 'all', label: t('list.allOrigins') },
            ...changeOrigins.map((value) => ({ value, label: t(`origins.${value}`) })),
          ]}
          onChange={(origin) => onChange({ origin: changeOrigins.find((one) => one === origin) })}
        />
      )}
      {isWaiting(filter.tab) ? null : (
        <PeriodField
          period={filter.period}
          today={today}
          zone={zone}
          onChange={(period) => onChange({ period })}
        />
      )}
      {children}
    </div>
  );
}

function Nothing({ filter, onReset }: { readonly filter: ChangeFilter; readonly onReset: () => void }) {
  const { t } = useTranslation('changes');
  const isWhole = 'preset' in filter.period && filter.period.preset === everything.period.preset;
  if (isWhole && filter.tab === 'all' && filter.origin === undefined)
    return <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>;
  const isOnlyShort = filter.tab === 'all' && filter.origin === undefined;
  return (
    <EmptyState
      title={t(isOnlyShort ? 'list.quiet' : 'list.nothing')}
      actions={
        <Button variant="filled" onClick={onReset}>
          {t('list.reset')}
        </Button>
      }
    >
      {t(isOnlyShort ? 'list.quietText' : 'list.nothingText')}
    </EmptyState>
  );
}
