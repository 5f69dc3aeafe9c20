import { isEmptyAdGroup } from './is-empty-ad-group.ts';
import { stepIn, type StepName } from '../steps/steps.ts';
import type { Creation } from '../use-creation.ts';

type Known = Pick<Creation, 'form' | 'group' | 'judged' | 'currency' | 'countOf'>;

/** What a step asks for is there and in order, whether or not anybody was in it. */
export function isDone({ form, group, judged, currency, countOf }: Known, step: StepName): boolean {
  if (countOf(step) > 0 || judged.problems.some((one) => stepIn(form.way, one.step) === step)) return false;
  if (step === 'type') return group !== undefined;
  const asked = form.campaigns.filter(({ isLeftOut }) => !isLeftOut);
  if (step !== 'keywords') return step !== 'put' && asked.length > 0;
  return asked.every((campaign) =>
    campaign.adGroups.every((adGroup) => adGroup.isLeftOut || !isEmptyAdGroup(campaign, adGroup, currency)),
  );
}
