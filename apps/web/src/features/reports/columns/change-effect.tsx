import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChangeEffect as Effect, effectDays } from '@tapwright/contracts/change-effect';
import type { MeasureName } from '@tapwright/contracts/report-measures';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { formatDayRange } from '@tapwright/i18n/format-day';
import { formatCount } from '@tapwright/i18n/format-number';
import { Delta } from '@tapwright/ui/chart/delta';
import { prepareChange } from '@tapwright/ui/chart/prepare-change';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { figureWriter } from '../../../platform/words/figure-writer.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeEffectQuery } from '../api/change-effect-query.ts';
import { definitions, figureOf, unitOf } from './measures.ts';
import classes from './change-effect.module.css';

type Props = {
  readonly teamId: number;
  readonly changeSetId: number;
  readonly unit: TeamCurrency;
};

/** What was measured of the objects of a set after it went live, beside the same weekdays before. It claims no cause. */
export function ChangeEffect({ teamId, changeSetId, unit }: Props) {
  const { t } = useTranslation(['changes', 'adWords']);
  const [days, setDays] = useState<(typeof effectDays)[number]>(7);
  const { data, isError } = useQuery(changeEffectQuery({ teamId, changeSetId, days, unit }));
  if (isError) return <p className={classes.note}>{t('changes:effect.failed')}</p>;
  if (data === undefined || data === null) return null;
  return (
    <section className={classes.effect} aria-label={t('changes:effect.title')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('changes:effect.title')}</h2>
        <span className={classes.of}>{t(`changes:effect.of.${data.level}`, { count: data.objects })}</span>
        <Segmented
          label={t('changes:effect.days.label')}
          size="small"
          value={String(days)}
          options={effectDays.map((count) => ({
            value: String(count),
            label: t('changes:effect.days.choice', { count }),
          }))}
          onChange={(chosen) => setDays(effectDays.find((count) => String(count) === chosen) ?? 7)}
        />
      </div>
      {data.compared?.measures ? (
        <Figures
          measures={data.compared.measures}
          dayCount={data.compared.dayCount}
          unit={unit}
          isConverted={data.isConverted}
        />
      ) : null}
      <Sentence effect={data} />
    </section>
  );
}

type Compared = NonNullable<Effect['compared']>;
type FiguresProps = Pick<Compared, 'dayCount'> & {
  readonly measures: NonNullable<Compared['measures']>;
  readonly unit: TeamCurrency;
  readonly isConverted: boolean;
};

function Figures({ measures, dayCount, unit, isConverted }: FiguresProps) {
  const { t } = useTranslation(['changes', 'adWords']);
  const language = useLanguage();
  const write = figureWriter(language);
  const rows: { name: MeasureName; label: string; per: number; digits: number }[] = [
    { name: 'localSpendAmount', label: t('changes:effect.spend'), per: dayCount, digits: 2 },
    { name: 'installs', label: t('changes:effect.installs'), per: dayCount, digits: 1 },
    { name: 'avgCpaAmount', label: t('adWords:measures.avgCpaAmount'), per: 1, digits: 2 },
    { name: 'avgCptAmount', label: t('adWords:measures.avgCptAmount'), per: 1, digits: 2 },
  ];
  return (
    <dl className={classes.figures}>
      {rows.map(({ name, label, per, digits }) => {
        const { measure, kind } = definitions[name];
        const of = (side: 'after' | 'before') => {
          const figure = figureOf(name, measures[side]);
          return figure === null ? null : figure / per;
        };
        const [now, before] = [of('after'), of('before')];
        const change = prepareChange({ measure, total: now, before: { days: [], total: before } }, write);
        return (
          <div key={name}>
            <dt>
              {label} <span className={classes.unit}>{unitOf(name, unit, language)}</span>
            </dt>
            <dd>
              {isConverted && kind === 'money' && now !== null ? '≈' : null}
              {write.figure(before, digits)} → <strong>{write.figure(now, digits)}</strong>
              {change === null ? null : (
                <Delta
                  change={change}
                  words={{
                    up: t('changes:effect.change.up'),
                    down: t('changes:effect.change.down'),
                    level: t('changes:effect.change.level'),
                  }}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Which days these are, and what else is known of the same objects. */
function Sentence({ effect: { compared, sent, readyOn, others } }: { readonly effect: Effect }) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const range = ({ from, to }: { from: string; to: string }) => formatDayRange(language, from, to);
  const words = {
    sent: range(sent),
    after: compared === null ? '' : range(compared.after),
    before: compared === null ? '' : range(compared.before),
    day: range({ from: readyOn, to: readyOn }),
  };
  const of = compared === null ? 'soon' : compared.measures === null ? 'notRead' : 'compared';
  return (
    <p className={classes.note}>
      {t(`effect.${of}`, words)}{' '}
      {others.sets === 0
        ? null
        : `${t('effect.others', { count: others.sets, objects: formatCount(language, others.objects) })} `}
      {of === 'compared' ? t('effect.unknown') : null}
    </p>
  );
}
