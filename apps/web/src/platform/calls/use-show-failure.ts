import { failureShownMs } from '@tapwright/contracts/limits';
import { useTranslation } from '../words/use-translation.ts';
import { CallFailure } from './call-failure.ts';
import { showToast } from './toasts.ts';
import { isRefusal } from './is-refusal.ts';

/** What did not happen and, where the server says so, why. */
export function useShowFailure() {
  const { t } = useTranslation();
  return (what: string, error: unknown) => {
    if (!isRefusal(error)) return;
    const why = error instanceof CallFailure ? error.message : '';
    const text = why === '' ? what : t('because', { what, why });
    showToast({ tone: 'poor', text, shownMs: failureShownMs });
  };
}
