import { useTranslation } from 'react-i18next';
import type { CampaignRow } from '../report-types.ts';
import { AdFacts } from './ad-facts.tsx';

export function CampaignFacts({ campaign }: { readonly campaign: CampaignRow }) {
  const { t } = useTranslation(['overview', 'adWords']);
  const { status, dailyBudget, currency, countries } = campaign;
  return (
    <AdFacts
      status={status}
      amountName={t('adWords:columns.dailyBudget')}
      amount={dailyBudget}
      currency={currency}
    >
      {countries.length === 0 ? null : <span>{countries.join(', ')}</span>}
    </AdFacts>
  );
}
