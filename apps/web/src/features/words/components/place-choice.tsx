import { nameCountry } from '@tapwright/i18n/name-country';
import { Picker } from '@tapwright/ui/forms/picker';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { WordPlaces } from '../api/word-queries.ts';

export type WordPlace = { readonly adamId: string; readonly country: string };

type Props = {
  readonly places: WordPlaces;
  readonly place: WordPlace;
  readonly onChange: (next: WordPlace) => void;
};

/** Whose words, and where. Another app keeps the storefront if it has it. */
export function PlaceChoice({ places, place, onChange }: Props) {
  const { t } = useTranslation('words');
  const language = useLanguage();
  const countries = places.find(({ adamId }) => adamId === place.adamId)?.countries ?? [];
  const chooseApp = (adamId: string) => {
    const offered = places.find((one) => one.adamId === adamId)?.countries ?? [];
    const country = offered.includes(place.country) ? place.country : offered[0];
    if (country !== undefined) onChange({ adamId, country });
  };
  return (
    <>
      <Picker
        label={t('app')}
        value={place.adamId}
        options={places.map(({ adamId, app }) => ({ value: adamId, label: app }))}
        onChange={chooseApp}
      />
      <Picker
        label={t('storefront')}
        value={place.country}
        options={countries.map((country) => ({ value: country, label: nameCountry(language, country) }))}
        onChange={(country) => onChange({ ...place, country })}
      />
    </>
  );
}
