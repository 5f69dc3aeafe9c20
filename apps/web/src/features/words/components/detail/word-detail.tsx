import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { amountOfMicros } from '@tapwright/domain/money';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatAmount } from '@tapwright/i18n/format-money';
import { formatCount, formatPercent, noFigure } from '@tapwright/i18n/format-number';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { useLanguage } from '../../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { type DetailQuestion, type WordDetailAnswer, wordDetailQuery } from '../../api/detail-query.ts';
import { BidPart } from './bid-part.tsx';
import { DayTable, MetTables, NearTables } from './detail-tables.tsx';
import { PopularityLine } from './popularity-line.tsx';
import classes from './word-detail.module.css';

type Props = {
  readonly question: DetailQuestion;
  /** Where it stands, and every edit of it. */
  readonly stands: ReactNode;
};

/** One word of an app in a storefront, as far as Apple and the team's own figures tell. */
export function WordDetail({ question, stands }: Props) {
  const { t } = useTranslation('wordDetail');
  const { data, error, refetch } = useQuery(wordDetailQuery(question));
  if (data === undefined)
    return error === null ? (
      <div className={classes.part} aria-busy>
        <Skeleton height={320} />
      </div>
    ) : (
      <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    );
  if (data.row === null && data.weeks.length + data.caught.total + data.catchers.length === 0)
    return <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>;
  const week = data.popularityWeek;
  return (
    <>
      <DetailFacts row={data.row} unit={question.unit} />
      <div className={classes.page}>
        <div className={classes.main}>
          <section className={`${classes.part} ${classes.wide}`} aria-label={t('popularity')}>
            <h2 className={classes.title}>
              {t('popularity')} {week === null ? null : <WeekNote week={week} />}
            </h2>
            <PopularityLine weeks={data.weeks} />
          </section>
          <MetTables detail={data} question={question} />
          <Together together={data.together} />
          <DayTable detail={data} question={question} />
        </div>
        <div className={classes.aside}>
          <BidPart bid={data.bid} />
          <NearTables detail={data} question={question} />
          {stands}
        </div>
      </div>
    </>
  );
}

function WeekNote({ week }: { readonly week: string }) {
  const { t } = useTranslation('wordDetail');
  const language = useLanguage();
  return <span className={classes.quiet}>{t('byApple', { day: formatDay(language, week) })}</span>;
}

type FactsProps = { readonly row: WordDetailAnswer['row']; readonly unit: DetailQuestion['unit'] };

export function DetailFacts({ row, unit }: FactsProps) {
  const { t } = useTranslation('adWords');
  const language = useLanguage();
  if (row === null) return null;
  const money = (micros: number | null) =>
    micros === null || unit === undefined
      ? noFigure
      : formatAmount(language, { amount: amountOfMicros(micros, unit), currency: unit });
  const share = row.highShare === null ? noFigure : formatPercent(language, row.highShare, 0);
  const facts = [
    { label: t('columns.weekPopularity'), value: formatCount(language, row.weekPopularity) },
    { label: t('measures.localSpendAmount'), value: money(row.localSpendAmount) },
    { label: t('measures.taps'), value: formatCount(language, row.taps) },
    { label: t('measures.installs'), value: formatCount(language, row.installs) },
    { label: t('measures.avgCptAmount'), value: money(row.avgCptAmount) },
    { label: t('measures.avgCpaAmount'), value: money(row.avgCpaAmount) },
    { label: t('columns.impressionShare'), value: share },
    { label: t('columns.shareRank'), value: formatCount(language, row.shareRank) },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.quiet}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Together({ together }: Pick<WordDetailAnswer, 'together'>) {
  const { t } = useTranslation('wordDetail');
  const language = useLanguage();
  return (
    <section className={`${classes.part} ${classes.wide}`} aria-label={t('together.title')}>
      <h2 className={classes.title}>{t('together.title')}</h2>
      {together.length === 0 ? <p className={classes.text}>{t('together.none')}</p> : null}
      <ul className={classes.pieces}>
        {together.map(({ piece, terms }) => (
          <li key={piece} className={classes.piece}>
            <bdi dir="auto">{piece}</bdi>{' '}
            <span className={classes.quiet}>{formatCount(language, terms)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
