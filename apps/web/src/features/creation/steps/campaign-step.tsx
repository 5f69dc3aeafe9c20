import { lazy, Suspense } from 'react';
import { campaignTypes } from '@tapwright/contracts/ad-values';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeCampaign, type Creation } from '../use-creation.ts';
import { AppField } from '../components/app-field.tsx';
import { MoneyFields } from '../components/money-fields.tsx';
import { StorefrontsField } from '../structure/storefronts-field.tsx';
import classes from '../components/creation.module.css';

const FreeNames = lazy(async () => ({ default: (await import('../structure/free-names.tsx')).FreeNames }));
const DatesSection = lazy(async () => ({
  default: (await import('../components/dates-section.tsx')).DatesSection,
}));
const PlacementTable = lazy(async () => ({
  default: (await import('../structure/placement-table.tsx')).PlacementTable,
}));
const StorefrontTable = lazy(async () => ({
  default: (await import('../structure/storefront-table.tsx')).StorefrontTable,
}));

export function CampaignStep({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  return (
    <>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('series.appAndStorefronts')}</h2>
        <AppField creation={creation} />
        <StorefrontsField creation={creation} />
        <Suspense>
          <StorefrontTable creation={creation} />
        </Suspense>
      </section>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('fields.placement')}</h2>
        <Suspense>
          <PlacementTable creation={creation} />
        </Suspense>
      </section>
      <NameSection creation={creation} />
      <MoneyFields creation={creation} />
      <Suspense>
        <DatesSection creation={creation} />
      </Suspense>
    </>
  );
}

function NameSection({ creation }: { readonly creation: Creation }) {
  const { campaign, errorOf, open } = creation;
  const { t } = useTranslation(['creation', 'adWords']);
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('fields.name')}</h2>
      <div className={classes.labelled}>
        <span className={classes.label}>{t('fields.type')}</span>
        <Segmented
          label={t('fields.type')}
          value={campaign.type}
          options={campaignTypes.map((value) => ({ value, label: t(`adWords:campaignTypes.${value}`) }))}
          onChange={(type) => changeCampaign({ type })}
        />
      </div>
      <div>
        <TextField
          label={t('fields.name')}
          name="campaigns.0.name"
          autoComplete="off"
          value={campaign.name}
          error={errorOf('campaigns.0.name')}
          help={
            campaign.isNameOwn ? (
              <button type="button" className="tw-link" onClick={() => changeCampaign({ isNameOwn: false })}>
                {t('series.follow')}
              </button>
            ) : (
              t('series.nameHelp')
            )
          }
          onChange={({ target }) => changeCampaign({ name: target.value, isNameOwn: true })}
        />
        {open.refused['campaigns.0.name'] === undefined ? null : (
          <Suspense>
            <FreeNames creation={creation} places={[0]} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
