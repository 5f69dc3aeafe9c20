import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { repeatChanges, withdrawChangeSet } from '@tapwright/contracts/change-drafts';
import { findChangeComments } from '@tapwright/contracts/change-comments';
import type { ChangeSetView, EditView } from '@tapwright/contracts/change-set-view';
import { findChangeSet } from '@tapwright/contracts/change-sets';
import type { TeamView } from '@tapwright/contracts/teams';
import { everybody } from '@tapwright/domain/ad-states';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { openedDraft } from '../opened.ts';
import {
  answerOf,
  changeSet,
  editView,
  failedSet,
  refusedEdit,
  sendingSet,
  noComments,
} from '../testing/sets.ts';
import { campaignDetails } from '../testing/details.ts';
import { ChangeSetReport } from './change-set-report.tsx';

type RoleName = TeamView['roleName'];
const finish = { name: t('changes:finish.action') };
const stop = { name: t('changes:stop.action') };

async function open(set: ChangeSetView, edits: EditView[], roleName: RoleName = 'manager') {
  fakeServer.answers(findChangeComments, noComments);
  fakeServer.answers(findChangeSet, answerOf(set, edits));
  const part = <ChangeSetReport team={{ ...team, roleName }} changeSetId={10001} />;
  const view = await renderWeb(part, { user: ann, path: '/ad/changes' });
  await view.screen.findByText(t(`changes:states.${set.state}`));
  return view;
}

test('what did not go live is gathered in a draft that opens', async () => {
  fakeServer.answers(repeatChanges, { ...changeSet, changeSetId: 10002, state: 'draft' });
  const { screen, user } = await open({ ...failedSet, authorId: 99 }, [refusedEdit]);
  expect(screen.queryByRole('button', stop)).toBeNull();
  await user.click(screen.getByRole('button', finish));
  await expect.poll(() => openedDraft.get()).toBe(10002);
  expect(fakeServer.requests(repeatChanges)).toEqual([{ teamId: 7, changeSetId: 10001 }]);
});

test('where nothing can be finished the reason is said', async () => {
  fakeServer.refuses(repeatChanges, { code: 'nothingToChange' });
  const { screen, user } = await open(failedSet, [refusedEdit]);
  await user.click(screen.getByRole('button', finish));
  expect(await screen.findByText(new RegExp(t('changes:finish.failed')))).toBeInTheDocument();
});

const removal: ChangeSetView = {
  ...changeSet,
  about: { ...changeSet.about, kinds: ['campaign'], intents: ['remove'], fields: [] },
};
const removedCampaign: EditView = { ...editView, kind: 'campaign', intent: 'remove', before: {}, after: {} };
const afresh = { name: t('changes:undo.addAfresh', { count: 1 }) };

test('a change that only removed does not go back, and copies of it are gathered in a draft that opens', async () => {
  fakeServer.answers(repeatChanges, { ...changeSet, changeSetId: 10003, state: 'draft' });
  const { screen, user } = await open(removal, [removedCampaign]);
  expect(screen.queryByRole('button', { name: t('changes:undo.action') })).toBeNull();
  await user.click(screen.getByRole('button', afresh));
  await expect.poll(() => openedDraft.get()).toBe(10003);
  expect(fakeServer.requests(repeatChanges)).toEqual([{ teamId: 7, changeSetId: 10001, numbers: [1] }]);
});

test('copies of what was removed are offered to nobody who may only read', async () => {
  const { screen } = await open(removal, [removedCampaign], 'readOnly');
  expect(screen.queryByRole('button', afresh)).toBeNull();
});

const takenOut = { ...failedSet, counts: { ...failedSet.counts, refused: 0, withdrawn: 1 } };
test.each<[string, ChangeSetView, EditView, RoleName]>([
  ['all is live', changeSet, editView, 'manager'],
  ['it was taken out', takenOut, { ...editView, state: 'withdrawn', refusal: 'takenOut' }, 'manager'],
  ['one may only read', failedSet, refusedEdit, 'readOnly'],
])('nothing is offered to finish where %s', async (_why, set, edit, role) => {
  const { screen } = await open(set, [edit], role);
  expect(screen.queryByRole('button', finish)).toBeNull();
});

test('nothing is offered to finish where all that did not go live is removed at Apple', async () => {
  const ends = [{ state: 'stale' as const, refusal: 'removed', count: 1, appleWords: null }];
  const gone = { ...failedSet, counts: { ...failedSet.counts, refused: 0, stale: 1 } };
  fakeServer.answers(findChangeComments, noComments);
  const edits: EditView[] = [{ ...refusedEdit, state: 'stale', refusal: 'removed' }];
  fakeServer.answers(findChangeSet, { ...answerOf(gone, edits), ends });
  const part = <ChangeSetReport team={team} changeSetId={10001} />;
  const { screen } = await renderWeb(part, { user: ann, path: '/ad/changes' });
  await screen.findByText(t('changeSet:remedies.removed'));
  expect(screen.queryByRole('button', finish)).toBeNull();
});

const waiting: EditView = { ...editView, state: 'waiting' };

test('what has not left is stopped once it is said that this is meant', async () => {
  fakeServer.answers(withdrawChangeSet, takenOut);
  const { screen, user } = await open(sendingSet, [waiting]);
  await user.click(screen.getByRole('button', stop));
  expect(await screen.findByText(t('changes:stop.text'))).toBeInTheDocument();
  expect(fakeServer.requests(withdrawChangeSet)).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', stop));
  expect(await screen.findByText(t('changes:stop.done', { count: 1 }))).toBeInTheDocument();
  expect(fakeServer.requests(withdrawChangeSet)).toEqual([
    { teamId: 7, changeSetId: 10001, keepAsDraft: false },
  ]);
});

test.each<[string, ChangeSetView, EditView, RoleName]>([
  ['all of it has left', sendingSet, { ...waiting, state: 'sent' }, 'manager'],
  ['it is another’s', { ...sendingSet, authorId: 99 }, waiting, 'advManager'],
  ['one may only read', sendingSet, waiting, 'readOnly'],
])('nothing is offered to stop where %s', async (_why, set, edit, role) => {
  const { screen } = await open(set, [edit], role);
  expect(screen.queryByRole('button', stop)).toBeNull();
});

test('what is created is said in words, field by field', async () => {
  const after = {
    ...campaignDetails.campaign?.state,
    ...everybody,
    campaignId: '10',
    adGroupId: '20',
    searchMatch: true,
    bid: '2.40',
    hours: [1, 2],
    devices: ['IPHONE'],
    genders: ['F'],
    minAge: 18,
    maxAge: 65,
    regions: ['4'],
    cities: ['5'],
    text: 'ferry times',
    matchType: 'EXACT',
    endTime: '2026-12-01T00:00:00.000Z',
    copyOf: '9',
    targeting: { appCategories: {} },
  };
  fakeServer.answers(findChangeComments, noComments);
  fakeServer.answers(
    findChangeSet,
    answerOf(changeSet, [{ ...editView, intent: 'create', before: {}, after }]),
  );
  const part = <ChangeSetReport team={team} changeSetId={10001} />;
  const { screen, container } = await renderWeb(part, { user: ann, path: '/ad/changes' });
  await screen.findByRole('table');
  await expect.poll(() => container.textContent).toContain('ferry times');
  for (const raw of [...Object.keys(after), 'APPSTORE', 'MANUAL_CPT', 'IPHONE'])
    expect(raw === 'name' ? '' : container.textContent).not.toMatch(new RegExp(`\\b${raw}\\b`));
});
