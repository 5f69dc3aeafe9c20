import { expect, test } from 'vitest';
import {
  applyProposals,
  type AssistantProposal,
  bringBackProposal,
  findNGram,
  findNGrams,
  findWork,
  makeWork,
  putAsideProposal,
} from '@tapwright/contracts/assistant';
import { addToDraft } from '@tapwright/contracts/change-drafts';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { assistantKeys } from '../keys.ts';
import { Assistant } from './assistant.tsx';

const place = {
  campaignId: '51',
  campaignName: 'Discovery',
  adGroupId: '511',
  adGroupName: 'Broad',
  spend: '104.00',
  taps: 64,
  installs: 38,
  cpa: '2.74',
  matching: 'broad' as const,
};
const { campaignId, spend, taps, installs, cpa } = place;
const sums = { spend, taps, installs, cpa };
const harvest: AssistantProposal = {
  proposalId: 1,
  kind: 'harvest',
  adamId: '71',
  app: 'Stillwater',
  countries: ['US'],
  currency: 'USD',
  worth: '111.43',
  edits: 2,
  campaignIds: [campaignId],
  from: '2026-10-21',
  to: '2026-11-17',
  madeAt: '2026-11-20T03:10:00Z',
  gone: null,
  changeSet: null,
  putAside: null,
  evidence: {
    of: 'harvest',
    word: 'sleep podcast',
    sums,
    goal: '3.20',
    isGoalSet: false,
    chance: 0.93,
    cost: { low: '2.28', high: '3.01' },
    bid: '1.95',
    target: { campaignId, campaignName: 'Category', adGroupId: '512', adGroupName: 'Exact' },
    places: [place],
  },
};
const idle: AssistantProposal = {
  ...harvest,
  proposalId: 2,
  kind: 'budget',
  edits: 0,
  evidence: { of: 'capIdle', campaignName: 'AU', sums, cap: '100.00', days: 14, highestDay: '40.00' },
};
const run = {
  isMaking: false,
  madeAt: '2026-11-20T03:10:00Z',
  from: '2026-10-21',
  to: '2026-11-17',
  completeDays: 90,
  neededDays: 7,
  unread: [],
};

async function open(proposals: AssistantProposal[], more: object = {}, search = '') {
  fakeServer.answers(findWork, { run: { ...run, ...more }, proposals });
  const drafts: number[] = [];
  const part = (
    <Assistant
      team={team}
      onDraft={(changeSetId) => drafts.push(changeSetId)}
      place={{ adamId: '71', country: 'US' }}
      placeChoice={null}
    />
  );
  const view = await renderWeb(part, { user: ann, path: '/tool/assistant', search });
  return { ...view, drafts };
}

const harvestTitle = t('assistant:titles.harvest', { word: 'sleep podcast' });

test('a proposal says why, what it would change and when, and is gathered in a draft at a press', async () => {
  fakeServer.answers(applyProposals, { changeSetId: 77 });
  const { screen, user, drafts } = await open([harvest, idle]);
  await user.click(await screen.findByRole('button', { name: new RegExp(harvestTitle) }));
  expect(screen.getByText(t('assistant:chance', { tenths: 9 }))).toBeInTheDocument();
  expect(screen.getByText(t('assistant:averageGoal'))).toBeInTheDocument();
  expect(screen.getByText(t('assistant:edits.exactAt', { bid: '$1.95' }))).toBeInTheDocument();
  expect(screen.getByText(t('assistant:edits.waits'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('assistant:preview', { count: 2 }) }));
  await expect.poll(() => drafts).toEqual([77]);
  expect(fakeServer.requests(applyProposals)).toEqual([{ teamId: 7, proposalIds: [1] }]);
});

test('what changes nothing can only be put aside, with a reason or for good', async () => {
  fakeServer.answers(putAsideProposal, null);
  const { screen, user, openMenu } = await open([idle]);
  await user.click(await screen.findByRole('button', { name: /AU/ }));
  expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  const [, onPurpose] = await openMenu(t('assistant:aside.dismiss'));
  if (onPurpose === undefined) throw new Error('Five reasons are needed.');
  await user.click(onPurpose);
  await expect
    .poll(() => fakeServer.requests(putAsideProposal))
    .toEqual([{ teamId: 7, proposalId: 2, way: 'dismissed', reason: 'onPurpose' }]);
  await user.click(screen.getByRole('button', { name: t('assistant:aside.never') }));
  await expect.poll(() => fakeServer.requests(putAsideProposal)).toHaveLength(2);
});

test('one whose ground has gone says so, and one on its way leads to its change', async () => {
  const onItsWay = {
    ...idle,
    evidence: harvest.evidence,
    changeSet: { changeSetId: 9, state: 'sending' as const },
  };
  const { screen, user } = await open([{ ...harvest, gone: 'added' }, onItsWay]);
  await user.click(
    (await screen.findAllByRole('button', { name: new RegExp(harvestTitle) }))[0] ?? document.body,
  );
  expect(screen.getByText(t('assistant:gone.added'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('assistant:preview', { count: 2 }) })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: new RegExp(harvestTitle) })[1] ?? document.body);
  expect(screen.getByRole('link', { name: t('assistant:onItsWay') })).toBeInTheDocument();
});

test('what is looked at stays open, and says so where it is proposed no more, until the list is asked for anew', async () => {
  fakeServer.answers(makeWork, null);
  const { screen, user, makeOld } = await open([harvest, idle]);
  const readAgain = async () => makeOld(assistantKeys.all);
  await user.click(await screen.findByRole('button', { name: new RegExp(harvestTitle) }));
  expect(await screen.findByText(t('assistant:chance', { tenths: 9 }))).toBeInTheDocument();
  // Meanwhile another is worth more, and this one is proposed no more.
  const madeAt = '2026-11-20T09:00:00Z';
  fakeServer.answers(findWork, { run: { ...run, madeAt }, proposals: [advised, idle] });
  await readAgain();
  expect(await screen.findByText(t('assistant:left'))).toBeInTheDocument();
  expect(screen.getByText(t('assistant:chance', { tenths: 9 }))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  const isItem = (one: Element) => one.hasAttribute('aria-expanded') && !one.hasAttribute('aria-haspopup');
  const titles = () => screen.getAllByRole('button').filter(isItem);
  expect(titles().map((row) => row.textContent)).toEqual([
    expect.stringContaining(harvestTitle),
    expect.stringContaining('AU'),
    expect.stringContaining('US_Brand'),
  ]);
  await user.click(screen.getByRole('button', { name: t('assistant:make') }));
  fakeServer.answers(findWork, {
    run: { ...run, madeAt: '2026-11-20T09:05:00Z' },
    proposals: [advised, idle],
  });
  await readAgain();
  await expect.poll(() => screen.queryByText(t('assistant:left'))).toBeNull();
  expect(titles()[0]).toHaveTextContent('US_Brand');
});

test('what was put aside stands apart and can be brought back', async () => {
  fakeServer.answers(bringBackProposal, null);
  const putAside = {
    way: 'never' as const,
    until: null,
    reason: null,
    by: 'Bob',
    at: '2026-11-19T08:00:00Z',
    telling: null,
  };
  const { screen, user } = await open([{ ...harvest, putAside }], {}, '?tab=aside');
  await user.click(await screen.findByRole('button', { name: new RegExp(harvestTitle) }));
  await user.click(screen.getByRole('button', { name: t('assistant:aside.bringBack') }));
  await expect.poll(() => fakeServer.requests(bringBackProposal)).toEqual([{ teamId: 7, proposalId: 1 }]);
});

const advised: AssistantProposal = {
  ...harvest,
  proposalId: 3,
  kind: 'apple',
  worth: '1500.00',
  edits: 1,
  evidence: {
    of: 'appleBudget',
    campaignName: 'US_Brand',
    cap: '100.00',
    recommended: '150.00',
    last: { spend: '680.00', taps: 420, installs: 203, cpa: '3.35' },
    expected: { spend: '950.00', taps: null, installs: 280, cpa: null },
    expiresAt: null,
  },
};

test('what Apple recommends stands with its own figures; dismissed, Apple is told, and there is no way back', async () => {
  fakeServer.answers(applyProposals, { changeSetId: 78 });
  fakeServer.answers(putAsideProposal, null);
  const { screen, user, drafts, openMenu } = await open([advised]);
  await user.click(await screen.findByRole('button', { name: /US_Brand/ }));
  const told = screen.getByRole('row', { name: /203/ });
  expect(told).toHaveTextContent('280');
  expect(screen.getByRole('row', { name: /420/ })).toHaveTextContent('–');
  expect(
    screen.getByText(t('assistant:edits.cap', { before: '$100.00', after: '$150.00' })),
  ).toBeInTheDocument();
  expect(screen.getByText(t('assistant:aside.final'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('assistant:preview', { count: 1 }) }));
  await expect.poll(() => drafts).toEqual([78]);
  const [notRelevant] = await openMenu(t('assistant:aside.dismiss'));
  if (notRelevant === undefined) throw new Error('Five reasons are needed.');
  await user.click(notRelevant);
  expect(await screen.findByText(t('assistant:aside.done.dismissed'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('assistant:aside.undo') })).toBeNull();
  expect(fakeServer.requests(putAsideProposal)).toEqual([
    { teamId: 7, proposalId: 3, way: 'dismissed', reason: 'notRelevant' },
  ]);
});

test('what Apple was not told yet says why, and an ad account that could not be read is named', async () => {
  const at = '2026-11-19T08:00:00Z';
  const putAside = {
    way: 'dismissed' as const,
    until: null,
    reason: 'wrong' as const,
    by: 'Bob',
    at,
    telling: { state: 'waiting' as const, error: 'appleSilent' as const },
  };
  const unread = [
    { campaignGroup: 'Lighthouse', error: 'rateLimited' as const, readAt: null },
    { campaignGroup: 'Harbour', error: 'forbidden' as const, readAt: at },
    { campaignGroup: 'Quay', error: 'forbidden' as const, readAt: at },
  ];
  const { screen, user } = await open([{ ...advised, putAside }], { unread }, '?tab=aside');
  await user.click(await screen.findByRole('button', { name: /US_Brand/ }));
  const foot = screen.getByText(new RegExp(t('assistant:aside.telling.failed')));
  expect(foot).toHaveTextContent(t('appleSync:errors.appleSilent'));
  const banner = screen.getByText(t('assistant:unread.title')).closest('[role="status"]');
  expect(banner).toHaveTextContent(t('assistant:unread.never', { names: 'Lighthouse' }));
  expect(banner).toHaveTextContent('Harbour, Quay');
  expect(banner?.textContent?.split(t('appleSync:errors.forbidden'))).toHaveLength(2);
});

test.each([
  ['notYet', { madeAt: null }],
  ['tooEarly', { completeDays: 3 }],
  ['nothing', {}],
] as const)('without proposals it says why: %s', async (why, more) => {
  fakeServer.answers(makeWork, null);
  const { screen, user } = await open([], more);
  expect(await screen.findByText(t(`assistant:empty.${why}.title`))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('assistant:make') }));
  await expect.poll(() => fakeServer.requests(makeWork)).toEqual([{ teamId: 7 }]);
});

test('an n-gram shows what its negative would stop before it offers those that stop nothing of worth', async () => {
  const row = {
    pieces: ['free', 'ringtone'],
    currency: 'USD',
    goal: '3.40',
    isGoalSet: true,
    terms: 22,
    ...sums,
    cost: { low: '7.10', high: null },
    atStake: '90.00',
    verdict: 'waste' as const,
  };
  const negatives = [
    { campaignId: '51', adGroupId: '511', text: 'free ringtone maker', matchType: 'EXACT' as const },
  ];
  fakeServer.answers(findNGrams, { list: [row], total: 1, from: null, to: null, hiddenShare: 0.084 });
  fakeServer.answers(findNGram, {
    terms: [{ word: 'free ringtone maker', ...sums }],
    positives: { keywords: ['free sleep ringtone'], terms: [] },
    way: 'exact',
    stopped: 1,
    saved: '80.00',
    lostInstalls: 0,
    negatives,
  });
  const { screen, user, drafts } = await open([], {}, '?tab=nGrams');
  await user.click(await screen.findByRole('button', { name: /freeringtone|free ringtone/ }));
  expect(await screen.findByText('free sleep ringtone')).toBeInTheDocument();
  fakeServer.fails(addToDraft);
  await user.click(screen.getByRole('button', { name: t('assistant:preview', { count: 1 }) }));
  await expect
    .poll(() => fakeServer.requests(addToDraft))
    .toMatchObject([{ teamId: 7, origin: 'assistant', newNegativeKeywords: negatives }]);
  expect(drafts).toEqual([]);
});
