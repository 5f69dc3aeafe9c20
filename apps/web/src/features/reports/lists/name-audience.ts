import { findValueKey } from '@tapwright/contracts/ad-values';
import type { Language } from '@tapwright/i18n/languages';
import { nameCountry } from '@tapwright/i18n/name-country';
import type { AudienceDimension } from '../question/report-types.ts';
import type { OverviewWords } from '../chart/overview-words.ts';

const devices = { IPHONE: 'iPhone', IPAD: 'iPad' } as const;

/** Apple's words as a reader knows them; what it adds one day is shown as it is. */
export function nameAudience(
  by: AudienceDimension,
  value: string,
  { t, language }: { t: OverviewWords; language: Language },
): string {
  if (value === '' || value.toUpperCase() === 'UNKNOWN') return t('adWords:values.unknown');
  if (by === 'country') return nameCountry(language, value);
  if (by === 'device') return isKeyOf(devices, value) ? devices[value] : value;
  if (by === 'gender') {
    const key = findValueKey('genders', value);
    return key ? t(`adWords:${key}`) : value;
  }
  return value.replace('-', '–');
}

function isKeyOf<Known extends object>(known: Known, text: PropertyKey): text is keyof Known {
  return Object.hasOwn(known, text);
}
