import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type StatementFilter, type StatementRow, statementFilters } from '@tapwright/contracts/ledger';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { RangeField } from '@tapwright/ui/forms/range-field';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { statementQuery } from '../api/ledger.ts';
import type { StatementShown } from '../keys.ts';
import { useStatementColumns } from '../use-statement-columns.tsx';
import { useStatementRange } from '../use-statement-range.ts';
import { SaveStatement } from './save-statement.tsx';
import { StatementEnds } from './statement-ends.tsx';
import classes from './statement-view.module.css';

/** What was booked, newest first, with the balances after each. */
export function StatementView({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('finance');
  const [show, setShow] = useState<StatementFilter>('all');
  const { field, shown: days } = useStatementRange();
  const shown = { show, ...days };
  const { data, place, error, refetch, isPlaceholderData } = useStatement(teamId, shown);
  const total = data?.total ?? 0;
  if (error && data === undefined)
    return (
      <ViewFailed title={t('statement.failed')} text="" error={error} onTryAgain={() => void refetch()} />
    );
  return (
    <>
      <div className={classes.tools}>
        <span className={classes.filters}>
          <RangeField {...field} />
          <Segmented
            label={t('statement.show.label')}
            value={show}
            options={statementFilters.map((value) => ({ value, label: t(`statement.show.${value}`) }))}
            onChange={setShow}
          />
        </span>
        {total === 0 ? null : <SaveStatement teamId={teamId} shown={shown} />}
      </div>
      {data?.days ? <StatementEnds days={data.days} /> : null}
      {data?.total === 0 ? (
        <EmptyState title={t(data.days ? 'statement.none' : 'statement.empty')}>
          {data.days ? null : t('statement.emptyText')}
        </EmptyState>
      ) : (
        <Rows rows={data?.list} isBusy={isPlaceholderData} />
      )}
      <StatementPager {...place} total={total} />
    </>
  );
}

function Rows({ rows, isBusy }: { readonly rows: StatementRow[] | undefined; readonly isBusy: boolean }) {
  const { t } = useTranslation('finance');
  const columns = useStatementColumns();
  return (
    <DataTable
      label={t('statement.file')}
      columns={columns}
      rows={rows}
      keyOf={({ number }) => number}
      isBusy={isBusy}
    />
  );
}

type PagerProps = {
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly onChange: (next: { page: number; size: number }) => void;
};

function StatementPager({ total, size, ...pager }: PagerProps) {
  const words = usePagerWords(total);
  if (total <= pageSizes[0]) return null;
  return (
    <div className={classes.foot}>
      <Pager {...pager} size={size} sizes={pageSizes} pages={Math.ceil(total / size)} words={words} />
    </div>
  );
}

/** Whatever else is shown begins at its first page. */
function useStatement(teamId: number, shown: StatementShown) {
  const of = Object.values(shown).join(' ');
  const [turned, setTurned] = useState<{ page: number; size: number; of: string }>({
    page: 1,
    size: defaultPageSize,
    of,
  });
  const { size } = turned;
  const page = turned.of === of ? turned.page : 1;
  const query = useQuery(statementQuery(teamId, { ...shown, pageNum: page, pageSize: size }));
  const onChange = (next: { page: number; size: number }) => setTurned({ ...next, of });
  return { ...query, place: { page, size, onChange } };
}
