import { nameZone } from '@tapwright/i18n/name-zone';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { fromWallTime, toWallTime } from '../../../platform/words/wall-time.ts';
import { changeCampaign, type Creation } from '../use-creation.ts';
import classes from './creation.module.css';

export function DatesSection({
  creation: { campaign, group, errorOf, language },
}: {
  readonly creation: Creation;
}) {
  const { t } = useTranslation('creation');
  const zone = group?.timeZone ?? 'UTC';
  const field = (name: 'startTime' | 'endTime') => ({
    label: t(`fields.${name}`),
    name: `campaigns.0.${name}`,
    type: 'datetime-local',
    optional: t('optional'),
    value: toWallTime(zone, campaign[name]),
    error: errorOf(`campaigns.0.${name}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      changeCampaign({ [name]: fromWallTime(zone, target.value) }),
  });
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('series.dates')}</h2>
      <div className={classes.pair}>
        <TextField {...field('startTime')} help={t('series.startHelp')} />
        <TextField {...field('endTime')} help={t('series.endHelp', { zone: nameZone(language, zone) })} />
      </div>
    </section>
  );
}
