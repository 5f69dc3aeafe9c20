import { useTranslation } from 'react-i18next';
import { StatusWord } from '@tapwright/ui/status-word';
import type { AdGroupSettings } from '../report-types.ts';
import classes from './report.module.css';

export function AdGroupFacts({ adGroup }: { readonly adGroup: AdGroupSettings }) {
  const { t } = useTranslation('overview');
  const { status, bid, currency, searchMatch } = adGroup;
  return (
    <div className={classes.facts}>
      <StatusWord of={status}>{t(`statuses.${status}`)}</StatusWord>
      {bid === null ? null : (
        <span>
          {t('facts.bid')}{' '}
          <b>
            {bid} {currency}
          </b>
        </span>
      )}
      <span>
        {t('facts.searchMatch')} <b>{t(searchMatch ? 'on' : 'off')}</b>
      </span>
    </div>
  );
}
