import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './home-page.module.css';

export type NewsLine = {
  readonly id: string;
  /** The day as the reader's language writes it. */
  readonly day: string;
  /** The title as a link to its page. */
  readonly title: ReactNode;
};

export function HomeNews({ lines }: { readonly lines: readonly NewsLine[] }) {
  const { t } = useTranslation('home');
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('news.title')}</h2>
      <ul className={classes.news}>
        {lines.map(({ id, day, title }) => (
          <li key={id}>
            <time className={classes.quiet}>{day}</time>
            {title}
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Link to="/news-list" className="tw-link">
          {t('news.all')}
        </Link>
      </p>
    </section>
  );
}
