import { expect, test } from 'vitest';
import { findAdObject } from '@tapwright/contracts/ad-object';
import { findChangeSet, undoChanges } from '@tapwright/contracts/change-sets';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { followSet, lateUndo, openedPreview, sentSets } from '../opened.ts';
import { campaignDetails } from '../testing/details.ts';
import {
  answerOf,
  changeSet,
  editView,
  failedSet,
  proposedSet,
  refusedEdit,
  sendingSet,
} from '../testing/sets.ts';
import { undoLast } from './undo-last.ts';
import { SentSets } from './sent-sets.tsx';

const title = t('changes:titles.value', {
  what: t('changes:fields.bid'),
  name: 'ferry times',
  before: '2.00',
  after: '2.40',
});
const open = async () => {
  followSet({ teamId: 7, changeSetId: 10001 });
  return renderWeb(<SentSets />, { user: ann });
};

test('a change that is live can be taken back by its toast', async () => {
  fakeServer.answers(findChangeSet, answerOf(changeSet, [editView]));
  fakeServer.answers(undoChanges, { ...sendingSet, changeSetId: 10002 });
  const { screen, user } = await open();
  expect(await screen.findByText(t('changes:toast.live', { title }))).toBeInTheDocument();
  fakeServer.answers(findChangeSet, answerOf({ ...sendingSet, changeSetId: 10002 }, []));
  fakeServer.answersWith(findChangeSet, ({ query }) =>
    String(query.changeSetId) === '10002'
      ? answerOf({ ...sendingSet, changeSetId: 10002 }, [])
      : answerOf(changeSet, [editView]),
  );
  await user.click(screen.getByRole('button', { name: t('changes:undo.action') }));
  await expect
    .poll(() => fakeServer.requests(undoChanges))
    .toMatchObject([{ changeSetId: 10001, numbers: [1] }]);
  expect(await screen.findByText(t('changes:toast.sending', { title }))).toBeInTheDocument();
});

test('a key takes the last one back while that is offered, and after that asks for the last set', async () => {
  fakeServer.answers(findChangeSet, answerOf(changeSet, [editView]));
  fakeServer.answers(undoChanges, { ...sendingSet, changeSetId: 10002 });
  const { screen } = await open();
  await screen.findByText(t('changes:toast.live', { title }));
  undoLast();
  expect(lateUndo.get()).toBeUndefined();
  undoLast();
  expect(lateUndo.get()).toBe(true);
  lateUndo.set(undefined);
  await expect.poll(() => fakeServer.requests(undoChanges)).toMatchObject([{ changeSetId: 10001 }]);
  await expect.poll(() => screen.queryByText(t('changes:toast.live', { title }))).toBeNull();
});

test('an undo that a rule stands against opens its preview, which names the rule', async () => {
  fakeServer.answers(findChangeSet, answerOf(changeSet, [editView]));
  fakeServer.refuses(undoChanges, { code: 'badInput', fields: { 'edits.1.bid': 'Above the max CPT' } });
  const { screen, user } = await open();
  await screen.findByText(t('changes:toast.live', { title }));
  await user.click(screen.getByRole('button', { name: t('changes:undo.action') }));
  await expect.poll(() => openedPreview.get()?.change.undoes?.changeSetId).toBe(10001);
  openedPreview.set(undefined);
});

test('a change that Apple refused leads to its page, and has nothing to take back', async () => {
  fakeServer.answers(findChangeSet, answerOf(failedSet, [refusedEdit]));
  const { screen, user, address } = await open();
  expect(
    await screen.findByText(t('changes:toast.refused', { title, why: 'BID_TOO_HIGH' })),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('changes:undo.action') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('changes:toast.open') }));
  await expect.poll(address).toContain('/ad/changes?set=10001');
  expect(sentSets.get()).toEqual([]);
});

test('a change that became a proposal says that a second person is waited for', async () => {
  fakeServer.answers(findChangeSet, answerOf(proposedSet, [{ ...editView, state: 'planned' }]));
  const { screen, user, address } = await open();
  expect(await screen.findByText(t('changes:toast.proposed', { title }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('changes:toast.open') }));
  await expect.poll(address).toContain('/ad/changes?set=10001');
});

test('of several edits it is seen how far they are', async () => {
  const counts = { ...sendingSet.counts, edits: 3000, open: 1760, live: 1240 };
  fakeServer.answers(findChangeSet, answerOf({ ...sendingSet, counts }, []));
  const { screen, user, address } = await open();
  const words = t('changes:toast.progress', { done: '1,240', all: '3,000' });
  expect(await screen.findByRole('progressbar', { name: words })).toHaveValue(1240);
  await user.click(screen.getByRole('button', { name: t('changes:toast.open') }));
  await expect.poll(address).toContain('/ad/changes?set=10001');
});

test('a removal that is live is said to be deleted, and cannot be taken back', async () => {
  const removed = { ...changeSet, about: { ...changeSet.about, intents: ['remove' as const] } };
  fakeServer.answers(findChangeSet, answerOf(removed, [{ ...editView, intent: 'remove', after: {} }]));
  const { screen } = await open();
  expect(await screen.findByText(/^Deleted successfully: /)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('changes:undo.action') })).toBeNull();
});

test('a time is said by the clock of its ad account, as it was typed', async () => {
  const values = { before: { endTime: null }, after: { endTime: '2026-12-25T04:59:00.000Z' } };
  const about = {
    ...changeSet.about,
    fields: ['endTime'],
    first: { name: 'Harbour brand', campaignName: null, ...values },
  };
  const edit = { ...editView, kind: 'campaign', objectId: '10', ...values } as const;
  fakeServer.answers(
    findChangeSet,
    answerOf({ ...changeSet, about: { ...about, kinds: ['campaign'] } }, [edit]),
  );
  fakeServer.answers(findAdObject, campaignDetails);
  const { screen } = await open();
  expect(await screen.findByText(/24 Dec 2026 23:59/)).toBeInTheDocument();
});

test('what was made has an id only at its end, which takes the place of what was said before', async () => {
  const about = { ...changeSet.about, intents: ['create' as const] };
  const created = { ...editView, intent: 'create', before: {}, after: {} } as const;
  fakeServer.answers(
    findChangeSet,
    answerOf({ ...sendingSet, about }, [{ ...created, objectId: '', state: 'sent' }]),
  );
  const { screen } = await open();
  await screen.findByText(/^Sending /);
  fakeServer.answers(findChangeSet, answerOf({ ...changeSet, about }, [created]));
  followSet({ teamId: 7, changeSetId: 10001 });
  expect(await screen.findByText(/^Operation successful: /, {}, { timeout: 6_000 })).toBeInTheDocument();
  expect(screen.queryByText(/^Sending /)).toBeNull();
});
