import { useEffect, useEffectEvent } from 'react';
import { failureShownMs } from '@tapwright/contracts/limits';
import { formatList } from '@tapwright/i18n/format-list';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** A view may have been saved when there were other columns: it opens without them, and says so once. */
export function useGoneColumns(gone: readonly string[]) {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const say = useEffectEvent(() => {
    showToast({
      tone: 'poor',
      text: t('columns.gone', { columns: formatList(language, gone) }),
      shownMs: failureShownMs,
    });
  });
  const named = gone.join();
  useEffect(() => {
    if (named !== '') say();
  }, [named]);
}
