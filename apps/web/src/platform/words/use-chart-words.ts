import { useMemo } from 'react';
import type { Granularity } from '@tapwright/contracts/report-query';
import type { ChartWords } from '@tapwright/ui/chart/chart-words';
import type { TileWords } from '@tapwright/ui/chart/tile';
import { useTranslation } from './use-translation.ts';

export function useChartWords(step: Granularity, columns: string, line: string): ChartWords & TileWords {
  const { t } = useTranslation('overview');
  return useMemo(
    () => ({
      label: t(`chart.labels.${step}`, { columns, line }),
      versus: (now, before) => t('chart.versus', { now, before }),
      was: (figure) => t('was', { figure }),
      arriving: t('chart.arriving'),
      showTable: t('chart.showTable'),
      showChart: t('chart.showChart'),
      date: t('chart.date'),
      before: t('chart.before'),
      choose: (side) => t(`chart.choose.${side}`),
      up: t('change.up'),
      down: t('change.down'),
      level: t('change.level'),
    }),
    [t, step, columns, line],
  );
}
