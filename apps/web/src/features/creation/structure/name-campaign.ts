import type { CampaignForm, CreationForm } from '@tapwright/contracts/creation';
import { foldAdName } from '@tapwright/domain/ad-names';
import {
  nameStorefronts,
  shortAppName,
  usualNameTemplate,
  writeKnownParts,
} from '@tapwright/domain/structure-names';

/** `Stillwater_GB+IE+2_category`: app, storefronts, type, by the team's template. What is not chosen yet is left out. */
export function nameCampaign(
  app: CreationForm['app'],
  { countries, type }: Pick<CampaignForm, 'countries' | 'type'>,
  nameTemplate = usualNameTemplate,
): string {
  return writeKnownParts(nameTemplate, {
    app: shortAppName(app?.name ?? ''),
    storefront: nameStorefronts(countries),
    role: type,
  });
}

/** For a name that somebody has: the same with the next number. */
export function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*?)(?: \((\d+)\))?$/su.exec(name) ?? [];
  return `${base} (${Number(number) + 1})`;
}

/** For all names of these places that somebody has, by place: the next numbers that nothing else in the form has. */
export function freeNames(names: readonly string[], taken: readonly number[]): ReadonlyMap<number, string> {
  const known = new Set(names.map(foldAdName));
  return new Map(
    taken.map((place) => {
      let name = nextName(names[place] ?? '');
      while (known.has(foldAdName(name))) name = nextName(name);
      known.add(foldAdName(name));
      return [place, name];
    }),
  );
}
