import { expect, test } from 'vitest';
import { duplicateAdGroups, duplicateCampaigns } from '@tapwright/contracts/change-copies';
import { modifyAds } from '@tapwright/contracts/change-ads';
import { modifyKeywords } from '@tapwright/contracts/change-sets';
import { can, roles } from '@tapwright/contracts/roles';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { AdObject } from '../change.ts';
import { openedAmounts, openedPreview, requestedStatus, sentSets } from '../opened.ts';
import { sendingSet } from '../testing/sets.ts';
import { RowMenu } from './row-menu.tsx';
import { StatusChange } from './status-change.tsx';

const object: AdObject = {
  teamId: 7,
  kind: 'keyword',
  id: '30',
  name: 'ferry times',
  places: [],
  status: 'running',
};
const button = t('reportNotes:actions.menu', { name: 'ferry times' });
const open = async (status: AdObject['status'] = 'running') => {
  const view = await renderWeb(<RowMenu object={{ ...object, status }} mayEdit />, { user: ann });
  return { ...view, entries: await view.openMenu(button) };
};

test.each(['readOnly', 'campaignsReadOnly', 'finance'] as const)(
  '%s finds nothing there that changes anything',
  async (role) => {
    const { openMenu } = await renderWeb(<RowMenu object={object} mayEdit={can(role, 'campaign.edit')} />);
    const entries = await openMenu(button);
    expect(entries.map(({ textContent }) => textContent)).toEqual([t('reportNotes:actions.serving')]);
  },
);

test('all others have one', () => {
  expect(roles.filter((role) => can(role, 'campaign.edit'))).toEqual([
    'visitor',
    'admin',
    'manager',
    'advManager',
    'operator',
  ]);
});

test('what was removed cannot be changed any more', async () => {
  const { entries } = await open('removed');
  expect(entries.map(({ textContent }) => textContent)).toEqual([t('reportNotes:actions.serving')]);
});

test('a negative keyword serves nothing, so a reader has no menu there', async () => {
  const { screen } = await renderWeb(
    <RowMenu object={{ ...object, kind: 'negativeKeyword' }} mayEdit={false} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a running keyword is paused at one press, a paused one activated', async () => {
  const running = await open();
  expect(running.entries.map(({ textContent }) => textContent)).not.toContain(
    t('reportNotes:actions.activate'),
  );
  await running.user.click(findWithText(running.entries, t('reportNotes:actions.pause')));
  expect(requestedStatus.get()).toMatchObject({ object: { id: '30' }, status: 'paused' });
  running.unmount();
  const paused = await open('paused');
  await paused.user.click(findWithText(paused.entries, t('reportNotes:actions.activate')));
  expect(requestedStatus.get()).toMatchObject({ status: 'running' });
});

test('what is paused is sent by what its author saw', async () => {
  fakeServer.answers(modifyKeywords, sendingSet);
  let ended = 0;
  const end = () => {
    ended += 1;
  };
  await renderWeb(<StatusChange object={object} status="paused" onEnd={end} />, { user: ann });
  await expect.poll(() => ended).toBe(1);
  expect(sentSets.get()).toEqual([{ teamId: 7, changeSetId: 10001 }]);
  expect(fakeServer.requests(modifyKeywords)).toMatchObject([
    { origin: 'cell', keywords: [{ keywordId: '30', status: 'paused', before: { status: 'running' } }] },
  ]);
});

test('a refusal is said', async () => {
  fakeServer.refuses(modifyKeywords, { code: 'badInput', fields: { 'keywords.0.status': 'Not here' } });
  const part = <StatusChange object={object} status="running" onEnd={() => undefined} />;
  const { screen } = await renderWeb(part, { user: ann });
  expect(await screen.findByText(/Not here/)).toBeInTheDocument();
});

const campaign = { ...object, kind: 'campaign' as const, status: 'paused' as const };

test('a campaign is archived and brought back, looked at first; a keyword cannot be', async () => {
  const shown = await renderWeb(<RowMenu object={campaign} mayEdit />, { user: ann });
  const entries = await shown.openMenu(button);
  await shown.user.click(findWithText(entries, t('reportNotes:actions.archive')));
  expect(openedPreview.get()?.change.items).toMatchObject([
    { id: '30', fields: { isArchived: true }, before: { isArchived: false } },
  ]);
  shown.unmount();
  const hidden = await renderWeb(<RowMenu object={{ ...campaign, isArchived: true }} mayEdit />, {
    user: ann,
  });
  await hidden.user.click(findWithText(await hidden.openMenu(button), t('reportNotes:actions.bringBack')));
  expect(openedPreview.get()?.change.items).toMatchObject([{ fields: { isArchived: false } }]);
  hidden.unmount();
  const keyword = await open();
  expect(keyword.entries.map(({ textContent }) => textContent)).not.toContain(
    t('reportNotes:actions.archive'),
  );
});

test('removing is looked at first, and the settings open a panel', async () => {
  const { entries, user } = await open();
  await user.click(findWithText(entries, t('reportNotes:actions.remove')));
  expect(openedPreview.get()?.change.items).toMatchObject([{ id: '30', intent: 'remove' }]);
});

test('the amount of a row is two presses away, on a phone too', async () => {
  const priced = { ...object, amount: { own: '2.00', stands: '2.00', currency: 'USD' } };
  const { user, openMenu } = await renderWeb(<RowMenu object={priced} mayEdit />, { user: ann });
  await user.click(findWithText(await openMenu(button), t('reportNotes:actions.bid')));
  expect(openedAmounts.get()?.objects).toEqual([priced]);
});

test.each([
  ['campaign', duplicateCampaigns, { campaignIds: ['30'] }],
  ['adGroup', duplicateAdGroups, { adGroupIds: ['30'] }],
] as const)(
  'a %s is made once more at one press, and how that ends is followed',
  async (kind, call, body) => {
    fakeServer.answers(call, sendingSet);
    const { user, openMenu } = await renderWeb(<RowMenu object={{ ...object, kind }} mayEdit />, {
      user: ann,
    });
    const entries = await openMenu(button);
    expect(findWithText(entries, t('reportNotes:actions.copy'))).toBeInTheDocument();
    await user.click(findWithText(entries, t('reportNotes:actions.duplicate')));
    await expect.poll(() => fakeServer.requests(call)).toMatchObject([{ teamId: 7, ...body }]);
    await expect.poll(() => sentSets.get()).toMatchObject([{ changeSetId: sendingSet.changeSetId }]);
  },
);

test('an ad takes the place of the one that runs at one press, both in one set', async () => {
  fakeServer.answers(modifyAds, sendingSet);
  const runsNow = { id: '50', name: 'Winter' };
  const ad = { ...object, kind: 'ad' as const, name: 'Summer', status: 'paused' as const, runsNow };
  const { openMenu, user, unmount } = await renderWeb(<RowMenu object={ad} mayEdit />, { user: ann });
  const entries = await openMenu(t('reportNotes:actions.menu', { name: 'Summer' }));
  await user.click(findWithText(entries, t('reportNotes:actions.instead', { name: 'Winter' })));
  expect(requestedStatus.get()).toMatchObject({ object: { runsNow }, status: 'running' });
  unmount();
  await renderWeb(<StatusChange object={ad} status="running" onEnd={() => undefined} />, { user: ann });
  await expect
    .poll(() => fakeServer.requests(modifyAds))
    .toMatchObject([
      {
        ads: [
          { adId: '30', status: 'running', before: { status: 'paused' } },
          { adId: '50', status: 'paused', before: { status: 'running' } },
        ],
      },
    ]);
});
