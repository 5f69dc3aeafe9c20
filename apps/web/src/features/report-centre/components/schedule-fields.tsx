import type { ReportSchedule } from '@tapwright/contracts/report-centre';
import { Picker } from '@tapwright/ui/forms/picker';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './report-builder.module.css';

export type When = Pick<ReportSchedule, 'weekday' | 'monthDay' | 'hour'> & {
  every: ReportSchedule['every'] | 'once' | 'never';
};

type Props = {
  readonly when: When;
  readonly zone: string;
  readonly mayRepeat: boolean;
  /** It is sent regularly now, which can be ended. */
  readonly isRepeated: boolean;
  readonly onChange: (when: When) => void;
};

/** A Monday, from which the others are counted. */
const monday = Date.UTC(2026, 10, 16);
const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, place) => String(place + from));

export function ScheduleFields({ when, zone, mayRepeat, isRepeated, onChange }: Props) {
  const { t } = useTranslation('reportCentre');
  const language = useLanguage();
  const possible = [
    'once' as const,
    ...(mayRepeat ? (['day', 'week', 'month'] as const) : []),
    ...(isRepeated ? (['never'] as const) : []),
  ];
  const nameWeekday = (weekday: string) => {
    const day = new Date(monday + (Number(weekday) - 1) * 86_400_000).toISOString().slice(0, 10);
    return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  };
  const field = (
    name: 'weekday' | 'monthDay' | 'hour',
    values: string[],
    nameOf: (value: string) => string,
  ) => (
    <div className={classes.label}>
      <span aria-hidden>{t(`schedule.${name}`)}</span>
      <Picker
        label={t(`schedule.${name}`)}
        value={String(when[name])}
        options={values.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(value) => onChange({ ...when, [name]: Number(value) })}
      />
    </div>
  );
  const { every } = when;
  return (
    <>
      <div className={classes.label}>
        <span aria-hidden>{t('schedule.every')}</span>
        <Picker
          label={t('schedule.every')}
          value={every}
          options={possible.map((value) => ({
            value,
            label: value === 'once' ? t('send.now') : t(`schedule.${value}`),
          }))}
          onChange={(next) => onChange({ ...when, every: next })}
        />
      </div>
      {every === 'once' || every === 'never' ? null : (
        <>
          <div className={classes.pair}>
            {every === 'week' ? field('weekday', numbers(7, 1), nameWeekday) : null}
            {every === 'month' ? field('monthDay', numbers(31, 1), (value) => value) : null}
            {field('hour', numbers(24, 0), (value) => `${value.padStart(2, '0')}:00`)}
          </div>
          <p className={classes.help}>{t('schedule.zoneHelp', { zone })}</p>
        </>
      )}
    </>
  );
}
