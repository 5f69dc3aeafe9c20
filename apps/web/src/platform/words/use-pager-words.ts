import { formatCount } from '@tapwright/i18n/format-number';
import type { PagerWords } from '@tapwright/ui/table/pager';
import { useLanguage } from './use-language.ts';
import { useTranslation } from './use-translation.ts';

export function usePagerWords(total: number): PagerWords {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  return {
    label: t('pager.label'),
    total: t('pager.rows', { count: total, figure: formatCount(language, total) }),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (page) => t('pager.page', { page }),
    sizes: t('pager.sizes'),
    perPage: (size) => t('pager.perPage', { size }),
    jump: t('pager.jump'),
  };
}
