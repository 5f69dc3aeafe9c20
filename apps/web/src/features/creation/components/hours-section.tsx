import { useTranslation } from 'react-i18next';
import { HoursField } from '../../../platform/hours-field.tsx';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import classes from './creation.module.css';

export function HoursSection({ creation: { adGroup, group, errorOf } }: { readonly creation: Creation }) {
  const { t } = useTranslation('adWords');
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('audience.names.hours')}</h2>
      <HoursField
        hours={adGroup.hours}
        timeZone={group?.timeZone ?? 'UTC'}
        error={errorOf('campaigns.0.adGroups.0.hours')}
        onChange={(hours) => changeAdGroup({ hours })}
      />
    </section>
  );
}
