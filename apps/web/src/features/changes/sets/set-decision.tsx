import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { Button } from '@tapwright/ui/forms/button';
import { ask } from '../../../platform/forms/questions.ts';
import { useSession } from '../../../platform/person/session.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import type { SetKey } from '../api/decide-change.ts';
import { openedDraft } from '../opened.ts';
import { useWithdraw } from './use-withdraw.ts';
import { useWriting } from '../use-writing.ts';

type Props = { readonly teamId: number; readonly set: ChangeSetView };

/** Of a set that waits: its author takes it back, or goes on with a draft. */
export function SetDecision({ teamId, set }: Props) {
  const { t } = useWriting();
  const ownId = useSession()?.user?.userId;
  const isWaiting = set.state === 'proposed' || set.state === 'scheduled';
  const key = { teamId, changeSetId: set.changeSetId };
  return (
    <>
      {isWaiting && set.authorId === ownId ? (
        <>
          <ReopenButton {...key} />
          <WithdrawButton {...key} />
        </>
      ) : null}
      {set.state === 'draft' ? (
        <Button variant="filled" onClick={() => openedDraft.set(set.changeSetId)}>
          {t('changes:draft.open')}
        </Button>
      ) : null}
    </>
  );
}

/** Its author goes on with it, and it waits for nothing. */
function ReopenButton(key: SetKey) {
  const { t } = useWriting();
  const { withdraw, isPending } = useWithdraw(key, t('changes:withdraw.failed'));
  const reopen = async () => {
    if ((await withdraw(true)) === undefined) return;
    showToast({ tone: 'good', text: t('changes:withdraw.isDraft') });
    openedDraft.set(key.changeSetId);
  };
  return (
    <Button loading={isPending} onClick={() => void reopen()}>
      {t('changes:withdraw.asDraft')}
    </Button>
  );
}

function WithdrawButton(key: SetKey) {
  const { t } = useWriting();
  const { withdraw: end, isPending } = useWithdraw(key, t('changes:withdraw.failed'));
  const withdraw = async () => {
    const isMeant = await ask({
      title: t('changes:withdraw.title'),
      text: t('changes:withdraw.text'),
      confirm: t('changes:withdraw.action'),
      cancel: t('frame:cancel'),
    });
    if (isMeant && (await end(false)) !== undefined)
      showToast({ tone: 'good', text: t('changes:withdraw.done') });
  };
  return (
    <Button loading={isPending} onClick={() => void withdraw()}>
      {t('changes:withdraw.action')}
    </Button>
  );
}
