import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pageSizes } from '@tapwright/contracts/paging';
import { accountStates, type StaffAccount } from '@tapwright/contracts/staff';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import { DataTable } from '@tapwright/ui/table/data-table';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Pager } from '@tapwright/ui/table/pager';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { SearchField } from '@tapwright/ui/forms/search-field';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { accountsQuery } from '../api/accounts.ts';
import type { AccountsQuery } from '../keys.ts';
import type { AccountAction } from '../list-actions.ts';
import { useAccountColumns } from '../use-account-columns.tsx';
import classes from './accounts-desk.module.css';
import { AccountDetails } from './account-details.tsx';

const ActionDialog = lazy(async () => ({ default: (await import('./action-dialog.tsx')).ActionDialog }));

type Chosen = { account: StaffAccount; action: AccountAction };
type Props = {
  readonly query: AccountsQuery;
  readonly onAsk: (next: Partial<AccountsQuery>) => void;
};

/** Every account of the platform, and what staff may do with it. */
export function AccountsDesk({ query, onAsk }: Props) {
  const { t } = useTranslation('staff');
  const [chosen, choose] = useState<Chosen>();
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(accountsQuery(query));
  const columns = useAccountColumns({ readAt: dataUpdatedAt, onChoose: choose });
  const total = data?.total ?? 0;
  const words = usePagerWords(total);

  return (
    <>
      <div className={classes.filters}>
        <SearchField
          restMs={searchDebounceMs}
          label={t('accounts.search')}
          searched={query.search}
          onSearch={(search) => onAsk({ search, pageNum: 1 })}
        />
        <Segmented
          label={t('accounts.states.label')}
          value={query.state}
          options={accountStates.map((value) => ({ value, label: t(`accounts.states.${value}`) }))}
          onChange={(state) => onAsk({ state, pageNum: 1 })}
        />
      </div>
      {error && data === undefined ? (
        <ViewFailed
          title={t('accounts.notRead')}
          text={t('accounts.safe')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : data?.total === 0 ? (
        <EmptyState title={t('accounts.empty')}>{t('accounts.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('accounts.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ userId }) => userId}
          isBusy={isPlaceholderData}
          details={(account) => <AccountDetails {...account} readAt={dataUpdatedAt} />}
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
            onChange={({ page, size }) => onAsk({ pageNum: page, pageSize: size })}
          />
        </div>
      )}
      <Suspense>{chosen ? <ActionDialog {...chosen} onClose={() => choose(undefined)} /> : null}</Suspense>
    </>
  );
}
