import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { JudgedRow } from './judge-rows.ts';

/** Why a row is left out, in a sentence. */
export function useSayWrong(refused: ReadonlyMap<number, string>) {
  const { t } = useTranslation(['keywordUpload', 'changes']);
  return ({ number, wrong, text, adGroupId }: JudgedRow): string => {
    if (wrong === undefined) return '';
    const { reason, values } = wrong;
    switch (reason) {
      case 'atServer':
        return refused.get(number) ?? '';
      case 'adGroupUnknown':
        return t(adGroupId === '' ? 'says.noAdGroup' : 'says.adGroupUnknown');
      case 'matchUnknown':
      case 'required':
        return t(`says.${reason}`);
      case 'tooLong':
        return t('says.tooLong', { count: Array.from(text).length });
      default:
        return t(`changes:refusals.${reason}`, { ...values });
    }
  };
}
