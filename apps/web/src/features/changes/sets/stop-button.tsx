import { Button } from '@tapwright/ui/forms/button';
import { ask } from '../../../platform/forms/questions.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import type { SetKey } from '../api/decide-change.ts';
import { useWithdraw } from './use-withdraw.ts';
import { useWriting } from '../use-writing.ts';

/** What of a set has not left for Apple never does. */
export function StopButton(key: SetKey) {
  const { t } = useWriting();
  const { withdraw, isPending } = useWithdraw(key, t('changes:stop.failed'));
  const stop = async () => {
    const isMeant = await ask({
      title: t('changes:stop.title'),
      text: t('changes:stop.text'),
      confirm: t('changes:stop.action'),
      cancel: t('frame:cancel'),
    });
    const set = isMeant ? await withdraw(false) : undefined;
    if (set === undefined) return;
    showToast({ tone: 'good', text: t('changes:stop.done', { count: set.counts.withdrawn }) });
  };
  return (
    <Button loading={isPending} onClick={() => void stop()}>
      {t('changes:stop.action')}
    </Button>
  );
}
