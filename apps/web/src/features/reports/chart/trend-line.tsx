import { useMemo, type ReactNode } from 'react';
import { type MeasureName, mainMeasures } from '@tapwright/contracts/report-measures';
import { type LinedMeasure, MeasureLine } from '@tapwright/ui/chart/measure-line';
import { prepareTile } from '@tapwright/ui/chart/prepare-tile';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { headOf } from '../columns/measure-columns.tsx';
import { unitOf } from '../columns/measures.ts';
import { prepareTrends } from './prepare-trend.ts';
import type { ReportDays } from '../question/report-types.ts';
import type { ReportView } from '../question/report-view.ts';
import { useChartWords } from '../../../platform/words/use-chart-words.ts';

type Props = {
  readonly view: ReportView;
  /** Undefined while they are read for the first time. */
  readonly days: ReportDays | undefined;
  readonly children: ReactNode;
};

const leaves: Readonly<Partial<Record<MeasureName, LinedMeasure['leaves']>>> = {
  conversionRate: 1,
  ttr: 2,
  impressions: 3,
  taps: 4,
  avgCptAmount: 5,
  installs: 6,
};

/** The eight measures of the range in one line. */
export function TrendLine({ view, days, children }: Props) {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const language = useLanguage();
  const write = useMemo(() => figureWriter(language), [language]);
  const { bars, line, unit, step } = view;
  const words = useChartWords(step, t(`adWords:measures.${bars}`), t(`adWords:measures.${line}`));
  const trends = useMemo(() => days && prepareTrends(days, { t, language }), [days, t, language]);
  const measures = mainMeasures.map((name): LinedMeasure => {
    const trend = trends?.get(name);
    const sign = unitOf(name, unit, language);
    return {
      key: name,
      label: headOf(name, t),
      ...(sign === undefined ? {} : { unit: sign }),
      ...(trend ? { tile: prepareTile(trend, write) } : {}),
      series: name === bars ? 'columns' : name === line ? 'line' : undefined,
      leaves: leaves[name],
    };
  });
  return (
    <MeasureLine label={t('tiles')} measures={measures} words={words}>
      {children}
    </MeasureLine>
  );
}
