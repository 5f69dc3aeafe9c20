import { useTranslation } from 'react-i18next';
import { AudienceFields } from '../../../platform/audience-fields.tsx';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import classes from './creation.module.css';

export function AudienceSection({ creation: { adGroup, errorOf } }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const age = errorOf('campaigns.0.adGroups.0.maxAge') ?? errorOf('campaigns.0.adGroups.0.minAge');
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('group.audience')}</h2>
      <AudienceFields
        value={adGroup}
        errors={{ age }}
        onChange={({ customerType, ...changed }) =>
          changeAdGroup({
            ...changed,
            ...(customerType === undefined || customerType === 'other' ? {} : { customerType }),
          })
        }
      />
    </section>
  );
}
