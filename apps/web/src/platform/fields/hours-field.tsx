import { lazy, Suspense } from 'react';
import { formatPercent } from '@tapwright/i18n/format-number';
import { nameZone } from '@tapwright/i18n/name-zone';
import { Button } from '@tapwright/ui/forms/button';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { useTranslation } from '../words/use-translation.ts';
import classes from './audience-fields.module.css';
import { type Heat, shareOf } from './hour-shares.ts';
import { allHours, nightHours, workingHours } from './hours-of-week.ts';
import { useLanguage } from '../words/use-language.ts';

const HourGrid = lazy(async () => ({ default: (await import('./hour-grid.tsx')).HourGrid }));

type Props = {
  readonly hours: readonly number[];
  readonly timeZone: string;
  readonly error: string | undefined;
  readonly onChange: (hours: number[]) => void;
  /** Taps by hour of the week, where they are known: what is painted away shows what it brought. */
  readonly heat?: Heat | undefined;
};

/** None is all: Apple shows the ad at every hour unless some are named. */
export function HoursField({ hours, timeZone, error, onChange, heat }: Props) {
  const language = useLanguage();
  const { t } = useTranslation('targeting');
  const all = allHours.length;
  const on = new Set(hours.length === 0 ? allHours : hours);
  const change = (next: ReadonlySet<number>) =>
    onChange(next.size === all ? [] : allHours.filter((hour) => next.has(hour)));
  return (
    <>
      <span className={classes.row}>
        <Button size="xs" onClick={() => change(new Set(allHours))}>
          {t('hours.all')}
        </Button>
        <Button size="xs" onClick={() => change(new Set(allHours).difference(new Set(nightHours)))}>
          {t('hours.noNights')}
        </Button>
        <Button size="xs" onClick={() => change(new Set(workingHours))}>
          {t('hours.working')}
        </Button>
      </span>
      <Suspense>
        <HourGrid on={on} onChange={change} heat={heat} />
      </Suspense>
      <FieldNote
        error={error}
        help={t('hours.zone', { count: on.size, all, zone: nameZone(language, timeZone) })}
      />
      {heat === undefined ? null : (
        <FieldNote help={heat.say(formatPercent(language, shareOf(heat.taps, on) ?? 0, 1))} />
      )}
    </>
  );
}
