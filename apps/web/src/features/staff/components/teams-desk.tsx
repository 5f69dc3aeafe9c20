import { useQuery } from '@tanstack/react-query';
import { pageSizes } from '@tapwright/contracts/paging';
import { searchDebounceMs } from '@tapwright/contracts/limits';
import { teamFilters } from '@tapwright/contracts/staff-teams';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { SearchField } from '@tapwright/ui/forms/search-field';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { staffTeamsQuery } from '../api/teams.ts';
import type { TeamsQuery } from '../keys.ts';
import { type LinkToTeam, useTeamColumns } from '../use-team-columns.tsx';
import { useWriteInstant } from '../use-write-instant.ts';
import classes from './accounts-desk.module.css';

type Props = {
  readonly query: TeamsQuery;
  readonly onAsk: (next: Partial<TeamsQuery>) => void;
  readonly linkTo: LinkToTeam;
};

/** Every team of the platform, to read. */
export function TeamsDesk({ query, onAsk, linkTo }: Props) {
  const { t } = useTranslation('staff');
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(staffTeamsQuery(query));
  const columns = useTeamColumns(linkTo, useWriteInstant(dataUpdatedAt));
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          restMs={searchDebounceMs}
          label={t('teams.search')}
          searched={query.search}
          onSearch={(search) => onAsk({ search, pageNum: 1 })}
        />
        <Segmented
          label={t('teams.currency')}
          value={query.currency}
          options={teamFilters.map((value) => ({
            value,
            label: value === 'all' ? t('accounts.states.all') : value,
          }))}
          onChange={(currency) => onAsk({ currency, pageNum: 1 })}
        />
      </div>
      {error && data === undefined ? (
        <ViewFailed title={t('teams.notRead')} text="" error={error} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <EmptyState title={t('teams.empty')}>{t('teams.emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('teams.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ teamId }) => teamId}
          isBusy={isPlaceholderData}
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
    </>
  );
}
