import { useMemo, type ReactNode } from 'react';
import { findMeasure, mainMeasures } from '@tapwright/contracts/report-measures';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { DaysQuestion, MeasureName, ReportDays } from '../question/report-types.ts';
import { granularities } from '@tapwright/contracts/report-query';
import { getDay } from '@tapwright/domain/days';
import { Chart } from '@tapwright/ui/chart/chart';
import { ChartSkeleton } from '@tapwright/ui/chart/chart-skeleton';
import { chooseSeries, type Side } from '@tapwright/ui/chart/choose-series';
import { prepareTile } from '@tapwright/ui/chart/prepare-tile';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { Tile } from '@tapwright/ui/chart/tile';
import { TileStrip } from '@tapwright/ui/chart/tile-strip';
import type { SeriesName } from '@tapwright/ui/chart/chart-words';
import type { Writer } from '@tapwright/ui/chart/writer';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { unitOf } from '../columns/measures.ts';
import { prepareChartInput, prepareTrends, type Trends } from './prepare-trend.ts';
import type { ReportView } from '../question/report-view.ts';
import { listSplits, useParts } from './use-parts.ts';
import { useChangeMarks } from './use-change-marks.tsx';
import { useChartWords } from '../../../platform/words/use-chart-words.ts';
import classes from '../report.module.css';
import { SplitChoice } from './split-choice.tsx';

type Props = {
  readonly view: ReportView;
  readonly question: DaysQuestion;
  /** Undefined while they are read for the first time. */
  readonly days: ReportDays | undefined;
  readonly isBusy: boolean;
  readonly onChange: (next: Partial<ReportView>) => void;
  /** Beside the choice of days, weeks or months. */
  readonly children?: ReactNode;
};

/** The eight measures, and two of them day by day. */
export function Trend({ view, question, days, isBusy, onChange, children }: Props) {
  const { t } = useTranslation(['overview', 'adWords', 'frame', 'reportNotes']);
  const language = useLanguage();
  const write = useMemo(() => figureWriter(language), [language]);
  const { bars, line, unit, step } = view;
  const words = useChartWords(step, t(`adWords:measures.${bars}`), t(`adWords:measures.${line}`));
  const trends = useMemo(() => days && prepareTrends(days, { t, language }), [days, t, language]);
  const { parts, isFailed } = useParts(view, question, days);
  const input = useMemo(
    () => days && trends && prepareChartInput(days, trends, { bars, line, step, write, parts }),
    [days, trends, bars, line, step, write, parts],
  );
  const changes = useChangeMarks(question, days);
  const choose = (side: Side, text: string) => {
    const name = findMeasure(text);
    if (!name) return;
    const chosen = chooseSeries({ columns: bars, line }, name, side);
    onChange({ bars: chosen.columns, line: chosen.line });
  };
  const nameOf = (name: MeasureName) =>
    seriesName(t(`adWords:measures.${name}`), unitOf(name, unit, language));

  return (
    <div className={classes.trend} aria-busy={isBusy}>
      <Tiles {...{ view, trends, words, write, nameOf }} onChoose={choose} />
      {input ? (
        <Chart
          input={input}
          columnsName={nameOf(bars)}
          lineName={nameOf(line)}
          words={words}
          marks={changes.marks}
          onMark={changes.open}
          onPick={(slot) => onChange({ days: pickDays(view, days?.slots[slot]) })}
          choice={{
            options: mainMeasures.map((name) => ({ value: name, label: t(`adWords:measures.${name}`) })),
            chosen: { columns: bars, line },
            onChoose: choose,
          }}
        >
          <StepChoice step={step} onChange={onChange} />
          <SplitChoice splits={listSplits(view, question)} split={view.split} onChange={onChange} />
          {changes.button}
          {children}
        </Chart>
      ) : (
        <ChartSkeleton />
      )}
      {isFailed ? <p role="status">{t('reportNotes:split.failed')}</p> : null}
      {changes.list}
    </div>
  );
}

type TilesProps = Pick<Props, 'view'> & {
  readonly trends: Trends | undefined;
  readonly words: ReturnType<typeof useChartWords>;
  readonly write: Writer;
  readonly nameOf: (name: MeasureName) => SeriesName;
  readonly onChoose: (side: Side, name: MeasureName) => void;
};

function Tiles({ view, trends, words, write, nameOf, onChoose }: TilesProps) {
  const { t } = useTranslation('overview');
  return (
    <TileStrip label={t('tiles')}>
      {mainMeasures.map((name) => {
        const trend = trends?.get(name);
        const { name: label, ...inUnit } = nameOf(name);
        return (
          <Tile
            key={name}
            label={label}
            {...inUnit}
            {...(trend ? { tile: prepareTile(trend, write) } : {})}
            series={name === view.bars ? 'columns' : name === view.line ? 'line' : undefined}
            words={words}
            onChoose={(side) => onChoose(side, name)}
          />
        );
      })}
    </TileStrip>
  );
}

/** Picked once more, they are all there again. */
function pickDays({ days }: ReportView, slot: ReportDays['slots'][number] | undefined) {
  if (slot === undefined || (days?.from === slot.from && days.to === slot.to)) return undefined;
  return { from: getDay(slot.from), to: getDay(slot.to) };
}

function seriesName(name: string, unit: string | undefined): SeriesName {
  return { name, ...(unit === undefined ? {} : { unit }) };
}

type StepProps = Pick<ReportView, 'step'> & Pick<Props, 'onChange'>;

function StepChoice({ step, onChange }: StepProps) {
  const { t } = useTranslation('overview');
  return (
    <Segmented
      label={t('step.label')}
      size="small"
      value={step}
      options={granularities.map((one) => ({ value: one, label: t(`step.${one}`) }))}
      onChange={(next) => onChange({ step: next })}
    />
  );
}
