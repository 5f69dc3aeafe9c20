import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import { findCopySource } from '@tapwright/contracts/change-copies';
import { addToDraft } from '@tapwright/contracts/change-drafts';
import { addCampaigns, previewChanges } from '@tapwright/contracts/change-sets';
import { findEligibility, searchApps } from '@tapwright/contracts/look-ups';
import { findTapCosts } from '@tapwright/contracts/storefront-searches';
import { findNameTemplate } from '@tapwright/contracts/structure';
import { usualNameTemplate } from '@tapwright/domain/structure-names';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { eligibleIn, group, notEligibleIn, otherApp, ownApp, sentSet } from '../testing/forms.ts';
import { CopyPage } from './copy-page.tsx';
import { copySource } from './testing/copy-source.ts';

const euro = { ...group, campaignGroupId: 8, name: 'Halden EU', currency: 'EUR' };
type Preview = Parameters<typeof fakeServer.answers<typeof previewChanges>>[1];
const fine: Preview = { edits: [], common: [], rise: null, room: null, timeZones: [], approval: [] };
const edit = (path: string, more: Partial<Preview['edits'][number]>): Preview['edits'][number] => ({
  path,
  objectId: null,
  before: {},
  after: {},
  refused: [],
  warnings: [],
  ...more,
});

beforeEach(() => {
  fakeServer.answers(findCampaignGroups, { list: [group, euro], total: 2 });
  fakeServer.answers(findCopySource, copySource);
  fakeServer.answers(findNameTemplate, { nameTemplate: usualNameTemplate });
  fakeServer.answers(searchApps, [ownApp, { ...ownApp, adamId: '1600000009', name: 'Lantern' }, otherApp]);
  fakeServer.answers(findEligibility, {
    adamId: ownApp.adamId,
    name: ownApp.name,
    developer: null,
    genre: null,
    storefronts: [
      eligibleIn('US'),
      eligibleIn('GB'),
      eligibleIn('IE'),
      eligibleIn('FR', 'fr'),
      notEligibleIn('KR', 'Not published'),
    ],
    rejections: [],
    askedAt: '2026-11-20T08:00:00.000Z',
  });
  fakeServer.answers(previewChanges, fine);
  fakeServer.answers(findTapCosts, []);
  fakeServer.answers(addCampaigns, sentSet);
  fakeServer.answers(addToDraft, sentSet);
});

async function open(adGroupId?: string) {
  const done: string[] = [];
  const view = await renderWeb(
    <CopyPage
      teamId={7}
      campaignId={adGroupId === undefined ? copySource.campaignId : undefined}
      adGroupId={adGroupId}
      onSent={({ changeSetId }) => done.push(`sent ${changeSetId}`)}
      onGathered={({ changeSetId }) => done.push(`gathered ${changeSetId}`)}
      onLeave={() => done.push('left')}
    />,
    { user: ann },
  );
  const { screen, user } = view;
  const choose = async (field: string, ...wanted: string[]) => {
    const combo = await screen.findByRole('combobox', { name: new RegExp(`^${field}`) });
    for (const one of wanted) {
      await user.type(combo, one);
      await screen.findByRole('option', { name: new RegExp(one) });
      await user.keyboard('{Enter}');
    }
  };
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  const make = (count: number) => screen.findByRole('button', { name: t('copies:make', { count }) });
  return { ...view, done, choose, rowOf, make };
}

const storefronts = t('copies:axes.storefronts');

test('each storefront is a row with what it becomes there, and one that is not eligible says why', async () => {
  const { screen, user, done, choose, rowOf, make } = await open();
  expect(await screen.findByText(t('copies:none.storefronts'))).toBeInTheDocument();
  await choose(storefronts, 'United Kingdom', 'South Korea', 'Ireland');
  expect(rowOf('South Korea').getByText(/Not published/)).toBeInTheDocument();
  expect(rowOf('South Korea').getByRole('checkbox')).toBeDisabled();
  const factor = rowOf('Ireland').getByLabelText(t('copies:factorOf', { name: 'Ireland' }));
  await user.clear(factor);
  await user.type(factor, '0.5');
  expect(rowOf('Ireland').getByLabelText(t('copies:capOf', { name: 'Ireland' }))).toHaveValue('60.00');
  expect(screen.getByText(t('copies:notes.leftOut', { count: 1 }))).toBeInTheDocument();
  const button = await make(2);
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  await user.click(button);
  await expect.poll(() => done).toEqual([`sent ${sentSet.changeSetId}`]);
  expect(fakeServer.requests(addCampaigns)).toMatchObject([
    {
      origin: 'duplicate',
      campaigns: [
        { name: 'Stillwater_GB_Brand', countries: ['GB'], status: 'paused', dailyCap: '120.00' },
        { name: 'Stillwater_IE_Brand', countries: ['IE'], dailyCap: '60.00' },
      ],
    },
  ]);
});

test('what is refused stands at its row, a taken name gets a number at a press, a factor that is none stops', async () => {
  const taken = { field: 'name', reason: 'nameTaken' as const, message: 'Taken' };
  fakeServer.answersWith(previewChanges, ({ body }) => ({
    ...fine,
    edits: (body.newCampaigns ?? []).map(({ name }, place) =>
      edit(`newCampaigns.${place}`, { refused: name === 'Stillwater_GB_Brand' ? [taken] : [] }),
    ),
  }));
  const { screen, user, choose, rowOf, make } = await open();
  await choose(storefronts, 'United Kingdom');
  expect(await screen.findByText(/Taken/)).toBeInTheDocument();
  expect(await make(1)).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('copies:freeNames', { count: 1 }) }));
  expect(await rowOf('United Kingdom').findByText('Stillwater_GB_Brand (2)')).toBeInTheDocument();
  await expect.poll(async () => (await make(1)).hasAttribute('disabled')).toBe(false);
  await user.clear(rowOf('United Kingdom').getByLabelText(t('copies:factorOf', { name: 'United Kingdom' })));
  expect(await make(0)).toBeDisabled();
});

test('a storefront in whose language no keyword is says so', async () => {
  const { screen, user, choose, make } = await open('22');
  await choose(storefronts, 'Ireland', 'France');
  await make(2);
  const note = t('copies:notes.wordless', { count: 1 });
  expect(screen.getByText(note)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: t('copies:keep.all') }));
  expect(screen.queryByText(note)).toBeNull();
});

test('other campaign groups get it in their currency, and all of it can be looked at as a draft first', async () => {
  const { screen, user, done, choose } = await open('21');
  await user.click(await screen.findByRole('radio', { name: t('copies:axes.groups') }));
  await choose(t('copies:axes.groups'), 'Halden EU');
  await user.click(screen.getByRole('radio', { name: t('copies:keep.none') }));
  await user.click(screen.getByRole('button', { name: t('copies:each') }));
  await expect.poll(() => done).toEqual([`gathered ${sentSet.changeSetId}`]);
  const [request] = fakeServer.requests(addToDraft);
  expect(request).toMatchObject({
    newCampaigns: [{ campaignGroupId: 8, dailyCap: '104.90', adGroups: [{ name: 'Exact', keywords: [] }] }],
  });
});

test('an app of its own can be chosen, and only one of the ad account', async () => {
  const { screen, user, rowOf } = await open();
  await user.click(await screen.findByRole('radio', { name: t('copies:axes.apps') }));
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('copies:axes.apps')}`) }));
  expect(await screen.findByRole('option', { name: /Stillness/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(await screen.findByRole('option', { name: /Lantern/ }));
  expect(await rowOf('Lantern').findByText('Lantern_US_Brand')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('creation:leave') }));
});

test('factors are suggested by what taps cost there, and taken at a press', async () => {
  fakeServer.answers(findTapCosts, [
    { country: 'US', taps: 400, usdPerTap: 2 },
    { country: 'GB', taps: 100, usdPerTap: 1 },
    { country: 'IE', taps: 3, usdPerTap: 1 },
  ]);
  const { screen, user, choose, rowOf } = await open();
  await choose(storefronts, 'United Kingdom', 'Ireland');
  expect(
    await screen.findByText(t('copies:suggest.why', { factors: 'United Kingdom 0.50' })),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('copies:suggest.take', { count: 1 }) }));
  const factorOf = (name: string) => rowOf(name).getByLabelText(t('copies:factorOf', { name }));
  expect(factorOf('United Kingdom')).toHaveValue('0.50');
  expect(factorOf('Ireland')).toHaveValue('1.00');
  expect(screen.queryByText(/0\.50/)).toBeNull();
});
