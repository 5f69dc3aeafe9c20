import type { ReactNode } from 'react';
import { type CustomerType, customerTypes } from '@tapwright/domain/ad-states';
import { orderPair } from '@tapwright/domain/ordered-pair';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { useTranslation } from '../words/use-translation.ts';
import classes from './audience-fields.module.css';

export type Audience = {
  readonly device: 'all' | 'IPHONE' | 'IPAD';
  readonly customerType: CustomerType;
  readonly gender: 'all' | 'F' | 'M';
  readonly minAge: number | null;
  readonly maxAge: number | null;
};

type Props = {
  readonly value: Audience;
  readonly errors?: Partial<Record<'device' | 'customerType' | 'gender' | 'age', string | undefined>>;
  /** Apple's console made it so: it can be kept, and not be chosen elsewhere. */
  readonly isByApps?: boolean;
  readonly onChange: (changed: Partial<Audience>) => void;
};

/** The ages that Apple can tell apart. */
const ages = Array.from({ length: 47 }, (_, place) => 18 + place);

/** Whom an ad group reaches, all as it is unless limited. */
export function AudienceFields({ value, errors = {}, isByApps = false, onChange }: Props) {
  const { t } = useTranslation(['adWords', 'targeting']);
  const { device, gender, minAge, maxAge } = value;
  const isLimited = gender !== 'all' || minAge !== null || maxAge !== null;
  return (
    <div className={classes.fields}>
      <Field names="devices" label={t('audience.names.devices')} error={errors.device}>
        <Segmented
          label={t('audience.names.devices')}
          value={device}
          options={(['all', 'IPHONE', 'IPAD'] as const).map((one) => ({
            value: one,
            label: t(`audience.devices.${one}`),
          }))}
          onChange={(next) => onChange({ device: next })}
        />
      </Field>
      <Customers value={value} errors={errors} isByApps={isByApps} onChange={onChange} />
      <Field names="genders" label={t('audience.names.gender')} error={errors.gender}>
        <Segmented
          label={t('audience.names.gender')}
          value={gender}
          options={(['all', 'F', 'M'] as const).map((one) => ({
            value: one,
            label: one === 'all' ? t('audience.devices.all') : t(`genders.${one}`),
          }))}
          onChange={(next) => onChange({ gender: next })}
        />
      </Field>
      <Ages value={value} errors={errors} onChange={onChange} />
      {isLimited ? (
        <p className={classes.caution}>
          <StatusGlyph of="to-mend" />
          {t('targeting:limitsCost')}
        </p>
      ) : null}
    </div>
  );
}

function Customers({ value: { customerType }, errors, isByApps, onChange }: Props) {
  const { t } = useTranslation('adWords');
  const types = customerTypes.filter((one) => one !== 'other' || isByApps);
  return (
    <Field names="customerType" label={t('audience.names.customers')} error={errors?.customerType}>
      <Segmented
        label={t('audience.names.customers')}
        value={customerType}
        options={types.map((one) => ({ value: one, label: t(`audience.customers.${one}`) }))}
        onChange={(next) => onChange({ customerType: next })}
      />
    </Field>
  );
}

/** Whichever way round they are chosen, the lowest stands first. */
function Ages({ value: { gender, minAge, maxAge }, errors, onChange }: Props) {
  const { t } = useTranslation(['adWords', 'targeting']);
  const isLimited = gender !== 'all' || minAge !== null || maxAge !== null;
  const setAges = (one: number | null, other: number | null) => {
    const [smallest, largest] = orderPair(one, other);
    onChange({ minAge: smallest, maxAge: largest });
  };
  return (
    <Field names="minAge maxAge" label={t('audience.names.age')} error={errors?.age}>
      <span className={classes.row}>
        <Picker
          label={t('targeting:ages.fromAge')}
          value={String(minAge ?? '')}
          options={[{ value: '', label: t('targeting:ages.youngest') }, ...ages.map(toOption)]}
          onChange={(age) => setAges(toAge(age), maxAge)}
        />
        {t('targeting:ages.to')}
        <Picker
          label={t('targeting:ages.toAge')}
          value={String(maxAge ?? '')}
          options={[...ages.map(toOption), { value: '', label: t('targeting:ages.oldest') }]}
          onChange={(age) => setAges(minAge, toAge(age))}
        />
        {isLimited ? (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => onChange({ gender: 'all', minAge: null, maxAge: null })}
          >
            {t('targeting:noLimits')}
          </Button>
        ) : null}
      </span>
    </Field>
  );
}

const toOption = (age: number) => ({ value: String(age), label: String(age) });
const toAge = (text: string): number | null => (text === '' ? null : Number(text));

type FieldProps = {
  /** Of Apple's settings, those that are chosen here. */
  readonly names: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
};

function Field({ names, label, error, children }: FieldProps) {
  return (
    <div className={classes.field} data-field={names}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {children}
      <FieldNote error={error} />
    </div>
  );
}
