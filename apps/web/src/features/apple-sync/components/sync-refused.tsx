import type { SyncState } from '@tapwright/contracts/apple-sync';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './sync-list.module.css';

/** What was put aside, since Apple refused it again and again. */
export function SyncRefused({ refused }: Pick<SyncState, 'refused'>) {
  const { t } = useTranslation('appleSync');
  if (refused.length === 0) return null;
  return (
    <div className={classes.aside}>
      {t('refused.title')}
      <ul className={classes.refused}>
        {refused.map(({ what, days, error }) => {
          const words = { what: t(`refused.what.${what}`), why: t(`refused.why.${error}`) };
          return (
            <li key={what}>
              {days ? t('refused.itemDays', { ...words, ...days }) : t('refused.item', words)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
