import { useMemo } from 'react';
import { storefronts } from '@tapwright/domain/storefronts';
import { nameCountry } from '@tapwright/i18n/name-country';
import { Picker } from '@tapwright/ui/forms/picker';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './panel.module.css';

type Props = { readonly chosen: readonly string[]; readonly onChange: (chosen: string[]) => void };

export function CountriesField({ chosen, onChange }: Props) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const options = useMemo(
    () =>
      storefronts
        .filter((code) => !chosen.includes(code))
        .map((value) => ({ value, label: nameCountry(language, value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [chosen, language],
  );
  return (
    <>
      <span className={classes.tokens}>
        {chosen.map((code) => (
          <span key={code} className={classes.token}>
            {nameCountry(language, code)}
            <button
              type="button"
              aria-label={t('country.without', { country: nameCountry(language, code) })}
              onClick={() => onChange(chosen.filter((one) => one !== code))}
            >
              <svg width="10" height="10" viewBox="0 0 12 12" aria-hidden>
                <path d="m2 2 8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.4" />
              </svg>
            </button>
          </span>
        ))}
      </span>
      <Picker
        label={t('country.add')}
        value=""
        options={[{ value: '', label: t('country.add') }, ...options]}
        onChange={(code) => {
          if (code !== '') onChange([...chosen, code]);
        }}
      />
    </>
  );
}
