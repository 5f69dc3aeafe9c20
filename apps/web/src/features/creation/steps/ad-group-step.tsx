import { lazy, Suspense } from 'react';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { isAutomated, takesKeywords } from '../request-creation.ts';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import { AudienceSection } from '../components/audience-section.tsx';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import classes from '../components/creation.module.css';
import { PageField } from '../structure/page-field.tsx';

const PlacesField = lazy(async () => ({
  default: (await import('../../../platform/fields/places-field.tsx')).PlacesField,
}));
const HoursSection = lazy(async () => ({
  default: (await import('../components/hours-section.tsx')).HoursSection,
}));

const at = 'campaigns.0.adGroups.0';

export function AdGroupStep({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const { campaign, adGroup, errorOf } = creation;
  const text = (field: 'name' | 'bid' | 'cpaGoal') => ({
    name: `${at}.${field}`,
    autoComplete: 'off',
    value: adGroup[field],
    error: errorOf(`${at}.${field}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      changeAdGroup({ [field]: target.value }),
  });
  return (
    <>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('steps.group')}</h2>
        <TextField label={t('fields.name')} {...text('name')} />
        <div className={classes.pair}>
          {isAutomated(campaign) ? null : (
            <TextField
              label={t('fields.maxCpt')}
              inputMode="decimal"
              help={t('group.bidHelp')}
              {...text('bid')}
            />
          )}
          <TextField
            label={t('fields.cpaGoal')}
            inputMode="decimal"
            optional={t('optional')}
            help={t('series.goalHelp')}
            {...text('cpaGoal')}
          />
        </div>
        {takesKeywords(campaign) ? <SearchMatch creation={creation} /> : null}
        <PageField creation={creation} />
      </section>
      <AudienceSection creation={creation} />
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('fields.places')}</h2>
        <Suspense>
          <PlacesField
            teamId={creation.teamId}
            campaignGroupId={creation.form.campaignGroupId}
            countries={campaign.countries}
            places={adGroup.places}
            name={`${at}.places`}
            hint={t('optional')}
            onChange={(places) => changeAdGroup({ places })}
          />
        </Suspense>
      </section>
      {takesKeywords(campaign) ? (
        <Suspense>
          <HoursSection creation={creation} />
        </Suspense>
      ) : null}
    </>
  );
}

function SearchMatch({ creation: { campaign, adGroup } }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const isLocked = isAutomated(campaign);
  const value = isLocked || adGroup.searchMatch ? 'on' : 'off';
  return (
    <div className={classes.labelled}>
      <span className={classes.label}>{t('fields.searchMatch')}</span>
      <Segmented
        label={t('fields.searchMatch')}
        value={value}
        disabled={isLocked}
        options={(['off', 'on'] as const).map((one) => ({ value: one, label: t(`adWords:flags.${one}`) }))}
        onChange={(next) => changeAdGroup({ searchMatch: next === 'on' })}
      />
      <FieldNote help={t(isLocked ? 'group.searchMatchLocked' : `group.searchMatch.${value}`)} />
    </div>
  );
}
