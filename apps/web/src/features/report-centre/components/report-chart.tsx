import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { findMeasure, type MeasureName } from '@tapwright/contracts/report-measures';
import type { Granularity } from '@tapwright/contracts/report-query';
import { currencySign } from '@tapwright/i18n/format-money';
import { Chart } from '@tapwright/ui/chart/chart';
import { ChartSkeleton } from '@tapwright/ui/chart/chart-skeleton';
import { chooseSeries } from '@tapwright/ui/chart/choose-series';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { useChartWords } from '../../../platform/words/use-chart-words.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { overTimeQuery } from '../api/reports.ts';
import { kindOf, measuredOverTime } from '../measured-over-time.ts';

type Props = {
  readonly teamId: number;
  readonly definition: ReportDefinition;
  readonly step: Granularity;
};

/** Two measures of a report over time, the first two of it until others are chosen. */
export function ReportChart({ teamId, definition, step }: Props) {
  const { t } = useTranslation(['reportCentre', 'adWords']);
  const language = useLanguage();
  const { measures, unit } = definition;
  const { data, error, refetch, isPlaceholderData } = useQuery(overTimeQuery(teamId, definition));
  const [wanted, setWanted] = useState<{ columns?: MeasureName; line?: MeasureName }>({});
  const columns = measures.find((name) => name === wanted.columns) ?? measures[0] ?? 'localSpendAmount';
  const line =
    measures.find((name) => name === wanted.line && name !== columns) ??
    measures.find((name) => name !== columns);
  const wordOf = (name: MeasureName) => t(`adWords:measures.${name}`);
  const words = useChartWords(step, wordOf(columns), wordOf(line ?? columns));
  const input = useMemo(
    () =>
      data && {
        days: data.slots.map(({ from }) => from),
        step,
        columns: measuredOverTime(columns, data),
        ...(line && { line: measuredOverTime(line, data) }),
        write: figureWriter(language),
      },
    [data, step, columns, line, language],
  );
  if (error !== null && data === undefined)
    return (
      <ViewFailed title={t('preview.chartFailed')} text="" error={error} onTryAgain={() => void refetch()} />
    );
  if (input === undefined) return <ChartSkeleton height={height} />;
  const nameOf = (name: MeasureName) => {
    const sign = { money: currencySign(language, unit), rate: '%', count: undefined }[kindOf(name)];
    return { name: wordOf(name), ...(sign === undefined ? {} : { unit: sign }) };
  };
  return (
    <div aria-busy={isPlaceholderData}>
      <Chart
        input={input}
        columnsName={nameOf(columns)}
        {...(line && { lineName: nameOf(line) })}
        words={words}
        height={height}
        {...(line && {
          choice: {
            options: measures.map((name) => ({ value: name, label: wordOf(name) })),
            chosen: { columns, line },
            onChoose: (side, text) => {
              const name = findMeasure(text);
              if (name) setWanted(chooseSeries({ columns, line }, name, side));
            },
          },
        })}
      />
    </div>
  );
}

const height = 220;
