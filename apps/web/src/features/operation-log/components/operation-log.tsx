import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayIn } from '@tapwright/domain/zones';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { operationsQuery } from '../api/operations-query.ts';
import { daysOf } from '../../../platform/fields/period.ts';
import type { LogScope } from '../log-filter.ts';
import { useLogFilter } from '../use-log-filter.ts';
import { LogFilterBar, type LogPerson } from './log-filter-bar.tsx';
import { LogFoot } from './log-foot.tsx';
import { NothingLogged } from './nothing-logged.tsx';
import { OperationTable } from './operation-table.tsx';

const noFilter = {
  type: 'all',
  object: undefined,
  userId: undefined,
  period: { preset: 'thisYear' },
} as const;

type Props = {
  readonly scope: LogScope;
  /** Whose rows a whole team's can be cut down to. */
  readonly people?: readonly LogPerson[];
};

/** Filter, table and pages; the page around it says whose log it is. Needs the messages `operationLog` and `lists`. */
export function OperationLog({ scope, people = [] }: Props) {
  const { t } = useTranslation('operationLog');
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [now, setNow] = useState(() => new Date());
  const today = dayIn(zone, now);
  const [filter, change] = useLogFilter(today);
  const { type, object, userId, pageNum, pageSize } = filter;
  const days = daysOf(filter.period, today);
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useQuery(
    operationsQuery(scope, { type, object, userId, pageNum, pageSize, days, zone }, useLanguage()),
  );
  const isFailed = error !== null && data === undefined;
  const refresh = () => {
    setNow(new Date());
    void refetch();
  };

  return (
    <>
      <LogFilterBar
        filter={filter}
        today={today}
        zone={zone}
        people={people}
        hasObjects={scope.teamId !== undefined}
        onChange={change}
      />
      {isFailed ? (
        <ViewFailed title={t('failed.title')} text={t('failed.text')} error={error} onTryAgain={refresh} />
      ) : null}
      {data?.total === 0 ? <NothingLogged onReset={() => change(noFilter)} /> : null}
      {data?.total === 0 || isFailed ? null : (
        <OperationTable rows={data?.list} expectedRows={pageSize} isBusy={isPlaceholderData} zone={zone} />
      )}
      {data ? (
        <LogFoot
          total={data.total}
          pageNum={pageNum}
          pageSize={pageSize}
          readAt={new Date(dataUpdatedAt)}
          zone={zone}
          onPage={change}
          onRefresh={refresh}
        />
      ) : null}
    </>
  );
}
