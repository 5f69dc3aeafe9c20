import { type Audience, AudienceFields } from '../../../platform/fields/audience-fields.tsx';
import { HoursField } from '../../../platform/fields/hours-field.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { AdDetails } from './read-settings.ts';
import type { Settings } from './use-settings.ts';
import classes from './panel.module.css';

type Props = { readonly settings: Settings; readonly details: AdDetails };

/** Whom an ad group reaches, and when. */
export function AudienceSettings({ settings, details }: Props) {
  const { t } = useTranslation('adWords');
  const { values, errorOf, change } = settings;
  const { devices = [], genders = [], hours = [] } = values;
  const { minAge = null, maxAge = null, customerType = 'all' } = values;
  const placement = details.campaign?.state.placement;
  const put = ({ device, gender, ...others }: Partial<Audience>) => {
    if (device !== undefined) change('devices', device === 'all' ? [] : [device]);
    if (gender !== undefined) change('genders', gender === 'all' ? [] : [gender]);
    if (others.customerType !== undefined) change('customerType', others.customerType);
    if (others.minAge !== undefined) change('minAge', others.minAge);
    if (others.maxAge !== undefined) change('maxAge', others.maxAge);
  };
  return (
    <>
      <AudienceFields
        value={{ device: onlyOf(devices), gender: onlyOf(genders), customerType, minAge, maxAge }}
        errors={{
          device: errorOf('devices'),
          customerType: errorOf('customerType'),
          gender: errorOf('genders'),
          age: errorOf('maxAge') ?? errorOf('minAge'),
        }}
        isByApps={details.adGroup?.state.customerType === 'other'}
        onChange={put}
      />
      {placement === 'APPSTORE_SEARCH_RESULTS' || hours.length > 0 ? (
        <div className={classes.hours} data-field="hours">
          <span className={classes.label}>{t('audience.names.hours')}</span>
          <HoursField
            hours={hours}
            timeZone={details.timeZone}
            error={errorOf('hours')}
            onChange={(next) => change('hours', next)}
          />
        </div>
      ) : null}
    </>
  );
}

/** Both of two are all, as none is. */
const onlyOf = <Value extends string>(values: readonly Value[]): Value | 'all' =>
  (values.length === 1 ? values[0] : undefined) ?? 'all';
