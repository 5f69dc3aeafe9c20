import { failureShownMs } from '@tapwright/contracts/limits';
import type { KeyIn } from '@tapwright/i18n/messages';
import type { Say } from '../words/use-translation.ts';
import { CallFailure } from './call-failure.ts';
import type { Toast } from './toasts.ts';

type Surroundings = {
  t: Say<KeyIn<'errors' | 'frame'>>;
  showToast: (toast: Toast) => void;
  hasSession: () => boolean;
  endSession: () => void;
  refreshSettings: () => void;
};

/** What every failed call leads to, whoever made it. A form that shows the failure itself is not asked here. */
export function createFailureReaction({
  t,
  showToast,
  hasSession,
  endSession,
  refreshSettings,
}: Surroundings) {
  const failed = (text: string, shownMs: Toast['shownMs'] = failureShownMs) =>
    showToast({ tone: 'poor', text, shownMs });

  return function reactToFailure(error: unknown) {
    if (!(error instanceof CallFailure)) return;
    if (error.kind === 'unreachable') return failed(t('errors:executionError'));
    if (error.is('noToken', 'tokenEnded')) {
      // Calls that were under way when the session ended fail one after the other; the first has said why.
      if (!hasSession()) return;
      endSession();
      return failed(t('errors:tokenEnded'));
    }
    // By the person, here or in another tab of this browser: the page that was asked says so.
    if (error.is('signedOut')) return endSession();
    if (error.is('passwordChanged', 'endedElsewhere')) {
      // Nobody may be looking at the moment it happens.
      const why = error.is('passwordChanged') ? t('errors:passwordChanged') : t('errors:endedElsewhere');
      endSession();
      return failed(why, 'untilClosed');
    }
    if (error.is('accountFrozen')) {
      endSession();
      return failed(t('errors:accountFrozen'), 'untilClosed');
    }
    if (isOdd(error)) return failed(t('frame:oddAnswer'));
    if (error.is('executionError')) return failed(t('errors:executionError'), 'untilClosed');
    if (error.is('closed')) refreshSettings();
    failed(textOfFailure(t, error));
  };
}

/** One sentence for the reader: the server's own, in their language, or ours where it has none. */
export function textOfFailure(t: Say<KeyIn<'errors' | 'frame'>>, error: unknown): string {
  if (!(error instanceof CallFailure) || error.kind === 'unreachable') return t('errors:executionError');
  return isOdd(error) ? t('frame:oddAnswer') : error.message;
}

/** Not of the server: something between us and it answered, with a status alone. */
const isOdd = ({ kind, message }: CallFailure) => kind === 'refused' && message === '';
