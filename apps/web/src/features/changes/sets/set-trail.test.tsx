import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addChangeComment, findChangeComments } from '@tapwright/contracts/change-comments';
import { repeatChanges } from '@tapwright/contracts/change-drafts';
import { findChangeSet } from '@tapwright/contracts/change-sets';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { openedDraft } from '../opened.ts';
import { answerOf, changeSet, failedSet, refusedEdit } from '../testing/sets.ts';
import { ChangeSetReport } from './change-set-report.tsx';

const comment = {
  commentId: 1,
  authorId: 2,
  author: 'Bob',
  text: 'Leave the brand words',
  createdAt: '2026-11-20T08:30:00Z',
};
const refused = { state: 'refused' as const, refusal: 'noAuthority', count: 2, appleWords: 'READ_ONLY' };
const stale = { state: 'stale' as const, refusal: 'removed', count: 1, appleWords: null };
const set = {
  ...failedSet,
  note: 'CPA is over goal',
  counts: { ...failedSet.counts, edits: 3, refused: 2, stale: 1 },
};

async function open(roleName: 'manager' | 'readOnly' = 'manager') {
  fakeServer.answers(findChangeSet, { ...answerOf(set, [refusedEdit]), ends: [refused, stale] });
  fakeServer.answers(findChangeComments, { list: [comment], total: 1 });
  const part = <ChangeSetReport team={{ ...team, roleName }} changeSetId={10001} />;
  const view = await renderWeb(part, { user: ann, path: '/ad/changes' });
  await view.screen.findByText(comment.text);
  return view;
}

test('a set tells how it came to be, in the words of its people', async () => {
  const { screen } = await open();
  const trail = within(screen.getByRole('region', { name: t('changeSet:trail.title') }));
  expect(trail.getByText(t('changeSet:trail.made', { who: 'Ann', count: 3 }))).toBeInTheDocument();
  expect(trail.getByText('CPA is over goal')).toBeInTheDocument();
  expect(trail.getByText('Bob')).toBeInTheDocument();
  expect(trail.getByText(t('changeSet:trail.failed', { count: 3 }))).toBeInTheDocument();
});

test('what was typed stays where it is refused, and goes once it is kept', async () => {
  fakeServer.refuses(addChangeComment, { code: 'notFound' });
  const { screen, user } = await open('readOnly');
  const field = screen.getByLabelText(t('changeSet:comments.label'));
  const send = screen.getByRole('button', { name: t('changeSet:comments.send') });
  expect(send).toBeDisabled();
  await user.type(field, ' Which ones? ');
  await user.click(send);
  expect(await screen.findByText(new RegExp(t('changeSet:comments.failed')))).toBeInTheDocument();
  expect(field).toHaveValue(' Which ones? ');
  fakeServer.answers(addChangeComment, { ...comment, commentId: 2, text: 'Which ones?' });
  await user.click(send);
  await expect.poll(() => field.getAttribute('value') ?? field.textContent).toBe('');
  expect(fakeServer.requests(addChangeComment).at(-1)).toEqual({
    teamId: 7,
    changeSetId: 10001,
    text: 'Which ones?',
  });
});

test('what did not go live is gathered by its reason, shown alone, and repeated where that can help', async () => {
  fakeServer.answers(repeatChanges, { ...changeSet, changeSetId: 10002, state: 'draft' });
  const { screen, user } = await open();
  const ends = within(screen.getByRole('list', { name: t('changeSet:ends.title') })).getAllByRole('listitem');
  const [first, second] = ends.map((end) => within(end));
  expect(first?.getByText(t('changeSet:remedies.noAuthority'))).toBeInTheDocument();
  expect(first?.getByText(t('changeSet:ends.words', { words: 'READ_ONLY' }))).toBeInTheDocument();
  expect(second?.getByText(t('changeSet:remedies.removed'))).toBeInTheDocument();
  expect(second?.queryByRole('button', { name: t('changeSet:ends.repeat', { count: 1 }) })).toBeNull();
  const show = first?.getByRole('button', { name: t('changeSet:ends.show') });
  if (show !== undefined) await user.click(show);
  await expect
    .poll(() => fakeServer.requests(findChangeSet).at(-1))
    .toMatchObject({ end: 'refused noAuthority', pageNum: '1' });
  await user.click(screen.getByRole('button', { name: t('changeSet:ends.repeat', { count: 2 }) }));
  await expect.poll(() => openedDraft.get()).toBe(10002);
  expect(fakeServer.requests(repeatChanges)).toEqual([
    { teamId: 7, changeSetId: 10001, end: 'refused noAuthority' },
  ]);
});

test('who may only read repeats nothing', async () => {
  const { screen } = await open('readOnly');
  expect(screen.queryByRole('button', { name: t('changeSet:ends.repeat', { count: 2 }) })).toBeNull();
});
