import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as lists from '@tapwright/contracts/negative-lists';
import type { ListedCounts } from '@tapwright/contracts/negative-lists';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { sentSet } from '../testing/sent-set.ts';
import { ListDetail, type ListTab } from './list-detail.tsx';

const none: ListedCounts = {
  stands: 0,
  missing: 0,
  refused: 0,
  gone: 0,
  paused: 0,
  surplus: 0,
  underWay: 0,
  elsewhere: 0,
  byHand: 0,
};
const list = { listId: 10_001, name: 'Never', mayEdit: true, revision: 1 };
const campaign = {
  campaignId: '51',
  name: 'Brand US',
  app: 'Timer',
  countries: ['US'],
  isLeaving: false,
  counts: { ...none, stands: 3, refused: 1, missing: 2, byHand: 1 },
};
const words = [
  { text: 'free', matchType: 'EXACT' as const, addedBy: 'Ben', addedAt: '2026-11-20T08:00:00Z' },
  { text: 'kids game', matchType: 'BROAD' as const, addedBy: null, addedAt: '2026-11-20T08:00:00Z' },
];
const step = {
  campaigns: [{ campaignId: '51', name: 'Brand US', add: 3, activate: 0, remove: 1, refused: 0, over: 0 }],
  edits: 4,
  left: 0,
  refusals: [],
  warnings: [{ reason: 'removalIsFinal' as const, message: 'This is final', count: 1 }],
  approval: [],
  blocked: {
    list: [
      {
        text: 'free timer',
        matchType: 'EXACT',
        campaignName: 'Brand US',
        adGroupName: 'Words',
        negative: 'free',
        negativeMatchType: 'BROAD',
      },
    ],
    total: 1,
  },
};

async function open(tab: ListTab, part: Partial<typeof list> = {}, others = 0) {
  fakeServer.answers(lists.findNegativeList, {
    list: { ...list, ...part },
    words,
    campaigns: [campaign],
    others,
  });
  const sent: number[] = [];
  const view = await renderWeb(
    <ListDetail
      teamId={7}
      listId={list.listId}
      tab={tab}
      onTab={() => undefined}
      onRemoved={() => undefined}
      onSent={({ changeSetId }) => sent.push(changeSetId)}
    />,
    { user: ann },
  );
  return { ...view, sent };
}

test('drift is told and mended at one press, with what it would block, and a removal said yes to', async () => {
  fakeServer.answers(lists.previewListStep, step);
  fakeServer.answers(lists.commitListStep, sentSet);
  const { screen, user, sent } = await open('campaigns', {}, 2);
  expect(await screen.findAllByText(t('negativeLists:state.refused', { count: 1 }))).not.toHaveLength(0);
  expect(screen.getByText(t('negativeLists:othersFollow', { count: 2 }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('negativeLists:step.preview', { count: 3 }) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('free timer')).toBeInTheDocument();
  const send = dialog.getByRole('button', { name: t('negativeLists:step.send', { count: 4 }) });
  expect(send).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /This is final/ }));
  await user.click(send);
  await expect.poll(() => sent).toEqual([31]);
  expect(fakeServer.requests(lists.commitListStep)).toMatchObject([
    { teamId: 7, listId: 10_001, confirmed: ['removalIsFinal'] },
  ]);
});

test('before a campaign is detached, it is asked what becomes of what the list brought', async () => {
  fakeServer.answers(lists.detachCampaigns, { detached: 1 });
  const { screen, user } = await open('campaigns');
  await user.click(
    await screen.findByRole('button', { name: `Brand US, ${t('negativeLists:detach.detach')}` }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const detach = dialog.getByRole('button', { name: t('negativeLists:detach.detach') });
  await user.click(detach);
  expect(await dialog.findByText(t('negativeLists:detach.choose'))).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: t('negativeLists:detach.ways.keep') }));
  await user.click(detach);
  await expect
    .poll(() => fakeServer.requests(lists.detachCampaigns))
    .toMatchObject([{ campaignIds: ['51'], brought: 'keep' }]);
});

test('what somebody added by hand is shown in the row and can be taken into the list', async () => {
  fakeServer.answers(lists.findListedCampaign, {
    list: [
      { text: 'free', matchType: 'EXACT', state: 'refused', appleWords: 'No such thing' },
      { text: 'cheap', matchType: 'BROAD', state: 'byHand', appleWords: null },
    ],
    total: 2,
  });
  fakeServer.answers(lists.addListedNegatives, { added: 1, known: 0, leftOut: 0 });
  const { screen, user } = await open('campaigns');
  await user.click(await screen.findByRole('button', { name: /Brand US Timer/ }));
  expect(
    await screen.findByText(t('negativeLists:appleSays', { words: 'No such thing' })),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('negativeLists:takeIn', { count: 1 }) }));
  await expect
    .poll(() => fakeServer.requests(lists.addListedNegatives))
    .toMatchObject([{ words: [{ text: 'cheap', matchType: 'BROAD' }] }]);
});

test('words are pasted, ticked and taken out; whoever may not is told who may', async () => {
  fakeServer.answers(lists.findBlockedKeywords, step.blocked);
  fakeServer.answers(lists.addListedNegatives, { added: 2, known: 0, leftOut: 0 });
  fakeServer.answers(lists.removeListedNegatives, { removed: 1 });
  fakeServer.answers(lists.previewListStep, step);
  const { screen, user } = await open('words');
  await user.click(await screen.findByRole('button', { name: t('negativeLists:fill.title') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: new RegExp(t('negativeLists:fill.words')) }));
  await user.paste('free\nFREE\ncheap\tbroad');
  expect(await dialog.findByText('free timer')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: t('negativeLists:fill.add', { count: 2 }) }));
  await expect
    .poll(() => fakeServer.requests(lists.addListedNegatives))
    .toMatchObject([
      {
        words: [
          { text: 'free', matchType: 'EXACT' },
          { text: 'cheap', matchType: 'BROAD' },
        ],
      },
    ]);
  expect(await screen.findByRole('dialog', { name: t('negativeLists:step.title') })).toBeInTheDocument();
});

test('of a list of somebody else words are read and not changed', async () => {
  const { screen } = await open('words', { mayEdit: false });
  expect(await screen.findByText(t('negativeLists:notYours'))).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: t('negativeLists:fill.title') })).toBeNull();
  expect(screen.getByRole('button', { name: t('negativeLists:attach.title') })).toBeInTheDocument();
});
