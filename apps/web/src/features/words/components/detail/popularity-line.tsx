import { formatDay } from '@tapwright/i18n/format-day';
import { formatCount } from '@tapwright/i18n/format-number';
import { useLanguage } from '../../../../platform/words/use-language.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import type { WordDetailAnswer } from '../../api/detail-query.ts';
import { lineOf } from '../../line-of.ts';
import classes from './word-detail.module.css';

const box = { width: 640, height: 160 };

/** Week by week; in words it is said from the first to the last. */
export function PopularityLine({ weeks }: Pick<WordDetailAnswer, 'weeks'>) {
  const { t } = useTranslation('wordDetail');
  const language = useLanguage();
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return <p className={classes.text}>{t('noPopularity')}</p>;
  const { path, low, high } = lineOf(
    weeks.map(({ popularity }) => popularity),
    box,
  );
  const say = ({ week, popularity }: (typeof weeks)[number]) => ({
    day: formatDay(language, week),
    popularity: formatCount(language, popularity),
  });
  const [from, to] = [say(first), say(last)];
  return (
    <>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('line', { first: from.popularity, from: from.day, last: to.popularity, to: to.day })}
      >
        <path d={path} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={classes.quiet}>
        {t('scale', {
          from: from.day,
          to: to.day,
          low: formatCount(language, low),
          high: formatCount(language, high),
        })}
      </p>
    </>
  );
}
