import { useTranslation } from 'react-i18next';
import { StatusWord } from '@tapwright/ui/status-word';
import type { CampaignRow } from '../report-types.ts';
import classes from './report.module.css';

export function CampaignFacts({ campaign }: { readonly campaign: CampaignRow }) {
  const { t } = useTranslation('overview');
  const { status, dailyBudget, currency, countries } = campaign;
  return (
    <div className={classes.facts}>
      <StatusWord of={status}>{t(`statuses.${status}`)}</StatusWord>
      {dailyBudget === null ? null : (
        <span>
          {t('facts.dailyBudget')}{' '}
          <b>
            {dailyBudget} {currency}
          </b>
        </span>
      )}
      {countries.length === 0 ? null : <span>{countries.join(', ')}</span>}
    </div>
  );
}
