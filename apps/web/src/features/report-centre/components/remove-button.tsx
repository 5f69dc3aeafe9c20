import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SavedReport } from '@tapwright/contracts/report-centre';
import { Button } from '@tapwright/ui/forms/button';
import { ask } from '../../../platform/forms/questions.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { removeSaved } from '../api/reports.ts';
import { reportCentreKeys } from '../keys.ts';

export function RemoveButton({ teamId, report }: { readonly teamId: number; readonly report: SavedReport }) {
  const { t } = useTranslation('reportCentre');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: removeSaved,
    onSuccess: async () => {
      showToast({ tone: 'good', text: t('remove.done') });
      await navigate({ to: '/report-centre', search: {} });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportCentreKeys.all }),
  });
  const { reportId, name } = report;
  const askAndRemove = async () => {
    const isMeant = await ask({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      confirm: t('actions.remove'),
      cancel: t('actions.cancel'),
    });
    if (isMeant) mutate({ teamId, reportId });
  };
  return (
    <Button variant="subtle" onClick={() => void askAndRemove()}>
      {t('actions.remove')}
    </Button>
  );
}
