import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '@tapwright/ui/layout/brand-mark';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { LanguageList } from './language-list.tsx';
import classes from './public-frame.module.css';

const year = new Date().getFullYear();

type Props = {
  readonly children: ReactNode;
  /** At the right end of the head, such as the way to another page of this kind. */
  readonly aside?: ReactNode;
};

/** Around every page that needs no sign-in. */
export function PublicFrame({ children, aside }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link to="/home" className={classes.brand}>
          <BrandMark name={t('product')} />
        </Link>
        {aside ? <div className={classes.aside}>{aside}</div> : null}
      </header>
      <main className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.foot}>
        <span className={classes.owner}>{t('footer.owner', { year })}</span>
        <Link to="/news-list">{t('pages.newsList')}</Link>
        <Link to="/account">{t('footer.agreement')}</Link>
        <LanguageList />
      </footer>
    </div>
  );
}
