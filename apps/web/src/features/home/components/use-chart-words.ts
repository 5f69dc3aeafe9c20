import { useMemo } from 'react';
import type { ChartWords } from '@tapwright/ui/chart/chart-words';
import type { TileWords } from '@tapwright/ui/chart/tile';
import { useTranslation } from '../../../platform/words/use-translation.ts';

export function useChartWords(columns: string, line: string): ChartWords & TileWords {
  const { t } = useTranslation('home');
  return useMemo(
    () => ({
      label: t('chart.label', { columns, line }),
      versus: (now, before) => t('chart.versus', { now, before }),
      was: (figure) => t('chart.was', { figure }),
      arriving: t('chart.arriving'),
      showTable: t('chart.showTable'),
      showChart: t('chart.showChart'),
      date: t('chart.date'),
      before: t('chart.before'),
      up: t('chart.up'),
      down: t('chart.down'),
      level: t('chart.level'),
    }),
    [t, columns, line],
  );
}
