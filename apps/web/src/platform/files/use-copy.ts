import { showToast } from '../calls/toasts.ts';
import { useTranslation } from '../words/use-translation.ts';

/** Whether the text is in the clipboard now. A browser may refuse, and has none at all without HTTPS; that is said. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      showToast({ tone: 'poor', text: t('copyRefused') });
      return false;
    }
  };
}
