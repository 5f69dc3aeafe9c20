import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignTypes, type CampaignType } from '@tapwright/contracts/ad-values';
import { chooseCampaignType, maxTypedCampaigns } from '@tapwright/contracts/campaigns';
import { Button } from '@tapwright/ui/forms/button';
import { Menu, MenuDivider, MenuItem } from '@tapwright/ui/overlay/menu';
import { call } from '../../../platform/calls/call.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { reportKeys } from '../keys.ts';

type Props = { readonly teamId: number; readonly campaignIds: readonly string[] };

/** What the selected campaigns are for. It is ours alone, so it holds at once. */
export function TypeChoice({ teamId, campaignIds }: Props) {
  const { t } = useTranslation(['changes', 'adWords']);
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (campaignType: CampaignType | null) =>
      call(chooseCampaignType, { body: { teamId, campaignIds: [...campaignIds], campaignType } }),
    onSuccess: () => {
      showToast({ tone: 'good', text: t('campaignType.done', { count: campaignIds.length }) });
      return queryClient.invalidateQueries({ queryKey: reportKeys.all });
    },
    onError: (error) => showFailure(t('campaignType.failed'), error),
  });
  return (
    <Menu
      trigger={
        <Button size="xs" disabled={isPending || campaignIds.length > maxTypedCampaigns}>
          {t('campaignType.set')}
        </Button>
      }
    >
      {campaignTypes.map((type) => (
        <MenuItem key={type} onClick={() => mutate(type)}>
          {t(`adWords:campaignTypes.${type}`)}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem onClick={() => mutate(null)}>{t('campaignType.byName')}</MenuItem>
    </Menu>
  );
}
