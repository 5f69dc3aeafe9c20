import { useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { CallFailure } from '../../platform/call-failure.ts';
import { commitChange } from './api/commit-change.ts';
import type { Change } from './change.ts';
import { followSet } from './opened.ts';
import { useReadChanges } from './use-read-changes.ts';

export type Commit = { readonly change: Change; readonly origin: 'cell' | 'form' | 'bulk' };
type Ended =
  | { readonly is: 'sent'; readonly set: ChangeSetView }
  | { readonly is: 'toConfirm' }
  /** By field; without one where it is about none of them. */
  | {
      readonly is: 'refused';
      readonly fields: Readonly<Record<string, string>>;
      readonly error: CallFailure;
    };

/** Sends a change once; what comes of it afterwards is said by a toast. */
export function useCommit() {
  const readChanges = useReadChanges();
  const [isPending, setPending] = useState(false);
  const commit = async ({ change, origin }: Commit, confirmed: readonly WarningReason[]): Promise<Ended> => {
    setPending(true);
    try {
      const set = await commitChange(change, origin, confirmed);
      followSet({ teamId: change.teamId, changeSetId: set.changeSetId });
      void readChanges(change.teamId);
      return { is: 'sent', set };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.is('confirmationNeeded')) return { is: 'toConfirm' };
      return { is: 'refused', fields: fieldsOf(error), error };
    } finally {
      setPending(false);
    }
  };
  return { commit, isPending };
}

/** `keywords.0.bid` is about the bid. */
const fieldsOf = ({ fields }: CallFailure): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split('.').slice(2).join('.'), message]),
  );
