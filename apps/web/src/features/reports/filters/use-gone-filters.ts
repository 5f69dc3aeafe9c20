import { useEffect, useEffectEvent, useState } from 'react';
import { failureShownMs } from '@tapwright/contracts/limits';
import { formatList } from '@tapwright/i18n/format-list';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { findGoneFilters } from './find-gone-filters.ts';
import type { Search } from '../question/report-view.ts';

/** A view may have been saved when rows could be filtered by more: more of them are shown than it meant, which is said once. */
export function useGoneFilters({ pathname, search }: { readonly pathname: string; readonly search: Search }) {
  const { t } = useTranslation('reportNotes');
  const language = useLanguage();
  // Whoever leaves has another page in the address before this one is gone.
  const [own] = useState(pathname);
  const gone = pathname === own ? findGoneFilters(search) : [];
  const say = useEffectEvent(() => {
    showToast({
      tone: 'poor',
      text: t('filter.gone', { filters: formatList(language, gone) }),
      shownMs: failureShownMs,
    });
  });
  const named = gone.join();
  useEffect(() => {
    if (named !== '') say();
  }, [named]);
}
