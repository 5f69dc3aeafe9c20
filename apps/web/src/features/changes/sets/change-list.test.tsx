import { expect, test } from 'vitest';
import { findChangeComments } from '@tapwright/contracts/change-comments';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { findChangeSet, findChangeSets } from '@tapwright/contracts/change-sets';
import { findOutsideChanges } from '@tapwright/contracts/outside-changes';
import type { TeamView } from '@tapwright/contracts/teams';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { answerOf, changeSet, editView, failedSet, refusedEdit, noComments } from '../testing/sets.ts';
import { openedPanel } from '../opened.ts';
import { ChangeList } from './change-list.tsx';
import { ChangeSetReport } from './change-set-report.tsx';

const open = (search = '', as: Partial<TeamView> = {}) =>
  renderWeb(<ChangeList team={{ ...team, ...as }} />, { user: ann, path: '/ad/changes', search });
const list = (...sets: ChangeSetView[]) =>
  fakeServer.answers(findChangeSets, { list: sets, total: sets.length });
const undo = { name: t('changes:undo.action') };

test('changes that could not be read are not shown as none, and can be read again', async () => {
  fakeServer.fails(findChangeSets);
  const { screen, user } = await open();
  expect(await screen.findByText(t('changes:list.failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('changes:list.none'))).toBeNull();
  list(changeSet);
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText(/2\.00 → 2\.40/)).toBeInTheDocument();
});

test('where nothing was changed it says so; where a filter leaves nothing, a press takes it away', async () => {
  list();
  const { screen, user, address } = await open('?state=failed');
  await user.click(await screen.findByRole('button', { name: t('changes:list.reset') }));
  expect(await screen.findByText(t('changes:list.none'))).toBeInTheDocument();
  expect(address()).not.toContain('failed');
  expect(fakeServer.requests(findChangeSets)).toMatchObject([{ failed: 'yes' }, {}]);
});

test('a set says what it came to, and goes back only from the hand of whoever may', async () => {
  list(changeSet, { ...failedSet, changeSetId: 2 }, { ...changeSet, changeSetId: 3, authorId: 99 });
  const { screen, unmount } = await open('', { roleName: 'advManager' });
  const offered = await screen.findAllByRole('button', undo);
  expect(offered).toHaveLength(1);
  expect(offered[0]).toHaveAccessibleDescription(/ferry times/);
  unmount();
  const reader = await open('', { roleName: 'readOnly' });
  expect(await reader.screen.findAllByText(t('changes:states.settled'))).toHaveLength(3);
  expect(reader.screen.queryByRole('button', undo)).toBeNull();
});

test('what was removed offers no way back', async () => {
  list({ ...changeSet, about: { ...changeSet.about, intents: ['remove'], fields: [] } });
  const { screen } = await open();
  expect(await screen.findByText(new RegExp(t('changes:intents.remove')))).toBeInTheDocument();
  expect(screen.queryByRole('button', undo)).toBeNull();
});

test('one set shows each edit with its end, and Apple’s words at a press', async () => {
  fakeServer.answers(findChangeComments, noComments);
  fakeServer.answers(findChangeSet, answerOf(failedSet, [refusedEdit]));
  const { screen, user } = await renderWeb(<ChangeSetReport team={team} changeSetId={10001} />, {
    user: ann,
    path: '/ad/changes',
  });
  expect(await screen.findByText(t('changes:ends.refusedByApple'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /ferry times/ }));
  expect(screen.getByText(t('changes:appleWords', { words: 'BID_TOO_HIGH' }))).toBeInTheDocument();
  expect(screen.queryByRole('button', undo)).toBeNull();
});

test('a set that is live can be taken back from its page', async () => {
  fakeServer.answers(findChangeComments, noComments);
  fakeServer.answers(findChangeSet, answerOf(changeSet, [editView]));
  const { screen } = await renderWeb(<ChangeSetReport team={team} changeSetId={10001} />, {
    user: ann,
    path: '/ad/changes',
  });
  expect(await screen.findByRole('button', undo)).toBeInTheDocument();
});

test('what was changed outside stands apart, in our words, and offers no way back', async () => {
  fakeServer.answers(findOutsideChanges, {
    list: [
      {
        at: '2026-11-20T08:00:00Z',
        kind: 'campaign',
        objectId: '10',
        name: 'Harbour brand',
        campaignName: 'Harbour brand',
        adGroupName: null,
        intent: 'update',
        before: { dailyBudget: '20.00', status: 'ENABLED' },
        after: { dailyBudget: '25.00', status: 'PAUSED' },
      },
    ],
    total: 1,
  });
  const { screen, user } = await open('?state=outside');
  expect(await screen.findByText('Harbour brand')).toBeInTheDocument();
  expect(screen.getByText(`${t('changes:fields.dailyCap')} 20.00`)).toBeInTheDocument();
  expect(screen.getByText('25.00')).toBeInTheDocument();
  expect(screen.getByText(t('adWords:statuses.paused'))).toBeInTheDocument();
  expect(screen.queryByRole('button', undo)).toBeNull();
  expect(fakeServer.requests(findChangeSets)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('changes:panel.history') }));
  expect(openedPanel.get()).toMatchObject({ object: { kind: 'campaign', id: '10' }, tab: 'history' });
  openedPanel.set(undefined);
});
