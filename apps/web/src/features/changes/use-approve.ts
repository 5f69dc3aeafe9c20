import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureShownMs } from '@tapwright/contracts/limits';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { CallFailure } from '../../platform/call-failure.ts';
import { showToast } from '../../platform/toasts.ts';
import { useShowFailure } from '../../platform/use-show-failure.ts';
import { approveSet, type SetKey, waitingPreviewQuery } from './api/decide-change.ts';
import { followSet } from './opened.ts';
import { useReadChanges } from './use-read-changes.ts';

/** What is refused by now is taken out, warnings are said yes to by name. */
export function useApprove(key: SetKey, onDone: () => void) {
  const { t } = useTranslation('changes');
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const preview = useQuery(waitingPreviewQuery(key));
  const [confirmed, setConfirmed] = useState<readonly WarningReason[]>([]);
  const [isPending, setPending] = useState(false);
  const edits = preview.data?.edits ?? [];
  const refused = edits.filter((edit) => edit.refused.length > 0);
  const warnings = edits.filter((edit) => edit.refused.length === 0).flatMap((edit) => edit.warnings);
  const approve = async () => {
    if (preview.data === undefined || isPending) return;
    if (warnings.some(({ reason }) => !confirmed.includes(reason)))
      return showToast({ tone: 'poor', text: t('confirm.first'), shownMs: failureShownMs });
    setPending(true);
    try {
      const without = refused.map(({ path }) => Number(path.split('.')[1]));
      await approveSet({ ...key, without, confirmed: [...confirmed] });
      followSet(key);
      onDone();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('approve.failed'), error);
      void preview.refetch();
    } finally {
      setPending(false);
      void readChanges(key.teamId);
    }
  };
  return { preview, refused, warnings, confirmed, setConfirmed, isPending, approve };
}
