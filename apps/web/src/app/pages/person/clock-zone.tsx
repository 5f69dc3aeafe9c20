import { useId, useMemo, useState } from 'react';
import { isZone, listZones, offsetMinutes } from '@tapwright/domain/zones';
import { formatOffset } from '@tapwright/i18n/format-instant';
import { TextField } from '@tapwright/ui/forms/text-field';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './clock-zone.module.css';

/** Any zone of the world, searched by typing; kept as soon as it is one. */
export function ClockZone() {
  const { t } = useTranslation();
  const listId = useId();
  const [zone, setZone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [typed, setTyped] = useState(zone);
  const [isLeft, setLeft] = useState(false);
  const [now] = useState(() => new Date());
  const zones = useMemo(() => listZones(now), [now]);

  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    if (isZone(text)) setZone(text);
  };
  return (
    <div className={classes.field}>
      <TextField
        label={t('settings.zone')}
        help={t('settings.zoneHelp')}
        aside={<span className={classes.offset}>{formatOffset(offsetMinutes(zone, now))}</span>}
        error={isLeft && !isZone(typed) ? t('settings.zoneUnknown') : undefined}
        list={listId}
        value={typed}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <datalist id={listId}>
        {zones.map(({ zone: name, offsetMinutes: minutes }) => (
          <option key={name} value={name}>
            {formatOffset(minutes)}
          </option>
        ))}
      </datalist>
    </div>
  );
}
