import { useEffect, useEffectEvent } from 'react';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type AdObject, statusOf } from '../change.ts';
import { openedPreview } from '../opened.ts';
import { useCommit } from '../preview/use-commit.ts';

type Props = {
  readonly object: AdObject;
  readonly status: 'running' | 'paused';
  readonly onEnd: () => void;
};

/** Pauses or activates as it appears; what asks for a yes is looked at first. */
export function StatusChange({ object, status, onEnd }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const showFailure = useShowFailure();
  const { commit } = useCommit();
  const send = useEffectEvent(async () => {
    const change = statusOf(object, status);
    const ended = await commit({ change, origin: 'cell' }, []);
    if (ended.is === 'toConfirm') openedPreview.set({ change });
    if (ended.is === 'refused') {
      const [why] = Object.values(ended.fields);
      const what = t('notSent');
      showFailure(why === undefined ? what : t('frame:because', { what, why }), ended.error);
    }
    onEnd();
  });
  useEffect(() => void send(), []);
  return null;
}
