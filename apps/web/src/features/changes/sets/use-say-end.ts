import type { EditView } from '@tapwright/contracts/change-set-view';
import { approvalReasons } from '@tapwright/domain/judge-approval';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const endReasons = [
  'removed',
  'changedMeanwhile',
  'notPermitted',
  'nameTaken',
  'parentRefused',
  'keywordRefused',
  'duplicateKeyword',
  'detached',
  'refusedByApple',
  'noAuthority',
  'notConfirmed',
  'takenOut',
  'declined',
  'lapsed',
  'withdrawn',
  'balanceTooLow',
  'rateMissing',
  'adviceGone',
] as const;

export const findEndReason = (refusal: string | null) => endReasons.find((one) => one === refusal);

/** Why an edit did not become live, in a sentence. */
export function useSayEnd() {
  const { t } = useTranslation('changes');
  return ({ state, refusal }: Pick<EditView, 'state' | 'refusal'>): string => {
    if (refusal === null) return t(`editStates.${state}`);
    const approval = approvalReasons.find((one) => one === refusal);
    if (approval !== undefined) return t(`approval.reasons.${approval}`);
    return t(`ends.${findEndReason(refusal) ?? 'rule'}`);
  };
}
