import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '@tapwright/contracts/call';
import type { AssistantProposal, putAsideProposal } from '@tapwright/contracts/assistant';
import { showToast } from '../../platform/calls/toasts.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { apply, bringBack, makeAnew, putAside } from './api/work-queries.ts';
import { assistantKeys } from './keys.ts';

export type PutAside = Omit<BodyOf<typeof putAsideProposal>, 'teamId'>;

/** What can be done with proposals; what was done is read again. */
export function useWork(teamId: number, onDraft: (changeSetId: number) => void) {
  const { t } = useTranslation('assistant');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const [pendingId, setPendingId] = useState<number>();
  const act = async (proposalId: number | undefined, work: () => Promise<unknown>, failed: string) => {
    setPendingId(proposalId);
    try {
      await work();
    } catch (error) {
      showFailure(failed, error);
    } finally {
      setPendingId(undefined);
      await queryClient.invalidateQueries({ queryKey: assistantKeys.ofTeam(teamId) });
    }
  };
  const restore = (proposalId: number) =>
    act(proposalId, () => bringBack({ teamId, proposalId }), t('aside.notBroughtBack'));
  return {
    pendingId,
    apply: ({ proposalId }: AssistantProposal) =>
      act(
        proposalId,
        async () => onDraft((await apply({ teamId, proposalIds: [proposalId] })).changeSetId),
        t('notApplied'),
      ),
    /** What Apple was told has no way back there. */
    putAside: (how: PutAside, hasWayBack = true) =>
      act(
        how.proposalId,
        async () => {
          await putAside({ teamId, ...how });
          showToast({
            tone: 'good',
            text: t(`aside.done.${how.way}`),
            ...((hasWayBack || how.way === 'snoozed' || how.way === 'untilMoved') && {
              action: { label: t('aside.undo'), onPress: () => void restore(how.proposalId) },
            }),
          });
        },
        t('aside.notPut'),
      ),
    bringBack: restore,
    make: () => act(undefined, () => makeAnew(teamId), t('notMade')),
  };
}
export type WorkActions = ReturnType<typeof useWork>;
