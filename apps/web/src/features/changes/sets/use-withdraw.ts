import { useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { type SetKey, withdrawSet } from '../api/decide-change.ts';
import { useReadChanges } from '../use-read-changes.ts';

/** Answers with the set as it is then; nothing where it failed, which is said. */
export function useWithdraw(key: SetKey, failed: string) {
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const withdraw = async (keepAsDraft: boolean): Promise<ChangeSetView | undefined> => {
    setPending(true);
    try {
      return await withdrawSet({ ...key, keepAsDraft });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(failed, error);
      return undefined;
    } finally {
      setPending(false);
      void readChanges(key.teamId);
    }
  };
  return { withdraw, isPending };
}
