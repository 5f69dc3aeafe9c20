import { findValueKey } from '@tapwright/contracts/ad-values';
import type { BlockedKeywords } from '@tapwright/contracts/negative-lists';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './negative-lists.module.css';

type Props = { readonly blocked: BlockedKeywords | undefined };

/** Keywords of one's own that would no longer be met, before anything is added. */
export function BlockedList({ blocked }: Props) {
  const { t } = useTranslation(['negativeLists', 'adWords']);
  if (blocked === undefined || blocked.total === 0) return null;
  const matchOf = (matchType: string | null) => {
    const key = findValueKey('matchTypes', matchType);
    return key === undefined ? (matchType ?? '') : t(`adWords:${key}`);
  };
  return (
    <section className={classes.blocked} aria-label={t('blocked.title', { count: blocked.total })}>
      <StatusWord of="to-mend">{t('blocked.title', { count: blocked.total })}</StatusWord>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many of them scroll, by keys too */}
      <ul className={classes.lines} tabIndex={0}>
        {blocked.list.map((one, place) => (
          <li key={place} className={classes.line}>
            <span>
              <bdi dir="auto" className={classes.text}>
                {one.text}
              </bdi>{' '}
              <span className={classes.quiet}>{matchOf(one.matchType)}</span>
            </span>
            <span className={classes.quiet}>
              {[one.campaignName, one.adGroupName].filter(Boolean).join(' › ')}
              {' · '}
              {t('blocked.by', { negative: one.negative, match: matchOf(one.negativeMatchType) })}
            </span>
          </li>
        ))}
      </ul>
      {blocked.total > blocked.list.length ? (
        <p className={classes.quiet}>{t('blocked.more', { count: blocked.total - blocked.list.length })}</p>
      ) : null}
    </section>
  );
}
