import type { CreationForm } from '@tapwright/contracts/creation';
import { emptyCampaign } from '../first-form.ts';
import { changeCreation } from '../use-creation.ts';

/** The campaigns of the other way are put aside, and are there again whenever one comes back to it. */
export function changeWay(form: CreationForm): void {
  const { way, campaigns, aside, structure } = form;
  const countries = (way === 'structure' ? structure?.countries : undefined) ?? campaigns[0]?.countries ?? [];
  changeCreation({
    way: way === 'steps' ? 'structure' : 'steps',
    campaigns: aside !== undefined && hasAside(form) ? aside : [{ ...emptyCampaign, countries }],
    aside: campaigns,
  });
}

/** Something was typed the other way: an untouched form is nothing to come back to. */
export const hasAside = ({ aside = [] }: CreationForm): boolean =>
  aside.some(
    ({ adGroups, countries, dailyCap }) =>
      countries.length > 0 ||
      dailyCap !== '' ||
      adGroups.some(({ name, keywords }) => name + keywords !== ''),
  );
