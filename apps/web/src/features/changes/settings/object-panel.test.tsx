import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAdObject } from '@tapwright/contracts/ad-object';
import {
  findChangeSet,
  modifyAdGroups,
  modifyCampaigns,
  modifyKeywords,
  modifyNegatives,
  previewChanges,
} from '@tapwright/contracts/change-sets';
import { namePlaces, searchPlaces } from '@tapwright/contracts/look-ups';
import { everybody } from '@tapwright/domain/ad-states';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { AdObject } from '../change.ts';
import type { AdDetails } from './read-settings.ts';
import { adGroupDetails, campaignDetails, keywordDetails, negativeDetails } from '../testing/details.ts';
import {
  answerOf,
  changeSet,
  editView,
  failedSet,
  previewOf,
  refusedEdit,
  sendingSet,
} from '../testing/sets.ts';
import { ObjectPanel } from './object-panel.tsx';

const keyword: AdObject = {
  teamId: 7,
  kind: 'keyword',
  id: '30',
  name: 'ferry times',
  places: ['Harbour brand', 'Exact'],
  status: 'running',
};

async function open(details: AdDetails, object: Partial<AdObject> = {}, mayEdit = true) {
  fakeServer.answers(findAdObject, details);
  fakeServer.answers(findChangeSet, answerOf(changeSet, [editView]));
  const nothing = () => undefined;
  const part = (
    <ObjectPanel
      object={{ ...keyword, ...object }}
      tab="settings"
      mayEdit={mayEdit}
      onTab={nothing}
      onClose={nothing}
    />
  );
  return renderWeb(part, { user: ann });
}

const bidLabel = t('changes:fields.bid');
const send = { name: t('changes:panel.send') };

async function typeBid({ screen, user }: Awaited<ReturnType<typeof open>>, bid: string) {
  const field = await screen.findByLabelText(bidLabel);
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, bid);
  await user.click(screen.getByRole('button', send));
  return field;
}

test('a bid goes to Apple with what its author saw, and says that it is live', async () => {
  fakeServer.answers(modifyKeywords, sendingSet);
  const panel = await open(keywordDetails);
  await typeBid(panel, '2.40');
  expect(await panel.screen.findByText(t('changes:editStates.live'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyKeywords)).toMatchObject([
    { teamId: 7, origin: 'form', keywords: [{ keywordId: '30', bid: '2.40', before: { bid: '2.00' } }] },
  ]);
});

test('a rule is said at the field in the words of the reader, and nothing is sent', async () => {
  const panel = await open(keywordDetails);
  const field = await typeBid(panel, '3.50');
  expect(
    panel.screen.getByText(t('changes:refusals.bidAboveAdGroup', { bid: '3.00 USD' })),
  ).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(fakeServer.requests(modifyKeywords)).toEqual([]);
});

test('what only the server knows is said at the field too, and what was typed stays', async () => {
  fakeServer.refuses(modifyKeywords, { code: 'badInput', fields: { 'keywords.0.bid': 'Not so fast' } });
  const panel = await open(keywordDetails);
  const field = await typeBid(panel, '2.10');
  expect(await panel.screen.findByText('Not so fast')).toBeInTheDocument();
  expect(field).toHaveValue('2.10');
});

test('a warning is said yes to by its name before anything goes on', async () => {
  fakeServer.answersWith(modifyKeywords, ({ body: { confirmed } }) => {
    if (!confirmed?.includes('bidRose')) throw new Error('not confirmed');
    return sendingSet;
  });
  fakeServer.refuses(modifyKeywords, { code: 'confirmationNeeded', fields: { 'keywords.0.bid': 'rose' } });
  fakeServer.answers(
    previewChanges,
    previewOf([
      {
        path: 'keywords.0',
        objectId: '30',
        before: { bid: '2.00' },
        after: { bid: '2.80' },
        refused: [],
        warnings: [{ field: 'bid', reason: 'bidRose', message: 'It rose fast' }],
      },
    ]),
  );
  const panel = await open(keywordDetails);
  await typeBid(panel, '2.80');
  const yes = await panel.screen.findByRole('checkbox', { name: 'It rose fast' });
  expect(panel.screen.getByRole('button', send)).toBeDisabled();
  fakeServer.answers(modifyKeywords, sendingSet);
  await panel.user.click(yes);
  await panel.user.click(panel.screen.getByRole('button', send));
  expect(await panel.screen.findByText(t('changes:editStates.live'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyKeywords).at(-1)).toMatchObject({ confirmed: ['bidRose'] });
});

test('what somebody else changed while one typed is said, and goes over neither unseen', async () => {
  const { keyword: of } = keywordDetails;
  const panel = await open(keywordDetails);
  const { screen, user } = panel;
  await screen.findByDisplayValue('2.00');
  fakeServer.answers(findAdObject, {
    ...keywordDetails,
    keyword: of && { ...of, state: { ...of.state, bid: 250 } },
  });
  fakeServer.refuses(modifyKeywords, { code: 'badInput', fields: { 'keywords.0.bid': 'Overtaken' } });
  const field = await typeBid(panel, '2.40');
  const mine = await screen.findByRole('button', { name: t('changes:overtaken.mine', { value: '2.40' }) });
  expect(screen.getByText(t('changes:refusals.changedMeanwhile'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', send));
  expect(fakeServer.requests(modifyKeywords)).toHaveLength(1);
  fakeServer.answers(modifyKeywords, sendingSet);
  await user.click(mine);
  await user.click(screen.getByRole('button', send));
  await expect.poll(() => fakeServer.requests(modifyKeywords)).toHaveLength(2);
  expect(fakeServer.requests(modifyKeywords)).toMatchObject([
    { keywords: [{ bid: '2.40', before: { bid: '2.00' } }] },
    { keywords: [{ bid: '2.40', before: { bid: '2.50' } }] },
  ]);
  expect(await screen.findByDisplayValue('2.50')).toBe(field);
});

test('a refusal of Apple is told in a sentence of ours and in its own words', async () => {
  fakeServer.answers(modifyKeywords, failedSet);
  const panel = await open(keywordDetails);
  fakeServer.answers(findChangeSet, answerOf(failedSet, [refusedEdit]));
  await typeBid(panel, '2.40');
  expect(await panel.screen.findByText(t('changes:ends.refusedByApple'))).toBeInTheDocument();
  expect(panel.screen.getByText(t('changes:appleWords', { words: 'BID_TOO_HIGH' }))).toBeInTheDocument();
});

test('what somebody else sent is seen on its way', async () => {
  const openEdits = [
    {
      changeSetId: 5,
      state: 'sending' as const,
      scheduledFor: null,
      intent: 'update' as const,
      after: { bid: '2.60' },
    },
  ];
  const { screen } = await open({ ...keywordDetails, openEdits });
  const values = `${bidLabel} 2.60`;
  expect(await screen.findByText(t('changes:sending.values', { values }))).toBeInTheDocument();
});

test('of a campaign only what was touched is sent, an end by the clock of its account', async () => {
  fakeServer.answers(modifyCampaigns, sendingSet);
  const { screen, user } = await open(campaignDetails, { kind: 'campaign', id: '10', name: 'Harbour brand' });
  const cap = await screen.findByLabelText(t('changes:fields.dailyCap'));
  await user.clear(cap);
  await user.type(cap, '120');
  await user.click(screen.getByRole('button', { name: t('changes:country.without', { country: 'Canada' }) }));
  await user.type(screen.getByLabelText(t('changes:fields.endTime')), '2026-12-24T18:00');
  await user.click(screen.getByRole('button', send));
  await expect.poll(() => fakeServer.requests(modifyCampaigns)).toHaveLength(1);
  expect(fakeServer.requests(modifyCampaigns)).toMatchObject([
    {
      campaigns: [
        {
          campaignId: '10',
          dailyCap: '120',
          countries: ['US'],
          endTime: '2026-12-24T23:00:00.000Z',
          before: { dailyCap: '100.00', countries: ['US', 'CA'], endTime: null },
        },
      ],
    },
  ]);
});

test('a campaign only tells that its CPA goal is missed, until somebody chooses that it pauses', async () => {
  fakeServer.answers(modifyCampaigns, sendingSet);
  const { screen, user } = await open(campaignDetails, { kind: 'campaign', id: '10', name: 'Harbour brand' });
  const group = await screen.findByRole('radiogroup', { name: t('changes:fields.pausesAtGoal') });
  const choice = (what: 'tells' | 'pauses') =>
    within(group).getByRole('radio', { name: t(`changes:goalDoes.${what}`) });
  expect([choice('tells'), choice('pauses')].map((one) => one.matches(':checked'))).toEqual([true, false]);
  expect(screen.getByText(t('changes:help.pausesAtGoal'))).toBeInTheDocument();
  await user.click(choice('pauses'));
  await user.click(screen.getByRole('button', send));
  await expect.poll(() => fakeServer.requests(modifyCampaigns)).toHaveLength(1);
  expect(fakeServer.requests(modifyCampaigns)).toMatchObject([
    { campaigns: [{ campaignId: '10', pausesAtGoal: true, before: { pausesAtGoal: false } }] },
  ]);
});

test('a campaign that pauses at its goal says so, and a refusal about it stands beside it', async () => {
  const { campaign } = campaignDetails;
  const pausing = campaign && { ...campaign, state: { ...campaign.state, cpaGoal: 500, pausesAtGoal: true } };
  fakeServer.refuses(modifyCampaigns, {
    code: 'badInput',
    fields: { 'campaigns.0.pausesAtGoal': 'Not while it ends today' },
  });
  const { screen, user } = await open(
    { ...campaignDetails, campaign: pausing },
    { kind: 'campaign', id: '10' },
  );
  const pauses = await screen.findByRole('radio', { name: t('changes:goalDoes.pauses') });
  expect(pauses).toBeChecked();
  await user.click(screen.getByRole('radio', { name: t('changes:goalDoes.tells') }));
  await user.click(screen.getByRole('button', send));
  expect(await screen.findByText('Not while it ends today')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: t('changes:goalDoes.tells') })).toBeChecked();
});

const adGroup = { kind: 'adGroup', id: '20', name: 'Exact' } as const;

test('whom an ad group reaches is sent as touched: ages in order, everybody as an empty list', async () => {
  const state = { ...everybody, devices: ['IPAD'], genders: ['F'], hours: [0, 1] };
  const of = adGroupDetails.adGroup;
  const details = { ...adGroupDetails, adGroup: of && { ...of, state: { ...of.state, ...state } } };
  fakeServer.answers(modifyAdGroups, sendingSet);
  const { screen, user } = await open(details, adGroup);
  const radioOf = (group: string, name: string) =>
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
  const devices = t('adWords:audience.names.devices');
  await screen.findByRole('radiogroup', { name: devices });
  expect(radioOf(devices, 'iPad')).toBeChecked();
  await user.click(radioOf(devices, t('adWords:audience.devices.all')));
  await user.click(radioOf(t('adWords:audience.names.customers'), t('adWords:audience.customers.returning')));
  await user.selectOptions(screen.getByLabelText(t('targeting:ages.fromAge')), '45');
  await user.selectOptions(screen.getByLabelText(t('targeting:ages.toAge')), '25');
  expect(screen.getByLabelText(t('targeting:ages.fromAge'))).toHaveValue('25');
  await user.click(screen.getByRole('button', { name: t('targeting:hours.all') }));
  await user.type(screen.getByLabelText(t('changes:fields.startTime')), '2026-12-01T00:00');
  await user.click(screen.getByRole('button', send));
  await expect.poll(() => fakeServer.requests(modifyAdGroups)).toHaveLength(1);
  const touched = { devices: [], customerType: 'returning', minAge: 25, maxAge: 45, hours: [] };
  const before = { devices: ['IPAD'], customerType: 'all', minAge: null, maxAge: null, hours: [0, 1] };
  expect(fakeServer.requests(modifyAdGroups)).toMatchObject([
    {
      adGroups: [
        {
          adGroupId: '20',
          ...touched,
          startTime: '2026-12-01T05:00:00.000Z',
          before: { ...before, startTime: null },
        },
      ],
    },
  ]);
});

test('the places of an ad group are named, searched in its storefront, taken and let go of', async () => {
  const { campaign, adGroup: of } = adGroupDetails;
  const boston = { placeId: '71', kind: 'city', name: 'Boston, Massachusetts', country: 'US' } as const;
  const ohio = { placeId: '12', kind: 'region', name: 'Ohio, United States', country: 'US' } as const;
  fakeServer.answers(namePlaces, [boston]);
  fakeServer.answers(searchPlaces, [ohio]);
  fakeServer.answers(modifyAdGroups, sendingSet);
  const inOne = {
    ...adGroupDetails,
    campaign: campaign && { ...campaign, state: { ...campaign.state, countries: ['US'] } },
    adGroup: of && { ...of, state: { ...of.state, cities: ['71'] } },
  };
  const { screen, user } = await open(inOne, adGroup);
  const drop = { name: t('targeting:places.without', { place: boston.name }) };
  await user.click(await screen.findByRole('button', drop));
  await user.type(screen.getByRole('combobox', { name: t('targeting:places.label') }), 'Oh');
  await user.click(await screen.findByRole('option', { name: new RegExp(ohio.name) }));
  await user.click(screen.getByRole('button', send));
  await expect.poll(() => fakeServer.requests(modifyAdGroups)).toHaveLength(1);
  expect(fakeServer.requests(modifyAdGroups)).toMatchObject([
    { adGroups: [{ regions: ['12'], cities: [], before: { regions: [], cities: ['71'] } }] },
  ]);
});

test('a refusal about whom it reaches stands at its field, which has the focus', async () => {
  fakeServer.refuses(modifyAdGroups, { code: 'badInput', fields: { 'adGroups.0.minAge': 'Not so young' } });
  const { screen, user } = await open(adGroupDetails, adGroup);
  const lowest = await screen.findByLabelText(t('targeting:ages.fromAge'));
  await user.selectOptions(lowest, '20');
  await user.click(screen.getByRole('button', send));
  expect(await screen.findByText('Not so young')).toBeInTheDocument();
  expect(lowest).toHaveFocus();
});

test('hours are for search results only, and a type that only Apple’s console can make is kept', async () => {
  const { campaign, adGroup: of } = adGroupDetails;
  const elsewhere = {
    ...adGroupDetails,
    campaign: campaign && { ...campaign, state: { ...campaign.state, placement: 'APPSTORE_TODAY_TAB' } },
    adGroup: of && { ...of, state: { ...of.state, customerType: 'other' as const } },
  };
  const { screen } = await open(elsewhere, adGroup);
  const other = await screen.findByRole('radio', { name: t('adWords:audience.customers.other') });
  expect(other).toBeChecked();
  expect(screen.queryByRole('grid', { name: t('targeting:hours.label') })).toBeNull();
});

test('a negative keyword is paused', async () => {
  fakeServer.answers(modifyNegatives, sendingSet);
  const { screen, user } = await open(negativeDetails, { kind: 'negativeKeyword', id: '40', name: 'free' });
  await user.click(await screen.findByRole('radio', { name: t('adWords:statuses.paused') }));
  await user.click(screen.getByRole('button', send));
  await expect.poll(() => fakeServer.requests(modifyNegatives)).toHaveLength(1);
  expect(fakeServer.requests(modifyNegatives)).toMatchObject([
    { negativeKeywords: [{ negativeKeywordId: '40', status: 'paused', before: { status: 'running' } }] },
  ]);
});

test('without a change nothing is sent, and a discarded one is none', async () => {
  const { screen, user } = await open(keywordDetails);
  const field = await screen.findByLabelText(bidLabel);
  await user.type(field, '5');
  await user.click(screen.getByRole('button', { name: t('changes:panel.discard') }));
  expect(field).toHaveValue('2.00');
  await user.click(screen.getByRole('button', send));
  expect(screen.getByText(t('changes:panel.nothing'))).toBeInTheDocument();
  expect(fakeServer.requests(modifyKeywords)).toEqual([]);
});

test('whoever only reads has no form, and what was removed has none for anybody', async () => {
  const { screen } = await open(keywordDetails, {}, false);
  expect(await screen.findByText('ferry times')).toBeInTheDocument();
  expect(screen.queryByRole('button', send)).toBeNull();
});
