import { storefronts } from '@tapwright/domain/storefronts';
import { nameCountry } from '@tapwright/i18n/name-country';
import type { Language } from '@tapwright/i18n/languages';

const regions = {
  nordics: ['DK', 'FI', 'IS', 'NO', 'SE'],
  dach: ['DE', 'AT', 'CH'],
  benelux: ['BE', 'NL', 'LU'],
  southeastAsia: ['ID', 'KH', 'MY', 'PH', 'SG', 'TH', 'VN'],
} as const;
const regionNames = ['nordics', 'dach', 'benelux', 'southeastAsia'] as const;
type Region = (typeof regionNames)[number];

export type StorefrontChoice = {
  readonly key: string;
  readonly label: string;
  readonly countries: readonly string[];
};

const maxChoices = 8;
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Known = {
  readonly language: Language;
  readonly nameRegion: (region: Region | 'all') => string;
  /** Of each storefront, as Apple says it. */
  readonly languagesOf: ReadonlyMap<string, string | undefined>;
};

/** A country by its name here, in English or by its code; all of a language; all of a region. */
export function findStorefronts(
  typed: string,
  chosen: readonly string[],
  { language, nameRegion, languagesOf }: Known,
): StorefrontChoice[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [];
  const free = storefronts.filter((code) => !chosen.includes(code));
  const countries = free
    .map((code) => ({
      code,
      label: nameCountry(language, code),
      names: [nameCountry(language, code), nameCountry('en', code)],
    }))
    .filter(({ code, names }) => fold(code) === wanted || names.some((name) => fold(name).includes(wanted)))
    .toSorted(
      (one, other) =>
        rank(one, wanted) - rank(other, wanted) || one.label.localeCompare(other.label, language),
    )
    .map(({ code, label }) => ({ key: code, label, countries: [code] }));
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  const nameInEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const languages = [...new Set([...languagesOf.values()].flatMap((code) => code ?? []))]
    .filter((code) =>
      [nameOf.of(code), nameInEnglish.of(code)].some((name) => fold(name ?? '').startsWith(wanted)),
    )
    .map((code) => ({
      key: `language ${code}`,
      label: nameOf.of(code) ?? code,
      countries: free.filter((country) => languagesOf.get(country) === code),
    }));
  const sets = [
    ...regionNames.map((name) => ({
      key: name,
      label: nameRegion(name),
      countries: free.filter((code) => (regions[name] as readonly string[]).includes(code)),
    })),
    { key: 'all', label: nameRegion('all'), countries: free },
  ].filter(({ label }) => fold(label).includes(wanted));
  return [...countries.slice(0, maxChoices - 2), ...languages, ...sets]
    .filter(({ countries: some }) => some.length > 0)
    .slice(0, maxChoices);
}

/** What begins with it stands before what only holds it. */
const rank = ({ code, names }: { code: string; names: readonly string[] }, wanted: string): number =>
  fold(code) === wanted ? 0 : names.some((name) => fold(name).startsWith(wanted)) ? 1 : 2;
