import { type FormEvent, useState } from 'react';
import type { AttachedCampaign } from '@tapwright/contracts/negative-lists';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { detach } from '../api/negative-lists.ts';
import { useReadLists } from '../use-read-lists.ts';

type Props = {
  readonly teamId: number;
  readonly listId: number;
  readonly campaign: AttachedCampaign;
  /** What the list brought there is to be removed. */
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

const ways = ['keep', 'remove'] as const;

/** What becomes of what the list brought is asked, and nothing is chosen for anybody. */
export function DetachDialog({ teamId, listId, campaign, onRemove, onClose }: Props) {
  const { t } = useTranslation('negativeLists');
  const readLists = useReadLists();
  const showFailure = useShowFailure();
  const [brought, setBrought] = useState<(typeof ways)[number]>();
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const send = async (way: (typeof ways)[number]) => {
      setPending(true);
      try {
        await detach({ teamId, listId, campaignIds: [campaign.campaignId], brought: way });
        await readLists(teamId);
        onClose();
        if (way === 'remove') onRemove();
      } catch (error) {
        showFailure(t('detach.notDetached'), error);
      } finally {
        setPending(false);
      }
    };
    if (brought !== undefined && !isPending) void send(brought);
  };
  return (
    <FormDialog
      title={t('detach.title', { name: campaign.name })}
      submit={t('detach.detach')}
      isPending={isPending}
      form={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceList
        label={t('detach.brought')}
        value={brought}
        options={ways.map((value) => ({
          value,
          label: t(`detach.ways.${value}`),
          note: t(`detach.notes.${value}`),
        }))}
        error={isTried && brought === undefined ? t('detach.choose') : undefined}
        onChange={setBrought}
      />
    </FormDialog>
  );
}
