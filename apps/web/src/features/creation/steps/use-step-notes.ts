import { nameCountry } from '@tapwright/i18n/name-country';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { listKeywords, listNegatives, listSent, takesKeywords } from '../request-creation.ts';
import type { StepName } from './steps.ts';
import { sumCaps } from '../structure/sum-caps.ts';
import type { Creation } from '../use-creation.ts';

/** The newest fact of each step, in a line under its name. */
export function useStepNotes(creation: Creation) {
  const { form, group, campaign, adGroup, countries, currency, language, writeMoney } = creation;
  const { t } = useTranslation(['creation', 'adWords']);
  return (step: StepName): string => {
    switch (step) {
      case 'type':
        return group === undefined ? '' : t(`adWords:modes.${group.deliveryMode}`);
      case 'series': {
        const [only = ''] = countries;
        const places =
          countries.length === 1
            ? nameCountry(language, only)
            : t('storefronts.count', { count: countries.length });
        if (form.app === null || countries.length === 0) return '';
        const cap = sumCaps(form, currency);
        if (cap === '') return places;
        return t('steps.seriesNote', { places, cap: writeMoney(cap) });
      }
      case 'group':
        return adGroup.name;
      case 'keywords': {
        if (!takesKeywords(campaign)) return t('keywords.none');
        const count = listSent(listKeywords(adGroup, currency)).length;
        const negatives = listNegatives(adGroup.negatives).length + listNegatives(campaign.negatives).length;
        if (count === 0 && negatives === 0) return '';
        const keywords = t('keywords.count', { count });
        return negatives === 0
          ? keywords
          : t('steps.keywordsNote', { keywords, negatives: t('negatives.count', { count: negatives }) });
      }
      case 'put':
        return '';
    }
  };
}
