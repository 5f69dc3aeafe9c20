import type { CampaignForm, CreationForm } from '@tapwright/contracts/creation';

const shownCountries = 3;

/** `Stillwater_GB+IE+2_Category`: app, storefronts, type. What is not chosen yet is left out. */
export function nameCampaign(
  app: CreationForm['app'],
  { countries, type }: Pick<CampaignForm, 'countries' | 'type'>,
  typeName: string = type,
): string {
  const short = shortAppName(app?.name ?? '');
  const more = countries.length - shownCountries;
  const places = [...countries.slice(0, shownCountries), ...(more > 0 ? [String(more)] : [])].join('+');
  return [short, places, typeName].filter((part) => part !== '').join('_');
}

/** What stands before the first sign in its name, without spaces. */
export function shortAppName(name: string): string {
  const [first = ''] = name.split(/[:：|–—-]/);
  return first.replaceAll(/\s+/g, '');
}

/** For a name that somebody has: the same with the next number. */
export function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*?)(?: \((\d+)\))?$/su.exec(name) ?? [];
  return `${base} (${Number(number) + 1})`;
}
