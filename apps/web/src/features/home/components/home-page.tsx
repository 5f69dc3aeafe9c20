import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isLanguage } from '@tapwright/i18n/languages';
import { BrandMark } from '@tapwright/ui/layout/brand-mark';
import { Button } from '@tapwright/ui/forms/button';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { HomeNews } from './home-news.tsx';
import type { NewsLine } from './home-news.tsx';
import classes from './home-page.module.css';
import { SampleBidChanges } from './sample-bid-changes.tsx';
import { SampleLog } from './sample-log.tsx';
import { SampleOverview } from './sample-overview.tsx';
import { WaysToRun } from './ways-to-run.tsx';

const year = new Date().getFullYear();

type Props = {
  /** The language switch of the head. */
  readonly languageMenu?: ReactNode;
  /** The five names at the foot. */
  readonly languageList: ReactNode;
  /** Somebody who is signed in goes on to the console; nobody gets in while it is closed. */
  readonly wayIn: 'signIn' | 'open' | 'none';
  /** The way to a new account is offered. */
  readonly canRegister?: boolean;
  readonly news?: readonly NewsLine[];
  /** The way to customer service, where there is one. */
  readonly support?: ReactNode;
};

const waysId = 'ways';

export function HomePage(props: Props) {
  const { languageMenu, languageList, wayIn, canRegister = false, news = [], support } = props;
  const { t, i18n } = useTranslation('home');
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  const write = useMemo(() => figureWriter(language), [language]);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <BrandMark name={t('product')} size={22} />
        <HeadLinks />
        <span className={classes.ways}>
          {support}
          {languageMenu}
          {/* On a phone the first button below says the same, and there is no room for both and the support. */}
          <span className={wayIn === 'open' && support ? classes.wideOnly : classes.wayIn}>
            <WayIn to={wayIn} />
          </span>
          {canRegister ? (
            <span className={classes.wideOnly}>
              <CreateAccount size="sm" />
            </span>
          ) : null}
        </span>
      </header>
      <main tabIndex={-1} className={classes.main}>
        <section className={classes.hero}>
          <h1 className={classes.first}>{t('hero.title')}</h1>
          <p className={classes.lead}>{t('hero.lead')}</p>
          <p className={classes.start}>
            {canRegister ? <CreateAccount size="lg" /> : null}
            <WayIn to={wayIn} size="lg" variant={canRegister ? 'default' : 'filled'} />
          </p>
        </section>
        <SampleOverview />
        <section className={classes.section}>
          <h2 id={waysId} tabIndex={-1} className={classes.heading}>
            {t('ways.title')}
          </h2>
          <p className={classes.text}>{t('ways.lead')}</p>
          <WaysToRun />
        </section>
        <Proof title={t('seen.title')} lead={t('seen.lead')}>
          <SampleBidChanges write={write} />
        </Proof>
        <Proof title={t('part.title')} lead={t('part.lead')}>
          <SampleLog write={write} />
        </Proof>
        {news.length > 0 ? <HomeNews lines={news} /> : null}
      </main>
      <HomeFoot languageList={languageList} />
    </div>
  );
}

/** The address of a page is its hash, so a place in it is gone to by a press. */
function HeadLinks() {
  const { t } = useTranslation('home');
  const goToWays = () => {
    const heading = document.getElementById(waysId);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className={classes.links} aria-label={t('head.label')}>
      <button type="button" onClick={goToWays}>
        {t('head.ways')}
      </button>
      <Link to="/news-list">{t('news.title')}</Link>
    </nav>
  );
}

type WayInProps = {
  readonly to: Props['wayIn'];
  readonly size?: 'sm' | 'lg';
  readonly variant?: 'default' | 'filled';
};

function WayIn({ to, size = 'sm', variant = 'default' }: WayInProps) {
  const { t } = useTranslation('home');
  if (to === 'none') return null;
  return (
    <Button render={<Link to="/login" />} size={size} variant={variant}>
      {to === 'open' ? t('open') : t('signIn')}
    </Button>
  );
}

function CreateAccount({ size }: { readonly size: 'sm' | 'lg' }) {
  const { t } = useTranslation('home');
  return (
    <Button render={<Link to="/login" search={{ mode: 'register' }} />} size={size} variant="filled">
      {t('createAccount')}
    </Button>
  );
}

type ProofProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

function Proof({ title, lead, children }: ProofProps) {
  return (
    <section className={classes.proof}>
      <div>
        <h2 className={classes.heading}>{title}</h2>
        <p className={classes.text}>{lead}</p>
      </div>
      {children}
    </section>
  );
}

function HomeFoot({ languageList }: { readonly languageList: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <footer className={classes.foot}>
      <span className={classes.quiet}>{t('foot.owner', { year })}</span>
      <Link to="/news-list">{t('news.title')}</Link>
      <Link to="/account">{t('foot.agreement')}</Link>
      {languageList}
    </footer>
  );
}
