import { findSyncStates } from '@tapwright/contracts/apple-sync';
import { addCampaigns, previewChanges } from '@tapwright/contracts/change-sets';
import { findCampaignGroups } from '@tapwright/contracts/campaign-groups';
import * as creation from '@tapwright/contracts/creation';
import * as lookUps from '@tapwright/contracts/look-ups';
import { findKeywordOwners } from '@tapwright/contracts/keyword-owners';
import { noMeasures } from '@tapwright/contracts/report-measures';
import { findReportCampaignTotalAudienceType } from '@tapwright/contracts/reports';
import { act, fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { changeForm, openCreation } from '../open-creation.ts';
import { pathOf } from '../steps/steps.ts';
import { group, otherApp, ownApp, sentSet, wholeForm } from '../testing/forms.ts';
import { judgeNames } from '../testing/judge-names.ts';
import { answerAsUsual, fine, kept, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const formNow = () => openCreation.get()?.form;

test('the mode says who does what and who pays, and what it is connected to', async () => {
  const { screen } = await openStep('type');
  expect(await screen.findByRole('radio', { name: t('adWords:modes.collaborative') })).toBeChecked();
  expect(screen.getByText(t('creation:modes.collaborative.pays'))).toBeInTheDocument();
  expect(screen.getByText(t('creation:type.connected', { names: group.name }))).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: t('adWords:modes.selfService') })).toBeNull();
});

test('an app and storefronts are taken by keyboard; what cannot be advertised is shown and not taken', async () => {
  const { screen, user } = await openStep('series');
  const app = await screen.findByRole('combobox', { name: new RegExp(t('creation:fields.app')) });
  await user.click(app);
  const stranger = await screen.findByRole('option', { name: new RegExp(otherApp.name) });
  expect(stranger).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => formNow()?.app?.adamId).toBe(ownApp.adamId);

  const countries = await screen.findByRole('combobox', { name: t('creation:fields.storefronts') });
  await user.click(countries);
  await user.type(countries, 'korea{Enter}');
  expect(formNow()?.campaigns[0]?.countries).toEqual(['KR']);
  await user.type(countries, 'GB{Enter}');
  expect(formNow()?.campaigns[0]?.name).toBe('Stillwater_KR+GB_category');
  expect(await screen.findByText('Not published there')).toBeInTheDocument();
  expect(await screen.findByText('≈ 1,234')).toBeInTheDocument();
  expect(screen.getByText(t('creation:storefronts.searchesHelp'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('creation:storefronts.leaveOut') }));
  expect(formNow()?.campaigns[0]?.countries).toEqual(['GB']);
  await user.type(countries, '{Backspace}');
  expect(formNow()?.campaigns[0]?.countries).toEqual([]);
});

test('what is missing is said when the step is left, counted, and gone to', async () => {
  const { screen, user, sent } = await openStep('series', {
    ...wholeForm,
    campaigns: wholeForm.campaigns.map((campaign) => ({ ...campaign, dailyCap: '' })),
  });
  const cap = await screen.findByLabelText(t('creation:fields.dailyCap'));
  expect(cap).toBeValid();
  await user.click(cap);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(t('changes:refusals.required'))).toBeInTheDocument();
  expect(screen.getAllByText(t('creation:toMend', { count: 1 }))).toHaveLength(2);
  await expect.poll(() => document.activeElement).toBe(cap);
  await user.type(cap, '40');
  await expect.poll(() => screen.queryByText(t('changes:refusals.required'))).toBeNull();
  expect(sent).toEqual([]);
});

test('pasted lines show what becomes of them, a suggestion joins them, a self-made block is named', async () => {
  const { screen, user } = await openStep('keywords', wholeForm);
  const box = await screen.findByLabelText(new RegExp(t('creation:keywords.paste')));
  await user.clear(box);
  await user.click(box);
  await user.paste('white noise\tbroad\t9\nwhite noise\tbroad\ncalm\nbaby sleep');
  expect(await screen.findByText(t('creation:keywords.states.bidStops'))).toBeInTheDocument();
  expect(screen.getByText(t('creation:keywords.states.twice'))).toBeInTheDocument();
  const without = (keyword: string) =>
    screen.getByRole('button', { name: t('creation:keywords.without', { keyword }) });
  await user.click(without('calm'));
  expect(without('baby sleep')).toHaveFocus();
  await expect.poll(() => formNow()?.campaigns[0]?.adGroups[0]?.keywords).not.toContain('calm');

  // Apple suggests a bid for words that the app has already, and knows how popular others are.
  const noise = screen.getByRole('table', { name: t('creation:steps.keywords') });
  expect(await within(noise).findAllByText('$1.75')).not.toEqual([]);
  expect(within(noise).getAllByText('71')).not.toEqual([]);
  const [add] = await screen.findAllByRole('button', { name: t('creation:suggestions.add') });
  if (add !== undefined) await user.click(add);
  expect(formNow()?.campaigns[0]?.adGroups[0]?.keywords.split('\n').at(-1)).toBe('sleep sounds');

  await user.type(screen.getByLabelText(t('creation:negatives.ofCampaign')), 'baby');
  const exactly = await screen.findByRole('button', { name: t('creation:negatives.makeExact') });
  await user.click(exactly);
  expect(formNow()?.campaigns[0]?.negatives).toBe('[baby]');
});

test('a keyword that another ad group runs already says which, stands first and is counted; it can still be added', async () => {
  fakeServer.answers(findKeywordOwners, [
    { word: 'baby sleep', matchType: 'EXACT', campaignName: 'Stillwater brand', adGroupName: 'Core' },
    { word: 'calm', matchType: 'BROAD', campaignName: 'Stillwater brand', adGroupName: 'Wide' },
  ]);
  const { screen, user } = await openStep('keywords', wholeForm);
  const box = await screen.findByLabelText(new RegExp(t('creation:keywords.paste')));
  await user.clear(box);
  await user.click(box);
  await user.paste('[white noise]\n[calm]\n[Baby  Sleep]');
  const where = { campaign: 'Stillwater brand', adGroup: 'Core' };
  const mark = await screen.findByText(t('creation:keywords.elsewhere', where));
  const table = screen.getByRole('table', { name: t('creation:steps.keywords') });
  expect(within(table).getAllByRole('row')[1]).toContainElement(mark);
  expect(mark.closest('tr')).not.toHaveTextContent(t('creation:keywords.states.new'));
  expect(screen.getByText(t('creation:keywords.counts.elsewhere', { count: 1 }))).toBeInTheDocument();
  expect(screen.queryByText(t('creation:keywords.elsewhere', { ...where, adGroup: 'Wide' }))).toBeNull();
  const asked = () => fakeServer.requests(findKeywordOwners).at(-1);
  await expect.poll(asked).toMatchObject({
    adamId: ownApp.adamId,
    countries: wholeForm.campaigns[0]?.countries,
    keywords: ['white noise', 'calm', expect.stringMatching(/^Baby +Sleep$/)],
  });
});

test('hours are painted by keyboard: a cell, a rectangle, and back to all', async () => {
  const { screen, user } = await openStep('group', wholeForm);
  const grid = await screen.findByRole('grid', { name: t('targeting:hours.label') });
  const cell = grid.querySelector<HTMLElement>('[data-hour][tabindex="0"]');
  cell?.focus();
  await user.keyboard(' ');
  // Monday 00:00 is the 24th hour of Apple's week.
  await expect.poll(() => formNow()?.campaigns[0]?.adGroups[0]?.hours).toHaveLength(167);
  expect(formNow()?.campaigns[0]?.adGroups[0]?.hours).not.toContain(24);
  // As many taps at each hour of a day as its number: what midnight had is no loss.
  expect(await screen.findByText(t('creation:group.hours.taps', { share: '100.0 %' }))).toBeInTheDocument();
  expect(screen.getAllByText('14.3 %')).toHaveLength(7);
  expect(cell).toHaveAttribute('data-shade', '0');
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift} ');
  await expect.poll(() => formNow()?.campaigns[0]?.adGroups[0]?.hours).toHaveLength(165);
  await user.click(screen.getByRole('button', { name: t('targeting:hours.all') }));
  expect(formNow()?.campaigns[0]?.adGroups[0]?.hours).toEqual([]);
});

test('places are searched in the only storefront, taken and let go of; of several there are none', async () => {
  const queries: (string | undefined)[][] = [];
  fakeServer.answersWith(lookUps.searchPlaces, ({ query }) => {
    queries.push([query.country, query.text]);
    return [
      { placeId: '2001', name: 'California', kind: 'region' as const, country: 'US' },
      { placeId: '2002', name: 'Carlsbad', kind: 'city' as const, country: 'US' },
    ];
  });
  const { screen, user } = await openStep('group', wholeForm);
  const field = await screen.findByRole('combobox', { name: new RegExp(t('targeting:places.label')) });
  await user.type(field, 'ca');
  expect(await screen.findByRole('option', { name: /Carlsbad/ })).toHaveTextContent(
    t('targeting:places.city'),
  );
  await user.keyboard('{Enter}');
  const placesNow = () => formNow()?.campaigns[0]?.adGroups[0]?.places.map(({ placeId }) => placeId);
  await expect.poll(placesNow).toEqual(['2001']);
  expect(queries).toEqual([['US', 'ca']]);
  await user.click(
    screen.getByRole('button', { name: t('creation:storefronts.without', { country: 'California' }) }),
  );
  expect(placesNow()).toEqual([]);

  changeForm((form) => ({
    ...form,
    campaigns: form.campaigns.map((campaign) => ({ ...campaign, countries: ['US', 'GB'] })),
  }));
  expect(await screen.findByText(t('targeting:places.oneStorefront'))).toBeInTheDocument();
});

test('what would stop it stands first and nothing is sent; in order, it is sent once and let go of', async () => {
  const emptied = wholeForm.campaigns.map((campaign) => ({
    ...campaign,
    adGroups: campaign.adGroups.map((adGroup) => ({ ...adGroup, keywords: '' })),
  }));
  const stopped = await openStep('put', { ...wholeForm, campaigns: emptied });
  expect(await stopped.screen.findByText(t('creation:put.check.notEmpty.bad'))).toBeInTheDocument();
  expect(stopped.screen.getByRole('button', { name: t('creation:put.press.now') })).toBeDisabled();
  const foot = within(stopped.screen.getByRole('contentinfo'));
  expect(foot.getByText(t('creation:put.stops', { count: 1 }))).toBeInTheDocument();
  stopped.unmount();
  openCreation.set(undefined);

  const { screen, user } = await openStep('put', wholeForm);
  const start = await screen.findByRole('button', { name: t('creation:put.press.now') });
  await expect.poll(() => start.hasAttribute('disabled')).toBe(false);
  await user.click(screen.getByRole('radio', { name: t('creation:put.ways.paused') }));
  const paused = await screen.findByRole('button', { name: t('creation:put.press.paused') });
  await expect.poll(() => paused.hasAttribute('disabled')).toBe(false);
});

test('it is sent once, paused where that is chosen, and what was kept is let go of', async () => {
  const bodies: unknown[] = [];
  const thrown: unknown[] = [];
  fakeServer.answersWith(addCampaigns, ({ body }) => {
    bodies.push(body);
    return sentSet;
  });
  fakeServer.answersWith(creation.discardCreation, ({ body }) => {
    thrown.push(body);
    return null;
  });
  const { screen, user, sent, read } = await openStep('put', wholeForm);
  await user.click(await screen.findByRole('radio', { name: t('creation:put.ways.paused') }));
  const start = await screen.findByRole('button', { name: t('creation:put.press.paused') });
  await expect.poll(() => start.hasAttribute('disabled')).toBe(false);
  await user.dblClick(start);
  await expect.poll(() => sent).toEqual([sentSet.changeSetId]);
  expect(bodies).toMatchObject([
    { campaigns: [{ name: 'Stillwater_US_category', status: 'paused', adGroups: [{ name: 'Exact' }] }] },
  ]);
  await expect.poll(() => thrown).toEqual([{ teamId: team.teamId, creationId: kept.creationId }]);
  // What has become a change set is not read again from its address.
  expect(read).toEqual([String(kept.creationId)]);
});

test('a first keeping that ends while the next step opens does not lead back', async () => {
  openCreation.set({ teamId: team.teamId, form: wholeForm, saving: 'nothing', judgedUpTo: -1, refused: {} });
  const { screen, address } = await openStep('series');
  const field = await screen.findByRole('combobox', { name: t('creation:fields.storefronts') });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  const now = openCreation.get();
  act(() => openCreation.set(now && { ...now, ...kept, saving: 'saved' }));
  await expect.poll(address).toBe(`${pathOf('group')}?draft=${kept.creationId}`);
});

test('the campaign group is the one used last, and can be changed in the summary', async () => {
  const own = { ...group, campaignGroupId: 8, name: 'Own' };
  fakeServer.answers(findCampaignGroups, { list: [group, own], total: 2 });
  const first = await openStep('series');
  const choice = await first.screen.findByRole('combobox', { name: t('creation:fields.group') });
  expect(choice).toHaveDisplayValue(group.name);
  await first.user.selectOptions(choice, '8');
  expect(formNow()?.campaignGroupId).toBe(8);
  first.unmount();
  openCreation.set(undefined);

  fakeServer.answers(addCampaigns, sentSet);
  const sending = await openStep('put', { ...wholeForm, campaignGroupId: 8 });
  const start = await sending.screen.findByRole('button', { name: t('creation:put.press.now') });
  await expect.poll(() => start.hasAttribute('disabled')).toBe(false);
  await sending.user.click(start);
  await expect.poll(() => sending.sent).toHaveLength(1);
  sending.unmount();
  openCreation.set(undefined);
  await openStep('series');
  await expect.poll(() => formNow()?.campaignGroupId).toBe(8);
});

test('the address of what is no longer kept opens an empty form', async () => {
  fakeServer.refuses(creation.findCreation, { code: 'notFound' });
  const { screen, address } = await openStep('series', undefined, '?draft=21');
  expect(await screen.findByRole('combobox', { name: t('creation:fields.storefronts') })).toBeInTheDocument();
  await expect.poll(address).toBe(pathOf('series'));
});

test('at an hour, none named, nothing is sent and the field says what it wants', async () => {
  const { screen, user, sent } = await openStep('put', wholeForm);
  await user.click(await screen.findByRole('radio', { name: t('creation:put.ways.hour') }));
  const later = await screen.findByRole('button', { name: t('creation:put.press.hour') });
  await expect.poll(() => later.hasAttribute('disabled')).toBe(false);
  await user.click(later);
  expect(await screen.findByText(t('creation:put.hourNeeded'))).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a warning is said yes to before it can be sent, a rule of the team makes it a proposal', async () => {
  fakeServer.answers(previewChanges, {
    ...fine,
    approval: ['rise'],
    edits: [
      {
        path: 'newCampaigns.0.adGroups.0.keywords.0',
        objectId: null,
        before: {},
        after: {},
        refused: [],
        warnings: [
          { field: 'bid', message: 'The bid is below the CPA goal of 5.00', reason: 'bidBelowGoal' },
        ],
      },
    ],
  });
  const { screen, user } = await openStep('put', wholeForm);
  const propose = await screen.findByRole('button', { name: t('creation:put.propose') });
  expect(propose).toBeDisabled();
  const first = t('creation:put.foot.confirm');
  expect(screen.getByText(first)).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: /below the CPA goal/ }));
  await expect.poll(() => propose.hasAttribute('disabled')).toBe(false);
  expect(screen.queryByText(first)).toBeNull();
  expect(screen.getByText(t('creation:put.needsSecond'))).toBeInTheDocument();
});

test('four answers become a draft whose rows can be changed and left out', async () => {
  const { screen, user } = await openStep('series', {
    ...wholeForm,
    way: 'structure',
    campaigns: wholeForm.campaigns.map((campaign) => ({ ...campaign, dailyCap: '', adGroups: [] })),
  });
  await user.type(await screen.findByLabelText(t('creation:structure.goal'), { exact: false }), '3');
  await user.type(screen.getByLabelText(t('creation:structure.daily'), { exact: false }), '60');
  const propose = screen.getByRole('button', { name: t('creation:structure.propose') });
  await expect.poll(() => propose.hasAttribute('disabled')).toBe(false);
  await user.click(propose);
  const caps = await screen.findAllByLabelText(new RegExp(t('creation:structure.capOf', { name: '.*' })));
  expect(caps.map((cap) => cap.getAttribute('value'))).toEqual(['12.00', '30.00', '18.00']);
  expect(formNow()?.campaigns.map(({ type }) => type)).toEqual(['brand', 'category', 'discovery']);
  await user.click(screen.getByRole('checkbox', { name: /_discovery$/ }));
  expect(formNow()?.campaigns[2]?.isLeftOut).toBe(true);
});

test('an unpaid ad account stops it, and a name taken meanwhile is replaced at a press', async () => {
  fakeServer.answers(lookUps.findAccountState, {
    isActive: false,
    reasons: ['PAYMENT_DECLINED'],
    isCredit: false,
    budgetOrders: [],
  });
  const [campaign] = wholeForm.campaigns;
  judgeNames([campaign?.name ?? '']);
  const { screen, user } = await openStep('put', wholeForm);
  expect(await screen.findByText(t('creation:put.check.payment.bad'))).toBeInTheDocument();
  expect(screen.getByText('PAYMENT_DECLINED')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('creation:put.atApple') })).toHaveAttribute('target', '_blank');
  const name = `${campaign?.name ?? ''} (2)`;
  await user.click(await screen.findByRole('button', { name: t('creation:series.useName', { name }) }));
  expect(formNow()?.campaigns[0]).toMatchObject({ name, isNameOwn: true });
  expect(await screen.findByText(t('creation:put.check.server.good'))).toBeInTheDocument();
});

const edges = {
  dataTo: null,
  readAt: null,
  gaps: [],
  wholeOnly: [],
  youngFrom: null,
  timeZone: 'ORTZ' as const,
  zones: [],
  currencies: [],
  isConverted: false,
  rate: null,
  comparison: null,
  hasUnknownRates: false,
};

test('limits of age and gender say what they leave of the taps, of the app where it has some', async () => {
  const asked: unknown[] = [];
  const measured = { before: null, compared: null };
  const row = (value: string, taps: number) => ({ ...noMeasures, ...measured, value, taps });
  fakeServer.answersWith(findReportCampaignTotalAudienceType, ({ query }) => {
    asked.push(query.adamId);
    const list =
      query.adamId === undefined
        ? query.dimension === 'gender'
          ? [row('F', 30), row('M', 50), row('', 20)]
          : [row('18-24', 80), row('', 20)]
        : [];
    return { list, totals: noMeasures, totalsBefore: null, compared: null, edges };
  });
  const limited = wholeForm.campaigns.map((campaign) => ({
    ...campaign,
    adGroups: campaign.adGroups.map((adGroup) => ({ ...adGroup, gender: 'F' as const })),
  }));
  const { screen } = await openStep('group', { ...wholeForm, campaigns: limited });
  expect(await screen.findByText(t('creation:group.reach.team', { share: '30 %' }))).toBeInTheDocument();
  expect(asked.length).toBeGreaterThan(2);
});

test('while it is not known whether there is anything yet, the step stands there empty, and is then begun', async () => {
  const answer = fakeServer.answersLater(findSyncStates, []);
  const { screen } = await openStep('series');
  const title = await screen.findByRole('heading', { name: t('creation:title') });
  const pending = title.closest('[aria-busy="true"]');
  expect(pending).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
  answer();
  const app = await screen.findByRole('combobox', { name: new RegExp(t('creation:fields.app')) });
  expect(app).toBeInTheDocument();
  expect(pending).not.toBeInTheDocument();
});
