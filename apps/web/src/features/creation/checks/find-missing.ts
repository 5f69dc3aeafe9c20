import type { CreationForm } from '@tapwright/contracts/creation';
import { numberOf, type StepName } from '../steps/steps.ts';

type Missing = { readonly is: 'campaignFirst' | 'noAdGroups'; readonly mendedIn: StepName };

/** What a step is about is not begun yet: whoever came by its address is led to where that is done. */
export function findMissing({ way, app, campaigns }: CreationForm, step: StepName): Missing | undefined {
  const asked = campaigns.filter(({ isLeftOut }) => !isLeftOut);
  if (way === 'structure' || numberOf(step) <= numberOf('series')) return undefined;
  if (app === null && asked.every(({ countries, dailyCap }) => countries.length === 0 && dailyCap === ''))
    return { is: 'campaignFirst', mendedIn: 'series' };
  const adGroups = asked.flatMap((campaign) => campaign.adGroups).filter(({ isLeftOut }) => !isLeftOut);
  const isBegun = adGroups.some(
    ({ name, bid, keywords, searchMatch }) => name !== '' || bid !== '' || keywords !== '' || searchMatch,
  );
  return isBegun || step === 'group' ? undefined : { is: 'noAdGroups', mendedIn: 'group' };
}
