import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Button } from '@tapwright/ui/forms/button';
import { campaignGroupsQuery } from '../../../platform/calls/campaign-groups.ts';
import { ask } from '../../../platform/forms/questions.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { detachGroup } from '../api/campaign-groups.ts';
import { GroupDialog } from './group-dialog.tsx';
import { useGroupColumns } from './use-group-columns.tsx';
import classes from './group-list.module.css';

/** The campaign groups of a team with what belongs to us of them: name and guards. */
export function GroupList({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation(['campaignGroups', 'frame']);
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(campaignGroupsQuery(teamId));
  const [edited, setEdited] = useState<CampaignGroupView>();
  const { mutate: detach } = useMutation({
    mutationFn: detachGroup,
    onSuccess: () => showToast({ tone: 'good', text: t('detach.done') }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const askAndDetach = async ({ campaignGroupId, name }: CampaignGroupView) => {
    const isMeant = await ask({
      title: t('detach.title', { name }),
      text: t('detach.text'),
      confirm: t('detach.action'),
      cancel: t('frame:cancel'),
    });
    if (isMeant) detach({ teamId, campaignGroupId });
  };
  const columns = useGroupColumns((group) => (
    <span className={classes.actions}>
      <Button variant="subtle" onClick={() => setEdited(group)}>
        {t('edit.action')}
      </Button>
      <Button variant="subtle" onClick={() => void askAndDetach(group)}>
        {t('detach.action')}
      </Button>
    </span>
  ));
  return (
    <section aria-labelledby="campaign-groups">
      <h2 id="campaign-groups" className={classes.title}>
        {t('title')}
      </h2>
      {data?.total === 0 ? <p className={classes.empty}>{t('empty')}</p> : null}
      {error !== null && data === undefined ? (
        <ViewFailed title={t('notRead')} text="" error={error} onTryAgain={() => void refetch()} />
      ) : null}
      {data?.total === 0 || (error !== null && data === undefined) ? null : (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={data?.list}
          expectedRows={2}
          keyOf={({ campaignGroupId }) => String(campaignGroupId)}
        />
      )}
      {edited ? <GroupDialog teamId={teamId} group={edited} onClose={() => setEdited(undefined)} /> : null}
    </section>
  );
}
