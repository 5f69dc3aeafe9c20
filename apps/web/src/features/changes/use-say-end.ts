import { useTranslation } from 'react-i18next';
import type { EditView } from '@tapwright/contracts/change-sets';

const endReasons = [
  'removed',
  'changedMeanwhile',
  'notPermitted',
  'duplicateKeyword',
  'detached',
  'refusedByApple',
  'noAuthority',
] as const;

/** Why an edit did not become live, in a sentence. */
export function useSayEnd() {
  const { t } = useTranslation('changes');
  return ({ state, refusal }: Pick<EditView, 'state' | 'refusal'>): string => {
    const reason = endReasons.find((one) => one === refusal);
    return reason === undefined ? t(`editStates.${state}`) : t(`ends.${reason}`);
  };
}
