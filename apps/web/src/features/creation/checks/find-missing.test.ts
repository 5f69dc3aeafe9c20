import { expect, test } from 'vitest';
import { findMissing } from './find-missing.ts';
import { emptyAdGroup, emptyCampaign, firstForm } from '../first-form.ts';

const begun = { ...firstForm(1), campaigns: [{ ...emptyCampaign, countries: ['US'], dailyCap: '40' }] };
const filled = {
  ...begun,
  campaigns: [{ ...emptyCampaign, countries: ['US'], adGroups: [{ ...emptyAdGroup, name: 'Exact' }] }],
};

test.each([
  [
    'a campaign comes before its ad groups',
    firstForm(1),
    ['campaignFirst', 'campaignFirst', 'campaignFirst'],
  ],
  ['an ad group comes before its keywords', begun, [undefined, 'noAdGroups', 'noAdGroups']],
  ['nothing is missing', filled, [undefined, undefined, undefined]],
  [
    'a structure has both at once',
    { ...firstForm(1), way: 'structure' as const },
    [undefined, undefined, undefined],
  ],
] as const)('%s', (_title, form, missing) => {
  const steps = ['group', 'keywords', 'put'] as const;
  expect(steps.map((step) => findMissing(form, step)?.is)).toEqual(missing);
  expect(findMissing(form, 'series')).toBeUndefined();
});
