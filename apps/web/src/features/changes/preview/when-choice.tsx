import { formatDay } from '@tapwright/i18n/format-day';
import { dayOf, formatTime } from '@tapwright/i18n/format-instant';
import { nameZone } from '@tapwright/i18n/name-zone';
import { Button } from '@tapwright/ui/forms/button';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useMoment } from '../../../platform/use-moment.ts';
import type { useWhen } from './use-when.ts';
import { useWriting } from '../use-writing.ts';
import { nextHours } from '../../../platform/words/wall-time.ts';
import classes from './preview.module.css';

type Props = { readonly when: ReturnType<typeof useWhen> };

/** Now, from a draft, or at an hour: one of them, and the button says it. */
export function WhenChoice({ when }: Props) {
  const { t } = useWriting();
  const { kinds, kind, choose } = when;
  if (kinds.length === 0) return null;
  return (
    <section className={classes.block}>
      <ChoiceList
        label={t('changes:when.title')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`changes:when.${value}`) }))}
        onChange={choose}
      />
      {kind === 'hour' ? <Hour when={when} /> : null}
    </section>
  );
}

const presets = ['tonight', 'tomorrow', 'monday'] as const;

/** By the clock of the ad account where all have the same; otherwise by one's own, and the others are said. */
function Hour({ when: { wall, type, zone, timeZones, ownZone, hour, error } }: Props) {
  const { t, language } = useWriting();
  const now = useMoment();
  const hours = nextHours(zone, now);
  const others = [...new Set([...timeZones, ownZone])].filter((one) => one !== zone);
  const isOwn = timeZones.length !== 1;
  return (
    <div className={classes.hour}>
      <TextField
        label={t('changes:when.field')}
        type="datetime-local"
        value={wall}
        error={error}
        help={t(isOwn ? 'changes:when.ownZone' : 'changes:when.zone', { zone: nameZone(language, zone) })}
        onChange={({ target }) => type(target.value)}
      />
      <div className={classes.presets}>
        {presets.map((name) => (
          <Button key={name} size="xs" onClick={() => type(hours[name])}>
            {t(`changes:when.presets.${name}`)}
          </Button>
        ))}
      </div>
      {hour === null
        ? null
        : others.map((other) => (
            <p key={other} className={classes.condition}>
              {t('changes:when.other', {
                zone: nameZone(language, other),
                when: `${formatDay(language, dayOf(new Date(hour), other))} ${formatTime(language, new Date(hour), other)}`,
              })}
            </p>
          ))}
      <p className={classes.condition}>{t('changes:when.judged')}</p>
    </div>
  );
}
