import { findSyncStates } from '@tapwright/contracts/apple-sync';
import { addCampaigns } from '@tapwright/contracts/change-sets';
import type * as creation from '@tapwright/contracts/creation';
import * as lookUps from '@tapwright/contracts/look-ups';
import { formatList } from '@tapwright/i18n/format-list';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { openCreation } from '../open-creation.ts';
import { group, wholeForm } from '../testing/forms.ts';
import { judgeNames } from '../testing/judge-names.ts';
import { answerAsUsual, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const formNow = () => openCreation.get()?.form;
const form: creation.CreationForm = {
  ...wholeForm,
  way: 'structure',
  campaigns: wholeForm.campaigns.map((campaign) => ({
    ...campaign,
    countries: ['US', 'GB'],
    dailyCap: '',
    adGroups: [],
  })),
};

async function open(part: Partial<creation.CreationForm> = {}) {
  const view = await openStep('series', { ...form, ...part });
  const { screen, user } = view;
  await user.type(await screen.findByLabelText(t('creation:structure.goal'), { exact: false }), '3');
  await user.type(screen.getByLabelText(t('creation:structure.daily'), { exact: false }), '80');
  const propose = screen.getByRole('button', { name: t('creation:structure.propose') });
  return { ...view, propose };
}

test('each storefront gets campaigns of its own, with the words that Apple suggests there', async () => {
  fakeServer.answersWith(lookUps.suggestKeywords, ({ query }) => [
    { text: query.country === 'GB' ? 'torch' : 'flashlight', popularity: 60 },
  ]);
  const { screen, user, propose } = await open();
  await user.click(screen.getByRole('radio', { name: t('creation:structure.ways.apart') }));
  expect(screen.getByText(t('creation:structure.apartHelp'))).toBeInTheDocument();
  await expect.poll(() => propose.hasAttribute('disabled')).toBe(false);
  await user.click(propose);
  expect(formNow()?.campaigns.map(({ name }) => name)).toEqual([
    'Stillwater_US_brand',
    'Stillwater_US_category',
    'Stillwater_US_discovery',
    'Stillwater_GB_brand',
    'Stillwater_GB_category',
    'Stillwater_GB_discovery',
  ]);
  const words = formNow()?.campaigns.map(({ adGroups: [first] }) => first?.keywords);
  expect([words?.[1], words?.[4]]).toEqual(['flashlight', 'torch']);
  expect(formNow()?.structure).toMatchObject({ countries: ['US', 'GB'], isApart: true });
  // The step and the summary speak of the whole, not of its first campaign.
  const places = t('creation:storefronts.count', { count: 2 });
  expect(screen.getByText(t('creation:steps.seriesNote', { places, cap: '$80.00' }))).toBeInTheDocument();
  expect(screen.getByText('United States, United Kingdom')).toBeInTheDocument();
});

test('rivals get a campaign, and discovery is kept off their names', async () => {
  const { screen, user, propose } = await open();
  await user.type(
    screen.getByRole('textbox', {
      name: new RegExp(t('creation:structure.competitors').split('(')[0] ?? ''),
    }),
    'Calmly\nDozer',
  );
  await expect.poll(() => propose.hasAttribute('disabled')).toBe(false);
  await user.click(propose);
  expect(formNow()?.campaigns.map(({ type }) => type)).toEqual([
    'brand',
    'category',
    'competitor',
    'discovery',
  ]);
  expect(formNow()?.campaigns[2]?.adGroups[0]?.keywords).toBe('Calmly\nDozer');
  expect(formNow()?.campaigns[3]?.negatives).toContain('[Calmly]\n[Dozer]');
});

test('names follow a template, shown as it would be; without storefront and role none can be made', async () => {
  const { screen, user, propose } = await open();
  const template = screen.getByRole('textbox', { name: new RegExp(t('creation:structure.template')) });
  await user.clear(template);
  await user.type(template, '{{role}');
  expect(await screen.findByText(t('creation:structure.problems.partMissing'))).toBeInTheDocument();
  expect(propose).toBeDisabled();
  await user.type(template, ' {{storefront}');
  const name = 'brand US+GB';
  expect(await screen.findByText(t('creation:structure.templateSample', { name }))).toBeInTheDocument();
  await expect.poll(() => propose.hasAttribute('disabled')).toBe(false);
  await user.click(propose);
  expect(formNow()?.campaigns[0]?.name).toBe(name);
});

test('storefronts that are shared change in all campaigns, and one alone has nothing to share', async () => {
  const { screen, user } = await open();
  const countries = await screen.findByRole('combobox', { name: t('creation:fields.storefronts') });
  await user.click(countries);
  await user.type(countries, '{Backspace}');
  expect(formNow()?.campaigns[0]?.countries).toEqual(['US']);
  expect(formNow()?.structure?.countries).toEqual(['US']);
  expect(screen.queryByRole('radio', { name: t('creation:structure.ways.apart') })).toBeNull();
});

test('until a draft can be proposed, what it still needs stands beside the button', async () => {
  const { screen, user } = await openStep('series', {
    ...form,
    app: null,
    campaigns: form.campaigns.map((campaign) => ({ ...campaign, countries: [] })),
  });
  const propose = await screen.findByRole('button', { name: t('creation:structure.propose') });
  const describes = () =>
    (propose.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
      .join(' ');
  expect(propose).toBeDisabled();
  const needs = (...parts: ('app' | 'storefronts' | 'goal' | 'daily' | 'names')[]) =>
    formatList(
      'en',
      parts.map((part) => t(`creation:structure.needs.${part}`)),
    );
  const still = (what: string) => t('creation:structure.stillNeeded', { what });
  expect(describes()).toBe(still(needs('app', 'storefronts', 'goal', 'daily')));
  expect(screen.getByText(describes())).toBeVisible();
  await user.type(screen.getByLabelText(t('creation:structure.goal'), { exact: false }), '3');
  expect(describes()).toBe(still(needs('app', 'storefronts', 'daily')));
});

test('keywords that Apple did not suggest can be asked for again', async () => {
  fakeServer.refuses(lookUps.suggestKeywords, { code: 'lookUpFailed' });
  const { screen, user, propose } = await open();
  const again = await screen.findByRole('button', { name: t('creation:again') });
  expect(propose).toBeDisabled();
  fakeServer.answers(lookUps.suggestKeywords, [{ text: 'flashlight', popularity: 60 }]);
  await user.click(again);
  await expect.poll(() => propose.hasAttribute('disabled')).toBe(false);
  expect(screen.queryByRole('button', { name: t('creation:again') })).toBeNull();
});

test('goal and money a day are there again before anything was proposed', async () => {
  const { unmount } = await open();
  const typed = formNow();
  unmount();
  const { screen } = await openStep('series', typed);
  expect(await screen.findByLabelText(t('creation:structure.goal'), { exact: false })).toHaveValue('3');
  expect(screen.getByLabelText(t('creation:structure.daily'), { exact: false })).toHaveValue('80');
});

const proposed: creation.CreationForm = {
  ...wholeForm,
  way: 'structure',
  campaigns: ['brand', 'category', 'discovery'].flatMap((role) =>
    wholeForm.campaigns.map((campaign) => ({ ...campaign, name: `Stillwater_US_${role}` })),
  ),
};
const without = 'Stillwater_US_category';

const namesNow = () => formNow()?.campaigns.map(({ name }) => name);

test('several names that were taken meanwhile are replaced at one press', async () => {
  judgeNames(['Stillwater_US_brand', 'Stillwater_US_discovery', 'Stillwater_US_discovery (2)']);
  const { screen, user } = await openStep('put', proposed);
  await user.click(await screen.findByRole('button', { name: t('creation:series.useNames', { count: 2 }) }));
  expect(namesNow()).toEqual(['Stillwater_US_brand (2)', without, 'Stillwater_US_discovery (2)']);
  // Of the one whose next name is taken as well, the one after it.
  const name = 'Stillwater_US_discovery (3)';
  await user.click(await screen.findByRole('button', { name: t('creation:series.useName', { name }) }));
  expect(await screen.findByText(t('creation:put.check.server.good'))).toBeInTheDocument();
  expect(namesNow()).toEqual(['Stillwater_US_brand (2)', without, name]);
});

test('names that were taken between the check and the sending are named there, and in the draft', async () => {
  fakeServer.refuses(addCampaigns, {
    code: 'badInput',
    fields: { 'campaigns.0.name': 'Taken', 'campaigns.2.name': 'Taken' },
  });
  const { screen, user, sent, unmount } = await openStep('put', proposed);
  const start = await screen.findByRole('button', { name: t('creation:put.press.now') });
  await expect.poll(() => start.hasAttribute('disabled')).toBe(false);
  judgeNames(['Stillwater_US_brand', 'Stillwater_US_discovery']);
  await user.click(start);
  const names = t('creation:series.useNames', { count: 2 });
  expect(await screen.findByRole('button', { name: names })).toBeInTheDocument();
  expect(start).toBeDisabled();
  expect(sent).toEqual([]);
  unmount();

  const draft = await openStep('series', proposed);
  await draft.user.click(await draft.screen.findByRole('button', { name: names }));
  expect(namesNow()).toEqual(['Stillwater_US_brand (2)', without, 'Stillwater_US_discovery (2)']);
  expect(draft.screen.queryByText('Taken')).toBeNull();
});

test.each([
  ['has no campaign is led to a first structure', 0, '2026-11-20T07:00:00Z', undefined, 'structure'],
  ['has campaigns begins with one campaign', 3, '2026-11-20T07:00:00Z', undefined, 'steps'],
  ['was not read yet does so too', 0, null, undefined, 'steps'],
  ['staff work in begins with one campaign', 0, '2026-11-20T07:00:00Z', 'operator', 'steps'],
] as const)('whose ad account %s', async (_what, campaigns, succeededAt, role, way) => {
  const pass = { kind: 'structure' as const, succeededAt, nextAt: null };
  const state = {
    campaignGroupId: group.campaignGroupId,
    name: group.name,
    counts: { campaigns, adGroups: 0 },
    running: null,
    passes: [pass],
    error: null,
    retryAt: null,
    readAt: null,
    isStale: false,
    gaps: [],
    refused: [],
    requests: { today: '2026-11-20', days: [], limit: null },
  };
  fakeServer.answers(findSyncStates, [state]);
  await openStep('series', undefined, '', role);
  await expect.poll(() => formNow()?.way).toBe(way);
});
