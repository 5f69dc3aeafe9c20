import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReportFormat } from '@tapwright/contracts/report-centre';
import { isRefusal } from '../../platform/calls/is-refusal.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useShowFailure } from '../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { runSaved } from './api/reports.ts';
import { reportCentreKeys } from './keys.ts';

/** Has a file made and leads to where it will stand. */
export function useRunning(teamId: number) {
  const { t } = useTranslation('reportCentre');
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (wanted: { reportId: number; format: ReportFormat }) => runSaved({ teamId, ...wanted }),
    meta: { isShownInPlace: isRefusal },
    onSuccess: () => {
      showToast({ tone: 'good', text: t('run.begun') });
      void navigate({ to: '/report-centre', search: { tab: 'runs' } });
    },
    onError: (error) => showFailure(t('run.failedToast'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportCentreKeys.all }),
  });
  return mutate;
}
