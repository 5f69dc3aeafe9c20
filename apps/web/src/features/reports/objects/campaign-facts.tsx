import { nameCountries } from '@tapwright/i18n/name-countries';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { CampaignRow } from '../question/report-types.ts';
import { AdFacts } from './ad-facts.tsx';

export function CampaignFacts({ campaign }: { readonly campaign: CampaignRow }) {
  const { t } = useTranslation(['overview', 'adWords']);
  const language = useLanguage();
  const { status, dailyBudget, currency, countries } = campaign;
  return (
    <AdFacts
      status={status}
      amountName={t('adWords:columns.dailyBudget')}
      amount={dailyBudget}
      currency={currency}
    >
      {countries.length === 0 ? null : <span>{nameCountries(language, countries)}</span>}
    </AdFacts>
  );
}
