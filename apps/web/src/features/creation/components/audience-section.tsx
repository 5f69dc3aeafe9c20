import { formatPercent } from '@tapwright/i18n/format-number';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { AudienceFields } from '../../../platform/fields/audience-fields.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import { useReach } from '../forecast/use-reach.ts';
import classes from './creation.module.css';

export function AudienceSection({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { adGroup, errorOf, language } = creation;
  const reach = useReach(creation);
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
      {reach === undefined ? null : (
        <p className={classes.caution}>
          <StatusGlyph of="to-mend" />
          {t(`group.reach.${reach.of}`, { share: formatPercent(language, reach.share, 0) })}
        </p>
      )}
    </section>
  );
}
