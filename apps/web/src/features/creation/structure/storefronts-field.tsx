import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeCampaign, changeStructure, type Creation } from '../use-creation.ts';
import { useEligibility } from './use-eligibility.ts';
import { StorefrontCombo } from './storefront-combo.tsx';

export function StorefrontsField({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { byCountry, isRefused } = useEligibility(creation);
  return (
    <StorefrontCombo
      label={t('fields.storefronts')}
      name="campaigns.0.countries"
      countries={creation.countries}
      byCountry={byCountry}
      isRefused={isRefused}
      error={creation.errorOf('campaigns.0.countries')}
      onChange={(countries) =>
        creation.form.way === 'structure' ? changeStructure({ countries }) : changeCampaign({ countries })
      }
    />
  );
}
