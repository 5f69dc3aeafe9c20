import { useQuery } from '@tanstack/react-query';
import { HoursField } from '../../../platform/fields/hours-field.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { hoursQuery } from '../api/live-figures.ts';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import classes from './creation.module.css';

/** Shaded by when the app's ads were tapped lately, where they were. */
export function HoursSection({ creation }: { readonly creation: Creation }) {
  const { teamId, form, adGroup, group, errorOf } = creation;
  const { t } = useTranslation(['adWords', 'creation']);
  const { data } = useQuery({
    ...hoursQuery({ teamId, campaignGroupId: form.campaignGroupId ?? 0 }, form.app?.adamId ?? '0'),
    enabled: group !== undefined && form.app !== null,
  });
  const taps = data?.taps.some((one) => one > 0) ? data.taps : undefined;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('audience.names.hours')}</h2>
      <HoursField
        hours={adGroup.hours}
        timeZone={group?.timeZone ?? 'UTC'}
        error={errorOf('campaigns.0.adGroups.0.hours')}
        heat={
          taps && {
            taps,
            head: t('creation:group.hours.share'),
            say: (share) => t('creation:group.hours.taps', { share }),
          }
        }
        onChange={(hours) => changeAdGroup({ hours })}
      />
    </section>
  );
}
