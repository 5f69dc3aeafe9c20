import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pageSizes } from '@tapwright/contracts/paging';
import { rateFilters, ratedCurrencies } from '@tapwright/contracts/typed-rates';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ratesQuery } from '../api/rates.ts';
import type { RatesQuery } from '../keys.ts';
import { useRateColumns } from '../use-rate-columns.tsx';
import { useWriteInstant } from '../use-write-instant.ts';
import classes from './accounts-desk.module.css';
import { RateDetails } from './rate-details.tsx';
import { WaitingRates } from './waiting-rates.tsx';

const TypeRateDialog = lazy(async () => ({
  default: (await import('./type-rate-dialog.tsx')).TypeRateDialog,
}));

const currencies = ratedCurrencies.map((value) => ({ value, label: value }));

/** The rate of each day and whose it is; days without one by name, and the way to type one in by two people. */
export function RatesDesk() {
  const { t } = useTranslation('staff');
  const [query, ask] = useState<RatesQuery>({ currency: 'USD', show: 'all', pageNum: 1, pageSize: 20 });
  const [typing, type] = useState<string>();
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(ratesQuery(query));
  const write = useWriteInstant(dataUpdatedAt);
  const columns = useRateColumns(query.currency);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  const turn = (next: Partial<RatesQuery>) => ask({ ...query, pageNum: 1, ...next });
  return (
    <>
      <Filters query={query} gaps={data?.gaps} onTurn={turn} onType={() => type('')} />
      <WaitingRates write={write} />
      {error && data === undefined ? (
        <ViewFailed title={t('rates.notRead')} text="" error={error} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <EmptyState title={t('rates.empty')}>{t('rates.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('rates.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ day }) => day}
          isBusy={isPlaceholderData}
          details={(rate) => <RateDetails rate={rate} write={write} onType={() => type(rate.day)} />}
        />
      )}
      {total === 0 ? null : (
        <div className={classes.foot}>
          <Pager
            page={query.pageNum}
            size={query.pageSize}
            sizes={pageSizes}
            pages={Math.max(1, Math.ceil(total / query.pageSize))}
            words={words}
            onChange={({ page, size }) => ask({ ...query, pageNum: page, pageSize: size })}
          />
        </div>
      )}
      <Suspense>
        {typing === undefined ? null : (
          <TypeRateDialog currency={query.currency} day={typing} onClose={() => type(undefined)} />
        )}
      </Suspense>
    </>
  );
}

type FilterProps = {
  readonly query: RatesQuery;
  readonly gaps: number | undefined;
  readonly onTurn: (next: Partial<RatesQuery>) => void;
  readonly onType: () => void;
};

function Filters({ query, gaps, onTurn, onType }: FilterProps) {
  const { t } = useTranslation('staff');
  return (
    <div className={classes.filters}>
      <Picker
        label={t('rates.currency')}
        value={query.currency}
        options={currencies}
        onChange={(currency) => onTurn({ currency })}
      />
      <Segmented
        label={t('rates.show.label')}
        value={query.show}
        options={rateFilters.map((value) => ({ value, label: t(`rates.show.${value}`) }))}
        onChange={(show) => onTurn({ show })}
      />
      <Button onClick={onType}>{t('rates.type.action')}</Button>
      {gaps === undefined ? null : <span className={classes.id}>{t('rates.gaps', { count: gaps })}</span>}
    </div>
  );
}
