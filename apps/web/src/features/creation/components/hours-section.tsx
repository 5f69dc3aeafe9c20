import { useTranslation } from 'react-i18next';
import { Button } from '@tapwright/ui/forms/button';
import { nameCity } from '../../../platform/wall-time.ts';
import { allHours, nightHours, workingHours } from '../hours-of-week.ts';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import { FieldNote } from './field-note.tsx';
import { HourGrid } from './hour-grid.tsx';
import classes from './creation.module.css';

const hoursOfWeek = 168;

/** None is all: Apple shows the ad at every hour unless some are named. */
export function HoursSection({ creation: { adGroup, group, errorOf } }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const on = new Set(adGroup.hours.length === 0 ? allHours : adGroup.hours);
  const change = (next: ReadonlySet<number>) =>
    changeAdGroup({ hours: next.size === hoursOfWeek ? [] : allHours.filter((hour) => next.has(hour)) });
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('fields.hours')}</h2>
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
      <HourGrid on={on} onChange={change} />
      <FieldNote
        error={errorOf('campaigns.0.adGroups.0.hours') ?? (on.size === 0 ? t('hours.noneLeft') : undefined)}
        help={t('hours.zone', { count: on.size, all: hoursOfWeek, zone: nameCity(group?.timeZone ?? 'UTC') })}
      />
    </section>
  );
}
