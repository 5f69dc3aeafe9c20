import type { AssistantProposal } from '@tapwright/contracts/assistant';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatMoney } from '@tapwright/i18n/format-money';
import { formatCount } from '@tapwright/i18n/format-number';
import { nameCountries } from '@tapwright/i18n/name-countries';
import { useMoment } from '../../platform/use-moment.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

/** A chance in words: "9 in 10". Never ten, since nothing is sure. */
const tenthsOf = (chance: number): number => Math.min(9, Math.max(1, Math.floor(chance * 10)));

/** Words and figures of proposals, in the reader's language. */
export function useAssistantWords(currency: string) {
  const { t } = useTranslation(['assistant', 'adWords']);
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return {
    t,
    money: (amount: string) => formatMoney(language, { amount, currency }),
    count: (figure: number) => formatCount(language, figure),
    moment: (instant: string) => formatInstant(language, new Date(instant), { zone, now }),
    chance: (chance: number) => t('assistant:chance', { tenths: tenthsOf(chance) }),
    countries: (countries: AssistantProposal['countries']) =>
      countries.length > 3
        ? t('assistant:storefronts', { count: countries.length })
        : nameCountries(language, countries),
  };
}
export type AssistantWords = ReturnType<typeof useAssistantWords>;
