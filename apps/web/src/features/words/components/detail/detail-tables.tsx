import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { amountOfMicros } from '@tapwright/domain/money';
import { formatAmount } from '@tapwright/i18n/format-money';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { formatCount, formatPercent, noFigure } from '@tapwright/i18n/format-number';
import { formatDay } from '@tapwright/i18n/format-day';
import { nameCountry } from '@tapwright/i18n/name-country';
import { useLanguage } from '../../../../platform/words/use-language.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import type { DetailQuestion, WordDetailAnswer } from '../../api/detail-query.ts';
import classes from './word-detail.module.css';

type Props = { readonly detail: WordDetailAnswer; readonly question: DetailQuestion };

type TableProps = {
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly empty: string;
  readonly children: readonly ReactNode[];
  readonly isWide?: boolean;
  /** How many columns come before the figures. */
  readonly words?: 1 | 2;
};

function Table({ title, note, heads, empty, children, isWide, words = 1 }: TableProps) {
  return (
    <section className={`${classes.part} ${isWide ? classes.wide : ''}`} aria-label={title}>
      <h2 className={classes.title}>
        {title} {note === undefined ? null : <span className={classes.quiet}>{note}</span>}
      </h2>
      {children.length === 0 ? (
        <p className={classes.text}>{empty}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} data-words={words}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function useWriting(unit: DetailQuestion['unit']) {
  const { t } = useTranslation(['wordDetail', 'adWords']);
  const language = useLanguage();
  const money = (micros: number | null) =>
    micros === null || unit === undefined
      ? noFigure
      : formatAmount(language, { amount: amountOfMicros(micros, unit), currency: unit });
  return { t, language, money, count: (figure: number | null) => formatCount(language, figure) };
}

/** What keywords of the word met, and who met the word itself. */
export function MetTables({ detail: { caught, catchers, word }, question }: Props) {
  const { t, money, count } = useWriting(question.unit);
  const measures = [t('adWords:measures.taps'), t('adWords:short.installs'), t('adWords:short.avgCpaAmount')];
  return (
    <>
      <Table
        title={t('caught.title')}
        note={count(caught.total)}
        heads={[t('adWords:levels.searchTerm'), t('adWords:short.impressions'), ...measures]}
        empty={t('caught.none')}
      >
        {caught.list.map(({ term, impressions, taps, installs, avgCpaAmount }) => (
          <tr key={term}>
            <td>
              <bdi dir="auto">{term}</bdi>
            </td>
            <td>{count(impressions)}</td>
            <td>{count(taps)}</td>
            <td>{count(installs)}</td>
            <td>{money(avgCpaAmount)}</td>
          </tr>
        ))}
      </Table>
      <Table
        title={t('catchers.title')}
        note={`“${word}”`}
        heads={[t('catchers.adGroup'), t('catchers.matching'), ...measures]}
        empty={t('catchers.none')}
        words={2}
      >
        {catchers.map(({ campaignId, campaignName, adGroupId, adGroupName, matching, ...figures }) => (
          <tr key={`${adGroupId} ${matching}`}>
            <td>
              <Link to="/ad/overview/group-overview" search={{ campaignId, adGroupId }}>
                {[campaignName, adGroupName].filter(Boolean).join(' › ')}
              </Link>
            </td>
            <td>{t(`matchings.${matching}`)}</td>
            <td>{count(figures.taps)}</td>
            <td>{count(figures.installs)}</td>
            <td>{money(figures.avgCpaAmount)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** Day by day: how often it was searched for and met, and how much of it was ours. */
export function DayTable({ detail: { days, shares } }: Props) {
  const { t, language, count } = useWriting(undefined);
  const shareOf = new Map(shares.map((share) => [share.day, share]));
  const every = [...new Set([...days, ...shares].map(({ day }) => day))].toSorted().toReversed();
  const measuredOn = new Map(days.map((one) => [one.day, one]));
  const percent = (ratio: number) => formatPercent(language, ratio, 0);
  return (
    <Table
      title={t('days.title')}
      heads={[
        t('days.day'),
        t('adWords:measures.impressions'),
        t('adWords:measures.taps'),
        t('adWords:measures.installs'),
        t('adWords:columns.impressionShare'),
        t('adWords:columns.shareRank'),
      ]}
      empty={t('days.none')}
      isWide
    >
      {every.map((day) => {
        const share = shareOf.get(day);
        const measured = measuredOn.get(day);
        return (
          <tr key={day}>
            <td>{formatDay(language, day)}</td>
            <td>{count(measured?.impressions ?? null)}</td>
            <td>{count(measured?.taps ?? null)}</td>
            <td>{count(measured?.installs ?? null)}</td>
            <td>
              {share === undefined
                ? noFigure
                : share.low === share.high
                  ? percent(share.high)
                  : `${percent(share.low)}–${percent(share.high)}`}
            </td>
            <td>{count(share?.rank ?? null)}</td>
          </tr>
        );
      })}
    </Table>
  );
}

/** The same word elsewhere, and what Apple suggests near it. */
export function NearTables({ detail: { storefronts, suggested, word }, question }: Props) {
  const { t, language, count } = useWriting(question.unit);
  const { adamId } = question;
  return (
    <>
      <Table
        title={t('storefronts.title')}
        heads={[
          t('storefronts.storefront'),
          t('storefronts.popularity'),
          t('adWords:columns.runningIn'),
          t('adWords:columns.bid'),
        ]}
        empty={t('storefronts.none')}
      >
        {storefronts.map(({ country, popularity, runningIn, bid, currency }) => (
          <tr key={country}>
            <td>
              <Link to="/tool/wordDetail" search={{ app: adamId, country, word }}>
                {nameCountry(language, country)}
              </Link>
            </td>
            <td>{count(popularity)}</td>
            <td>{count(runningIn)}</td>
            <td>
              {bid === null || currency === null
                ? noFigure
                : formatNamedMoney(language, { amount: bid, currency })}
            </td>
          </tr>
        ))}
      </Table>
      <Table
        title={t('suggested.title')}
        heads={[t('adWords:columns.word'), t('storefronts.popularity'), t('suggested.ours')]}
        empty={t('suggested.none')}
      >
        {suggested.map(({ term, popularity, isOurs }) => (
          <tr key={term}>
            <td dir="auto">
              <Link to="/tool/wordDetail" search={{ app: adamId, country: question.country, word: term }}>
                {term}
              </Link>
            </td>
            <td>{count(popularity)}</td>
            <td>{t(isOurs ? 'suggested.yes' : 'suggested.no')}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
