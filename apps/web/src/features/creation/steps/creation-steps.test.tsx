import type { AdGroupForm, CreationForm } from '@tapwright/contracts/creation';
import { beforeEach, expect, test } from 'vitest';
import { t } from '../../../testing/render-web.tsx';
import { firstForm } from '../first-form.ts';
import type { StepName } from './steps.ts';
import { group, wholeForm } from '../testing/forms.ts';
import { answerAsUsual, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const withAdGroup = (part: Partial<AdGroupForm>): CreationForm => ({
  ...wholeForm,
  campaigns: wholeForm.campaigns.map((campaign) => ({
    ...campaign,
    adGroups: campaign.adGroups.map((adGroup) => ({ ...adGroup, ...part })),
  })),
});

async function tickedIn(form: CreationForm, step: StepName) {
  const { screen } = await openStep(step, form);
  const way = await screen.findByRole('navigation', { name: t('creation:steps.label') });
  return [...way.querySelectorAll('li[data-state="done"]')].map(
    (item) => item.querySelector('a')?.textContent,
  );
}
const names = (...steps: StepName[]) => steps.map((step) => t(`creation:steps.${step}`));

test.each([
  ['nothing was chosen', firstForm(group.campaignGroupId), 'put', ['type']],
  ['no campaign group was chosen', { ...wholeForm, campaignGroupId: null }, 'series', []],
  ['all of it is in order', wholeForm, 'put', ['type', 'series', 'group', 'keywords']],
  ['the ad group has no bid', withAdGroup({ bid: '' }), 'put', ['type', 'series', 'keywords']],
  ['it has no keywords', withAdGroup({ keywords: '' }), 'put', ['type', 'series', 'group']],
  [
    'Apple matches instead of keywords',
    withAdGroup({ keywords: '', searchMatch: true }),
    'put',
    ['type', 'series', 'group', 'keywords'],
  ],
  ['nothing was proposed yet', firstForm(group.campaignGroupId, 'structure'), 'put', ['type']],
] as const)('where %s, what is ticked is what is filled', async (_where, form, step, ticked) => {
  expect(await tickedIn(form, step)).toEqual(names(...ticked));
});
