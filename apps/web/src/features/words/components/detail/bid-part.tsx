import type { WordBid } from '@tapwright/contracts/word-detail';
import { formatAmount, nameCurrency } from '@tapwright/i18n/format-money';
import { formatCount, formatPercent, noFigure } from '@tapwright/i18n/format-number';
import { useLanguage } from '../../../../platform/words/use-language.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import classes from './word-detail.module.css';

/** A bid for the word, and all that it is reckoned from. */
export function BidPart({ bid }: { readonly bid: WordBid }) {
  const { t } = useTranslation('wordDetail');
  const language = useLanguage();
  const { currency, rate } = bid;
  const money = (amount: string | null) =>
    amount === null || currency === null ? noFigure : formatAmount(language, { amount, currency });
  const percent = (ratio: number) => formatPercent(language, ratio, 0);
  const lines = [
    { label: t('bid.now'), value: money(bid.now) },
    {
      label: t('bid.rate'),
      value:
        rate === null
          ? noFigure
          : t('bid.band', { seen: percent(rate.seen), low: percent(rate.low), high: percent(rate.high) }),
    },
    { label: t('bid.taps'), value: formatCount(language, bid.taps) },
    { label: t('bid.perTap'), value: money(bid.perTap) },
    { label: t('bid.goal'), value: money(bid.goal) },
    { label: t('bid.suggested'), value: money(bid.suggested) },
  ];
  return (
    <section className={classes.part} aria-label={t('bid.title')}>
      <h2 className={classes.title}>
        {t('bid.title')}{' '}
        {currency === null ? null : <span className={classes.quiet}>{nameCurrency(currency)}</span>}
      </h2>
      {bid.bid === null ? null : <p className={classes.bid}>{money(bid.bid)}</p>}
      <dl className={classes.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.text}>
        {t(`bid.by.${bid.by}`)} {bid.isStep ? t('bid.step') : null}
      </p>
    </section>
  );
}
