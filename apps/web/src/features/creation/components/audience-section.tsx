import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPair } from '@tapwright/domain/ordered-pair';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { changeAdGroup, type Creation } from '../use-creation.ts';
import { FieldNote } from './field-note.tsx';
import classes from './creation.module.css';

/** The ages that Apple can tell apart. */
const ages = Array.from({ length: 47 }, (_, place) => 18 + place);

export function AudienceSection({ creation: { adGroup, errorOf } }: { readonly creation: Creation }) {
  const { t } = useTranslation(['creation', 'adWords']);
  const { device, customerType, gender, minAge, maxAge } = adGroup;
  const isLimited = gender !== 'all' || minAge !== null || maxAge !== null;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('group.audience')}</h2>
      <div className={classes.pair}>
        <Labelled label={t('fields.devices')}>
          <Segmented
            label={t('fields.devices')}
            value={device}
            options={(['all', 'IPHONE', 'IPAD'] as const).map((value) => ({
              value,
              label: t(`devices.${value}`),
            }))}
            onChange={(next) => changeAdGroup({ device: next })}
          />
        </Labelled>
        <Labelled label={t('fields.customers')}>
          <Segmented
            label={t('fields.customers')}
            value={customerType}
            options={(['all', 'new', 'returning'] as const).map((value) => ({
              value,
              label: t(`customers.${value}`),
            }))}
            onChange={(next) => changeAdGroup({ customerType: next })}
          />
        </Labelled>
        <Labelled label={t('fields.gender')}>
          <Segmented
            label={t('fields.gender')}
            value={gender}
            options={(['all', 'F', 'M'] as const).map((value) => ({
              value,
              label: value === 'all' ? t('devices.all') : t(`adWords:genders.${value}`),
            }))}
            onChange={(next) => changeAdGroup({ gender: next })}
          />
        </Labelled>
        <Ages
          adGroup={adGroup}
          error={errorOf('campaigns.0.adGroups.0.maxAge') ?? errorOf('campaigns.0.adGroups.0.minAge')}
        />
      </div>
      {isLimited ? (
        <p className={classes.caution}>
          <StatusGlyph of="to-mend" />
          {t('group.limitsCost')}
        </p>
      ) : null}
    </section>
  );
}

type AgesProps = { readonly adGroup: Creation['adGroup']; readonly error: string | undefined };

/** Whichever way round they are chosen, the lowest stands first. */
function Ages({ adGroup: { gender, minAge, maxAge }, error }: AgesProps) {
  const { t } = useTranslation('creation');
  const isLimited = gender !== 'all' || minAge !== null || maxAge !== null;
  const setAges = (one: number | null, other: number | null) => {
    const [smallest, largest] = orderPair(one, other);
    changeAdGroup({ minAge: smallest, maxAge: largest });
  };
  return (
    <Labelled label={t('fields.age')}>
      <span className={classes.row}>
        <Picker
          label={t('group.fromAge')}
          value={String(minAge ?? '')}
          options={[{ value: '', label: t('group.youngest') }, ...ages.map(toOption)]}
          onChange={(age) => setAges(toAge(age), maxAge)}
        />
        {t('group.to')}
        <Picker
          label={t('group.toAge')}
          value={String(maxAge ?? '')}
          options={[...ages.map(toOption), { value: '', label: t('group.oldest') }]}
          onChange={(age) => setAges(minAge, toAge(age))}
        />
        {isLimited ? (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => changeAdGroup({ gender: 'all', minAge: null, maxAge: null })}
          >
            {t('group.noLimits')}
          </Button>
        ) : null}
      </span>
      <FieldNote error={error} />
    </Labelled>
  );
}

const toOption = (age: number) => ({ value: String(age), label: String(age) });
const toAge = (text: string): number | null => (text === '' ? null : Number(text));

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.labelled}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
