import { useMemo, useState } from 'react';
import { isLanguage } from '@tapwright/i18n/languages';
import { Chart } from '@tapwright/ui/chart/chart';
import { chooseSeries } from '@tapwright/ui/chart/choose-series';
import type { Chosen } from '@tapwright/ui/chart/choose-series';
import { prepareTile } from '@tapwright/ui/chart/prepare-tile';
import { Tile } from '@tapwright/ui/chart/tile';
import { TileStrip } from '@tapwright/ui/chart/tile-strip';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { prepareSampleOverview, sampleDays } from '../prepare-sample-overview.ts';
import type { MeasureKey, SampleMeasure } from '../prepare-sample-overview.ts';
import { sampleFigures } from '../sample-figures.ts';
import classes from './sample-overview.module.css';
import { useChartWords } from './use-chart-words.ts';

const measures = prepareSampleOverview();
const days = sampleDays(sampleFigures.firstDay);
const daysBefore = sampleDays(sampleFigures.firstDayBefore);

/** The overview itself, drawn by its own parts from fixed figures that are named as samples. */
export function SampleOverview() {
  const { t, i18n } = useTranslation('home');
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  const write = useMemo(() => figureWriter(language), [language]);
  const [chosen, setChosen] = useState<Chosen<MeasureKey>>({ columns: 'spend', line: 'averageCpa' });
  const columns = getMeasure(chosen.columns);
  const line = getMeasure(chosen.line);
  const input = useMemo(
    () => ({ days, daysBefore, step: 'day' as const, columns: columns.range, line: line.range, write }),
    [columns, line, write],
  );
  const nameOf = ({ key, unit }: SampleMeasure) => ({
    name: t(`measures.${key}`),
    ...(unit ? { unit } : {}),
  });
  const words = useChartWords(nameOf(columns).name, nameOf(line).name);

  return (
    <figure className={classes.figure}>
      <div className={classes.instrument}>
        <TileStrip label={t('sample.tiles')}>
          {measures.map((measure) => (
            <Tile
              key={measure.key}
              label={t(`measures.${measure.key}`)}
              {...(measure.unit ? { unit: measure.unit } : {})}
              tile={prepareTile(measure.range, write)}
              series={measure === columns ? 'columns' : measure === line ? 'line' : undefined}
              words={words}
              onChoose={(side) => {
                setChosen(chooseSeries(chosen, measure.key, side));
              }}
            />
          ))}
        </TileStrip>
        <Chart
          input={input}
          columnsName={nameOf(columns)}
          lineName={nameOf(line)}
          words={words}
          height={232}
          gutter={64}
        />
      </div>
      <figcaption className={classes.caption}>
        {t('sample.caption')}
        <span className={classes.byPointer}>{t('sample.byPointer')}</span>
        <span className={classes.byTouch}>{t('sample.byTouch')}</span>
      </figcaption>
    </figure>
  );
}

function getMeasure(key: MeasureKey): SampleMeasure {
  const found = measures.find((measure) => measure.key === key);
  if (!found) throw new Error(`No sample of ${key}`);
  return found;
}
