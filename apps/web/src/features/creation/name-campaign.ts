import type { CampaignForm, CreationForm } from '@tapwright/contracts/creation';
import { nameStorefronts, shortAppName } from '@tapwright/domain/structure-names';

/** `Stillwater_GB+IE+2_Category`: app, storefronts, type. What is not chosen yet is left out. */
export function nameCampaign(
  app: CreationForm['app'],
  { countries, type }: Pick<CampaignForm, 'countries' | 'type'>,
  typeName: string = type,
): string {
  const short = shortAppName(app?.name ?? '');
  return [short, nameStorefronts(countries), typeName].filter((part) => part !== '').join('_');
}

/** For a name that somebody has: the same with the next number. */
export function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*?)(?: \((\d+)\))?$/su.exec(name) ?? [];
  return `${base} (${Number(number) + 1})`;
}
