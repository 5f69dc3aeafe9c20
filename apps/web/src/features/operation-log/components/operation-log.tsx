import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '@tapwright/domain/zones';
import { ViewFailed } from '../../../platform/view-failed.tsx';
import { usePersonalSetting } from '../../../platform/use-personal-setting.ts';
import { operationsQuery } from '../api/operations-query.ts';
import { daysOf, type LogScope } from '../log-filter.ts';
import { useLogFilter } from '../use-log-filter.ts';
import { LogFilterBar } from './log-filter-bar.tsx';
import { LogFoot } from './log-foot.tsx';
import { NothingLogged } from './nothing-logged.tsx';
import { OperationTable } from './operation-table.tsx';

/** Filter, table and pages; the page around it says whose log it is. Needs the messages `operationLog` and `lists`. */
export function OperationLog({ scope }: { readonly scope: LogScope }) {
  const { t } = useTranslation('operationLog');
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [now, setNow] = useState(() => new Date());
  const today = dayIn(zone, now);
  const [filter, change] = useLogFilter(today);
  const { type, pageNum, pageSize } = filter;
  const days = daysOf(filter.period, today);
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useQuery(
    operationsQuery(scope, { type, pageNum, pageSize, days, zone }),
  );
  const isFailed = error !== null && data === undefined;
  const refresh = () => {
    setNow(new Date());
    void refetch();
  };

  return (
    <>
      <LogFilterBar filter={filter} days={days} today={today} zone={zone} onChange={change} />
      {isFailed ? (
        <ViewFailed title={t('failed.title')} text={t('failed.text')} error={error} onTryAgain={refresh} />
      ) : null}
      {data?.total === 0 ? (
        <NothingLogged onReset={() => change({ type: 'all', period: { preset: 'thisYear' } })} />
      ) : null}
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
