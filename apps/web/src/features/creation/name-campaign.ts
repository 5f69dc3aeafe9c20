import type { CampaignForm, CreationForm } from '@tapwright/contracts/creation';

const shownCountries = 3;

/** `Stillwater_GB+IE+2_Category`: app, storefronts, type. What is not chosen yet is left out. */
export function nameCampaign(
  app: CreationForm['app'],
  { countries, type }: Pick<CampaignForm, 'countries' | 'type'>,
  typeName: string = type,
): string {
  const [first = ''] = (app?.name ?? '').split(/[:：|–—-]/);
  const short = first.replaceAll(/\s+/g, '');
  const more = countries.length - shownCountries;
  const places = [...countries.slice(0, shownCountries), ...(more > 0 ? [String(more)] : [])].join('+');
  return [short, places, typeName].filter((part) => part !== '').join('_');
}
