import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { newsListQuery } from '../../../features/news/api/news-queries.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PublicAside } from '../../shell/public-aside.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import classes from './agreement-page.module.css';

const NewsArticle = lazy(async () => ({
  default: (await import('../../../features/news/components/news-article.tsx')).NewsArticle,
}));

const sections = z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) }));

/** The agreement that staff have published; until there is one, the text that comes with the product. */
export function AgreementPage() {
  const language = useLanguage();
  const { data, isPending } = useQuery(
    newsListQuery({ type: 'agreement', pageNum: 1, pageSize: 1, language }),
  );
  const published = data?.list[0];
  return (
    <PublicFrame aside={<PublicAside />}>
      {published ? (
        <Suspense>
          <NewsArticle id={published.id} />
        </Suspense>
      ) : isPending ? null : (
        <BuiltInAgreement />
      )}
    </PublicFrame>
  );
}

function BuiltInAgreement() {
  const { t, i18n } = useTranslation(['agreement', 'privacy']);
  const operator = t('operator');
  const list = i18n.getFixedT(i18n.language);
  const sectionsOf = (key: string) => z.parse(sections, list(key, { returnObjects: true, operator }));
  return (
    <article className={classes.text}>
      <h1 className={classes.title}>{t('title')}</h1>
      <Sections of={sectionsOf('agreement:sections')} />
      <h1 className={classes.title}>{t('privacy:title')}</h1>
      <Sections of={sectionsOf('privacy:sections')} />
    </article>
  );
}

function Sections({ of }: { readonly of: z.output<typeof sections> }) {
  return of.map(({ heading, paragraphs }) => (
    <section key={heading} className={classes.section}>
      <h2 className={classes.heading}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  ));
}
