import { duplicateAdGroups, duplicateCampaigns } from '@tapwright/contracts/change-copies';
import { call } from '../../../platform/calls/call.ts';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { AdObject } from '../change.ts';
import { followSet } from '../opened.ts';
import { useReadChanges } from '../use-read-changes.ts';

type Copied = Pick<AdObject, 'teamId' | 'id' | 'name'> & { readonly kind: 'campaign' | 'adGroup' };

/** Once more beside it, paused; how it ended is said when it has. */
export function useDuplicate() {
  const { t } = useTranslation('reportNotes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  return async ({ teamId, kind, id, name }: Copied): Promise<void> => {
    try {
      const { changeSetId } =
        kind === 'campaign'
          ? await call(duplicateCampaigns, { body: { teamId, campaignIds: [id] } })
          : await call(duplicateAdGroups, { body: { teamId, adGroupIds: [id] } });
      followSet({ teamId, changeSetId });
      showToast({ tone: 'good', text: t('actions.duplicating', { name }), topic: 'changes.duplicate' });
      void readChanges(teamId);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('actions.notDuplicated', { name }), error);
    }
  };
}
