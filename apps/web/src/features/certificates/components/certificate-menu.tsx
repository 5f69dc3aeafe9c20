import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CertificateView } from '@tapwright/contracts/certificates';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuItem } from '@tapwright/ui/overlay/menu';
import { ask } from '../../../platform/forms/questions.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { beginRotation, dropCertificate } from '../api/certificates.ts';
import { certificateKeys } from '../keys.ts';

type Props = {
  readonly teamId: number;
  readonly certificate: CertificateView;
  readonly title: string;
  readonly onBind: (certificateId: number) => void;
};

/** What is done to a certificate once a year, or never. */
export function CertificateMenu({ teamId, certificate, title, onBind }: Props) {
  const { t } = useTranslation(['certificates', 'frame']);
  const queryClient = useQueryClient();
  const { certificateId, campaignGroups, next, boundAt } = certificate;
  const one = { teamId, certificateId };
  const rotate = useMutation({
    mutationFn: beginRotation,
    onSuccess: () => onBind(certificateId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  });
  const remove = useMutation({
    mutationFn: dropCertificate,
    onSuccess: () => showToast({ tone: 'good', text: t('done.removed') }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const askAndRemove = async () => {
    const count = campaignGroups.length;
    const groups = count > 0 ? ` ${t('removal.groups', { count })}` : '';
    const isMeant = await ask({
      title: t('removal.title'),
      text: `${t('removal.text')}${groups}`,
      confirm: t('removal.confirm'),
      cancel: t('frame:cancel'),
    });
    if (isMeant) remove.mutate(one);
  };
  return (
    <Menu
      trigger={
        <IconButton
          aria-label={t('manager.menu', { name: title })}
          disabled={rotate.isPending || remove.isPending}
        >
          <IconDots size={16} />
        </IconButton>
      }
    >
      {boundAt === null || next ? null : (
        <MenuItem onClick={() => rotate.mutate(one)}>{t('manager.rotate')}</MenuItem>
      )}
      <MenuItem tone="danger" onClick={() => void askAndRemove()}>
        {t('manager.remove')}
      </MenuItem>
    </Menu>
  );
}
