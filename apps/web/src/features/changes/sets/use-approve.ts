import { useState } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { approveSet, type SetKey } from '../api/decide-change.ts';
import { followSet } from '../opened.ts';
import { useReadChanges } from '../use-read-changes.ts';

type Decided = { readonly without: number[]; readonly confirmed: readonly WarningReason[] };

/** Lets a set go ahead without the edits that were taken out of it. */
export function useApprove(key: SetKey) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const [isApproved, setApproved] = useState(false);
  const approve = async ({ without, confirmed }: Decided) => {
    if (isPending) return;
    setPending(true);
    try {
      await approveSet({ ...key, without, confirmed: [...confirmed] });
      setApproved(true);
      followSet(key);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('approve.failed'), error);
    } finally {
      setPending(false);
      void readChanges(key.teamId);
    }
  };
  return { approve, isPending, isApproved };
}
