import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Pager } from '@tapwright/ui/table/pager';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { newsListQuery } from '../api/news-queries.ts';
import type { ListPlace } from '../list-place.ts';
import { writeDay } from '../write-day.ts';
import classes from './news-list.module.css';

type Props = ListPlace & { readonly onTurn: (next: { pageNum: number; pageSize: number }) => void };

/** Titles of one kind, page by page. */
export function NewsList({ type, pageNum, pageSize, onTurn }: Props) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { data, error, refetch } = useQuery(newsListQuery({ type, pageNum, pageSize, language }));
  const total = data?.total ?? 0;
  const words = usePagerWords(total);

  if (error && data === undefined) {
    return (
      <ViewFailed
        title={t('list.notRead')}
        text={t('list.safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (data?.total === 0) {
    return type === 'help' ? (
      <EmptyState title={t('list.emptyHelp')}>{t('list.emptyHelpText')}</EmptyState>
    ) : (
      <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-busy={data === undefined}>
        {data?.list.map(({ id, title, language: written, isPinned, publishedAt }) => (
          <li key={id}>
            <span className={classes.day}>
              <time dateTime={publishedAt}>{writeDay(language, publishedAt, zone)}</time>
              {isPinned ? <span>{t('list.pinned')}</span> : null}
            </span>
            <Link to="/news-details" search={{ id: String(id) }} lang={written}>
              {title}
            </Link>
          </li>
        )) ?? <Bars />}
      </ul>
      {total > Math.min(...pageSizes) ? (
        <Pager
          page={pageNum}
          size={pageSize}
          sizes={pageSizes}
          pages={Math.max(1, Math.ceil(total / pageSize))}
          words={words}
          onChange={({ page, size }) => onTurn({ pageNum: page, pageSize: size })}
        />
      ) : null}
    </>
  );
}

function Bars() {
  return [64, 48, 56].map((width) => (
    <li key={width}>
      <Skeleton width={80} />
      <Skeleton width={`${width}%`} />
    </li>
  ));
}
