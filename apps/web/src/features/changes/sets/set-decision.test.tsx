import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approveChangeSet, declineChangeSet } from '@tapwright/contracts/change-approval';
import { withdrawChangeSet } from '@tapwright/contracts/change-drafts';
import { findChangeComments } from '@tapwright/contracts/change-comments';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { findChangeSet, previewChanges } from '@tapwright/contracts/change-sets';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { sentSets } from '../opened.ts';
import {
  answerOf,
  changeSet,
  editView,
  previewOf,
  proposedSet,
  sendingSet,
  noComments,
} from '../testing/sets.ts';
import { ChangeSetReport } from './change-set-report.tsx';

const approve = (count: number) => ({ name: new RegExp(`^${t('changes:approve.action', { count })}`) });
const decline = { name: t('changes:decline.action') };
const withdraw = { name: t('changes:withdraw.action') };
const planned = { ...editView, state: 'planned' as const };
const edit = { path: 'edits.1', objectId: '30', before: {}, after: {}, refused: [], warnings: [] };

async function open(set: ChangeSetView, mayDecide: boolean) {
  const second = { ...planned, number: 2, name: 'harbour map' };
  fakeServer.answers(findChangeComments, noComments);
  fakeServer.answers(findChangeSet, { ...answerOf(set, [planned, second]), mayDecide });
  const view = await renderWeb(<ChangeSetReport team={team} changeSetId={10001} />, {
    user: ann,
    path: '/ad/changes',
  });
  await view.screen.findByText(t(`changes:states.${set.state}`));
  return view;
}

test('an author reads why a set waits and may take it back, but not decide', async () => {
  const { screen } = await open(proposedSet, false);
  expect(screen.getByText(t('changes:approval.reasons.rise'))).toBeInTheDocument();
  expect(screen.getByRole('button', withdraw)).toBeInTheDocument();
  expect(screen.queryByRole('button', approve(1))).toBeNull();
  expect(screen.queryByRole('button', decline)).toBeNull();
});

test('an author takes a set back once it is said that this is meant', async () => {
  fakeServer.answers(withdrawChangeSet, { ...changeSet, state: 'withdrawn' });
  const { screen, user } = await open({ ...proposedSet, state: 'scheduled' }, false);
  await user.click(screen.getByRole('button', withdraw));
  expect(await screen.findByText(t('changes:withdraw.text'))).toBeInTheDocument();
  expect(fakeServer.requests(withdrawChangeSet)).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', withdraw));
  await expect.poll(() => fakeServer.requests(withdrawChangeSet)).toMatchObject([{ changeSetId: 10001 }]);
  expect(await screen.findByText(t('changes:withdraw.done'))).toBeInTheDocument();
});

test('what is over has nothing to decide, and says who declined it and why', async () => {
  const approval = proposedSet.approval && {
    ...proposedSet.approval,
    decidedById: 2,
    decidedBy: 'Bob',
    decidedAt: '2026-11-20T09:00:00Z',
    reason: 'Too dear',
  };
  const { screen } = await open({ ...proposedSet, state: 'declined', approval }, false);
  expect(screen.getByText('Too dear')).toBeInTheDocument();
  expect(screen.getByText(/Bob/)).toBeInTheDocument();
  expect(screen.queryByRole('button', withdraw)).toBeNull();
});

const fine = { ...edit, after: { bid: '2.40' } };

test('a decision needs a reason only where it declines', async () => {
  fakeServer.answers(previewChanges, previewOf([fine]));
  fakeServer.answers(declineChangeSet, { ...changeSet, state: 'declined' });
  const { screen, user } = await open({ ...proposedSet, authorId: 2 }, true);
  expect(screen.queryByRole('button', withdraw)).toBeNull();
  await user.click(await screen.findByRole('button', decline));
  const dialog = await screen.findByRole('dialog');
  const reason = await screen.findByLabelText(t('changes:decline.reason'));
  const send = within(dialog).getByRole('button', decline);
  await user.click(send);
  expect(reason).toHaveAccessibleDescription(t('changes:refusals.required'));
  await user.type(reason, 'Too dear');
  await user.click(send);
  await expect.poll(() => fakeServer.requests(declineChangeSet)).toMatchObject([{ reason: 'Too dear' }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

const cost = { rise: { amount: '40.00', currency: 'USD' } };

test('what is approved is confirmed by name, and what is refused by now stays out', async () => {
  fakeServer.answers(
    previewChanges,
    previewOf(
      [
        { ...fine, warnings: [{ field: 'bid', reason: 'bidRose', message: 'It rose fast' }] },
        {
          ...fine,
          path: 'edits.2',
          refused: [{ field: 'bid', reason: 'bidAboveAdGroup', message: 'Too high' }],
        },
      ],
      cost,
    ),
  );
  fakeServer.answers(approveChangeSet, sendingSet);
  const { screen, user } = await open({ ...proposedSet, authorId: 2 }, true);
  expect(await screen.findByText(/Too high/)).toBeInTheDocument();
  expect(screen.getByText(t('changes:cost.more', { amount: '$40.00' }))).toBeInTheDocument();
  expect(screen.getByRole('button', approve(0))).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /It rose fast/ }));
  await user.click(screen.getByRole('button', approve(1)));
  await expect
    .poll(() => fakeServer.requests(approveChangeSet))
    .toEqual([{ teamId: 7, changeSetId: 10001, without: [2], confirmed: ['bidRose'] }]);
  await expect.poll(() => sentSets.get()).toEqual([{ teamId: 7, changeSetId: 10001 }]);
});

test('a row that is taken out is not approved, and the figure is of what is left', async () => {
  fakeServer.answers(previewChanges, previewOf([fine, { ...fine, path: 'edits.2' }], cost));
  fakeServer.answers(approveChangeSet, sendingSet);
  const { screen, user } = await open({ ...proposedSet, authorId: 2 }, true);
  await screen.findByRole('button', approve(2));
  fakeServer.answers(previewChanges, previewOf([fine], { rise: { amount: '15.00', currency: 'USD' } }));
  await user.click(
    screen.getByRole('checkbox', { name: t('changes:preview.include', { name: 'harbour map' }) }),
  );
  expect(await screen.findByText(t('changes:cost.more', { amount: '$15.00' }))).toBeInTheDocument();
  expect(fakeServer.requests(previewChanges).at(-1)).toMatchObject({ changeSetId: 10001, without: [2] });
  await user.click(screen.getByRole('button', approve(1)));
  await expect.poll(() => fakeServer.requests(approveChangeSet)).toMatchObject([{ without: [2] }]);
});
