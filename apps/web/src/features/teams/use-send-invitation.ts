import * as z from 'zod/mini';
import { inviteMember as inviteMemberCall, maxOpenInvitations } from '@tapwright/contracts/invitations';
import { maxMembersOfTeam, type TeamView } from '@tapwright/contracts/teams';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { inviteMember } from './api/change-invitations.ts';
import { showAtField } from './show-at-field.ts';
import type { scopeTextFor } from './scope-text-for.ts';

const waitingShownMs = 5_000;

type Typed = Record<'account' | 'roleName' | 'scope', string>;

/** Sends what the form holds, and says to whom, or at the address why not. */
export function useSendInvitation({ teamId }: TeamView, ofScope: ReturnType<typeof scopeTextFor>) {
  const { t } = useTranslation('members');
  return async ({ account, ...typed }: Typed): Promise<void> => {
    const roleName = z.parse(inviteMemberCall.body.shape.roleName, typed.roleName);
    const sent = inviteMember({ teamId, account, roleName, scope: ofScope.send(typed.scope, roleName) });
    const { nickName, account: to } = await showAtField('account', sent, [
      { of: 'teamFull', text: t('invite.teamFull', { count: maxMembersOfTeam }) },
      { of: 'tooManyRequests', text: t('invite.tooManyOpen', { count: maxOpenInvitations }) },
    ]);
    const isWaiting = nickName === null;
    showToast({
      tone: 'good',
      text: isWaiting ? t('invite.waits', { account: to }) : t('invite.done', { account: to }),
      ...(isWaiting ? { shownMs: waitingShownMs } : {}),
    });
  };
}
