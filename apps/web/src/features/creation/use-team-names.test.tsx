import { findNameTemplate } from '@tapwright/contracts/structure';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { t } from '../../testing/render-web.tsx';
import { openCreation } from './open-creation.ts';
import { wholeForm } from './testing/forms.ts';
import { answerAsUsual, openStep } from './testing/open-step.tsx';

beforeEach(() => {
  answerAsUsual();
  fakeServer.answers(findNameTemplate, { nameTemplate: '{role} / {storefront}' });
});

const formNow = () => openCreation.get()?.form;
const nameNow = () => formNow()?.campaigns[0]?.name;

test('a campaign is called by the team’s template, from the app on, and again at a press', async () => {
  const { screen, user } = await openStep('series', wholeForm);
  await expect.poll(nameNow).toBe('category / US');
  await user.click(screen.getByRole('radio', { name: t('adWords:campaignTypes.brand') }));
  expect(nameNow()).toBe('brand / US');
  const name = screen.getByLabelText(t('creation:fields.name'));
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('button', { name: t('creation:series.follow') }));
  expect(nameNow()).toBe('brand / US');
});

test('a name that somebody typed stays', async () => {
  const own = wholeForm.campaigns.map((campaign) => ({ ...campaign, name: 'Mine', isNameOwn: true }));
  await openStep('series', { ...wholeForm, campaigns: own });
  await expect.poll(() => openCreation.get()?.nameTemplate).toBe('{role} / {storefront}');
  expect(nameNow()).toBe('Mine');
});

test('a first structure begins with the team’s names, and keeps those that were typed for it', async () => {
  const form = { ...wholeForm, way: 'structure' as const };
  const begun = await openStep('series', form);
  const field = async ({ screen }: typeof begun) =>
    screen.findByRole('textbox', { name: new RegExp(t('creation:structure.template')) });
  const template = await field(begun);
  await expect.poll(() => template.getAttribute('value')).toBe('{role} / {storefront}');
  begun.unmount();
  openCreation.set(undefined);

  const structure = {
    countries: ['US'],
    isApart: false,
    competitors: '',
    nameTemplate: '{storefront}-{role}',
  };
  const typed = await openStep('series', { ...form, structure });
  await expect.poll(() => openCreation.get()?.nameTemplate).toBe('{role} / {storefront}');
  expect(await field(typed)).toHaveValue('{storefront}-{role}');
});
