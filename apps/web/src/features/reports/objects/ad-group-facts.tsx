import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { AdGroupSettings } from '../question/report-types.ts';
import { AdFacts } from './ad-facts.tsx';

export function AdGroupFacts({ adGroup }: { readonly adGroup: AdGroupSettings }) {
  const { t } = useTranslation(['overview', 'adWords']);
  const { status, bid, currency, searchMatch } = adGroup;
  return (
    <AdFacts status={status} amountName={t('adWords:columns.bid')} amount={bid} currency={currency}>
      <span>
        {t('adWords:columns.searchMatch')} <b>{t(`adWords:flags.${searchMatch ? 'on' : 'off'}`)}</b>
      </span>
    </AdFacts>
  );
}
