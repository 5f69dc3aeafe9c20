import { failureShownMs } from '@tapwright/contracts/limits';
import { endSession } from '../../platform/person/session.ts';
import { showToast } from '../../platform/calls/toasts.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';

/** The server has ended every session; this page says so itself and does not wait to be told. */
export function useLeaveAfterPassword(): () => void {
  const { i18n } = useTranslation();
  return () => {
    endSession();
    showToast({ tone: 'good', text: i18n.t('errors:passwordChanged'), shownMs: failureShownMs });
  };
}
