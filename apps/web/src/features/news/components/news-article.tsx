import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nameLanguage } from '@tapwright/i18n/name-language';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { newsQuery } from '../api/news-queries.ts';
import { writeDay } from '../write-day.ts';
import { Markdown } from './markdown.tsx';
import classes from './news-article.module.css';

/** One text, in the reader's language or the nearest that was written. */
export function NewsArticle({ id }: { readonly id: number }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { data, error, refetch } = useQuery(newsQuery(id, language));

  if (error instanceof CallFailure && error.is('notFound', 'badInput')) {
    return (
      <EmptyState title={t('details.notFound')} actions={<BackTo type="news" />}>
        {t('details.notFoundText')}
      </EmptyState>
    );
  }
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
  if (data === undefined) return <Bars />;
  return (
    <article className={classes.article}>
      {data.type === 'agreement' ? null : <BackTo type={data.type} />}
      <div lang={data.language}>
        <h1 className={classes.title}>{data.title}</h1>
        <p className={classes.facts}>
          <time dateTime={data.publishedAt}>{writeDay(language, data.publishedAt, zone)}</time>
        </p>
        {data.language === language ? null : (
          <p className={classes.note} lang={language}>
            {t('details.otherLanguage', {
              wanted: nameLanguage(language, language),
              shown: nameLanguage(language, data.language),
            })}
          </p>
        )}
        <Markdown text={data.body} />
      </div>
    </article>
  );
}

function BackTo({ type }: { readonly type: string }) {
  const { t } = useTranslation('news');
  return (
    <Link to="/news-list" search={type === 'help' ? { type } : {}} className="tw-link">
      {type === 'help' ? t('details.allHelp') : t('details.allNews')}
    </Link>
  );
}

function Bars() {
  return (
    <div className={classes.article} aria-busy>
      <Skeleton width={320} height={20} />
      <Skeleton width={96} />
      <Skeleton width="100%" />
      <Skeleton width="88%" />
    </div>
  );
}
