import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../../platform/use-show-failure.ts';
import { type AdObject, removalOf, updateOf } from './change.ts';
import { openedPanel, openedPreview, type PanelTab } from './opened.ts';
import { useCommit } from './use-commit.ts';

/** What can be done with a row without opening it. */
export function useRowActions() {
  const { t } = useTranslation(['changes', 'frame']);
  const showFailure = useShowFailure();
  const { commit } = useCommit();
  const setStatus = async (object: AdObject, status: 'running' | 'paused') => {
    const before = status === 'paused' ? 'running' : 'paused';
    const change = updateOf(object, { status }, { status: before });
    const ended = await commit({ change, origin: 'cell' }, []);
    if (ended.is === 'toConfirm') openedPreview.set(change);
    if (ended.is === 'refused') {
      const [why] = Object.values(ended.fields);
      showFailure(
        why === undefined ? t('notSent') : t('frame:because', { what: t('notSent'), why }),
        ended.error,
      );
    }
  };
  return {
    open: (object: AdObject, tab: PanelTab) => openedPanel.set({ object, tab }),
    pause: (object: AdObject) => setStatus(object, 'paused'),
    activate: (object: AdObject) => setStatus(object, 'running'),
    /** Always looked at first: at Apple it is final. */
    remove: (object: AdObject) => openedPreview.set(removalOf(object)),
  };
}
