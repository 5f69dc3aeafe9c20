import { useMemo } from 'react';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { formatNumber } from '@tapwright/i18n/format-number';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ColumnWriting } from './measure-columns.tsx';

export function useColumnWriting(unit: TeamCurrency): ColumnWriting {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const language = useLanguage();
  return useMemo(
    () => ({
      t,
      language,
      unit,
      write: {
        ...figureWriter(language),
        change: (size, _, digits) => formatNumber(language, size, digits),
      },
      directions: { up: t('change.up'), down: t('change.down'), level: t('change.level') },
    }),
    [t, language, unit],
  );
}
