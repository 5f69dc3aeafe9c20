import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newsTypes } from '@tapwright/contracts/news';
import { pageSizes } from '@tapwright/contracts/paging';
import { DataTable } from '@tapwright/ui/table/data-table';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Pager } from '@tapwright/ui/table/pager';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { Button } from '@tapwright/ui/forms/button';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type DeskQuery, staffNewsQuery } from '../api/staff-news.ts';
import { useNewsColumns } from '../use-news-columns.tsx';
import type { DeskPlace } from '../desk-place.ts';
import classes from './news-desk.module.css';

type Props = DeskQuery & { readonly onGo: (next: DeskPlace) => void };

export function NewsTable({ type, pageNum, pageSize, onGo }: Props) {
  const { t } = useTranslation('news');
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(
    staffNewsQuery({ type, pageNum, pageSize }),
  );
  const columns = useNewsColumns(dataUpdatedAt);
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  const kinds = newsTypes.map((value) => ({ value, label: t(`types.${value}`) }));

  return (
    <>
      <div className={classes.filters}>
        <Segmented
          label={t('list.kinds')}
          value={type ?? 'all'}
          options={[{ value: 'all', label: t('desk.all') }, ...kinds]}
          onChange={(next) => onGo({ type: next === 'all' ? undefined : next, pageNum: 1 })}
        />
        {total === 0 ? null : <AddButton />}
      </div>
      {error && data === undefined ? (
        <ViewFailed
          title={t('list.notRead')}
          text={t('list.safe')}
          error={error}
          onTryAgain={() => void refetch()}
        />
      ) : data?.total === 0 ? (
        <EmptyState title={t('desk.empty')} actions={<AddButton />}>
          {t('desk.emptyText')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('desk.label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ id }) => id}
          isBusy={isPlaceholderData}
        />
      )}
      {total === 0 ? null : (
        <div className={classes.foot}>
          <Pager
            page={pageNum}
            size={pageSize}
            sizes={pageSizes}
            pages={Math.max(1, Math.ceil(total / pageSize))}
            words={words}
            onChange={({ page, size }) => onGo({ pageNum: page, pageSize: size })}
          />
        </div>
      )}
    </>
  );
}

function AddButton() {
  const { t } = useTranslation('news');
  return (
    <Button variant="filled" render={<Link to="/staff" search={{ section: 'news', id: 'new' }} />}>
      {t('desk.add')}
    </Button>
  );
}
