import * as creation from '@tapwright/contracts/creation';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { firstForm } from '../first-form.ts';
import { openCreation } from '../open-creation.ts';
import { wholeForm } from '../testing/forms.ts';
import { answerAsUsual, kept, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const formNow = () => openCreation.get()?.form;
const press = (way: creation.CreationForm['way']) => ({ name: t(`creation:type.ways.${way}`) });
const proposed = {
  ...wholeForm,
  way: 'structure' as const,
  structure: {
    countries: ['US', 'GB'],
    isApart: false,
    competitors: 'Calmly',
    nameTemplate: '{storefront}_{role}',
  },
  campaigns: ['brand', 'category'].flatMap((role) =>
    wholeForm.campaigns.map((campaign) => ({ ...campaign, name: `US+GB_${role}`, countries: ['US', 'GB'] })),
  ),
};

test.each([
  ['one campaign', wholeForm, 'structure'],
  ['a first structure', proposed, 'steps'],
] as const)('what was typed of %s is there again after a look at the other way', async (_of, form, other) => {
  const saved: creation.CreationForm[] = [];
  fakeServer.answersWith(creation.saveCreation, ({ body }) => {
    saved.push(body.form);
    return { ...kept, revision: kept.revision + saved.length };
  });
  const { screen, user } = await openStep('type', form);
  await user.click(await screen.findByRole('radio', press(other)));
  expect(formNow()).toMatchObject({ way: other, app: form.app });
  // In the draft as well, so that a reload or another device brings it back.
  await expect.poll(() => saved.at(-1)).toMatchObject({ way: other, aside: form.campaigns });
  expect(screen.getByText(t('creation:type.aside'))).toBeInTheDocument();
  await user.click(screen.getByRole('radio', press(form.way)));
  expect(formNow()).toMatchObject(form);
});

test('app and storefronts that are chosen count the other way as well, and can be changed there', async () => {
  const { screen, user, unmount } = await openStep('type', {
    ...proposed,
    // Nothing was typed there before the structure was.
    aside: firstForm(proposed.campaignGroupId).campaigns,
  });
  await user.click(await screen.findByRole('radio', press('steps')));
  expect(formNow()?.campaigns).toMatchObject([
    { countries: ['US', 'GB'], dailyCap: '', adGroups: [{ name: '' }] },
  ]);
  const form = formNow();
  unmount();
  const series = await openStep('series', form);
  const countries = await series.screen.findByRole('combobox', { name: t('creation:fields.storefronts') });
  await series.user.click(countries);
  await series.user.type(countries, '{Backspace}');
  await expect.poll(() => series.screen.queryByText('US, GB')).toBeNull();
  expect(formNow()?.campaigns[0]?.countries).toEqual(['US']);
});
