import { beforeEach, expect, test } from 'vitest';
import { addToDraft, discardDraft, removeFromDraft, sendDraft } from '@tapwright/contracts/change-drafts';
import {
  findChangeSet,
  findChangeSets,
  modifyKeywords,
  previewChanges,
} from '@tapwright/contracts/change-sets';
import { nameZone } from '@tapwright/i18n/name-zone';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { Change } from '../change.ts';
import { changeKeys } from '../keys.ts';
import { chosenDraft, openedDraft } from '../opened.ts';
import { answerOf, changeSet, editView, previewOf, sendingSet } from '../testing/sets.ts';
import { DraftBar } from './draft-bar.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';

const draft = { ...changeSet, state: 'draft' as const, counts: { ...changeSet.counts, edits: 2 } };
const planned = [
  { ...editView, number: 3, state: 'planned' as const },
  { ...editView, number: 5, objectId: '31', name: 'tide', state: 'planned' as const },
];
const rowOf = (number: number) => ({
  path: `edits.${number}`,
  objectId: '30',
  before: { bid: '2.00' },
  after: { bid: '2.40' },
  refused: [],
  warnings: [],
});

beforeEach(() => {
  fakeServer.answers(findChangeSets, { list: [draft], total: 1 });
  fakeServer.answers(findChangeSet, answerOf(draft, planned));
  fakeServer.answers(previewChanges, previewOf([rowOf(3), rowOf(5)]));
});

async function openDraft() {
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  const view = await renderWeb(<DraftDialog teamId={7} changeSetId={10001} onClose={onClose} />, {
    user: ann,
  });
  await view.screen.findByText('tide');
  return { ...view, closedTimes: () => closed };
}

test('of a draft what is in is sent, and what was taken out stays in a draft', async () => {
  fakeServer.answers(sendDraft, sendingSet);
  const { screen, user, closedTimes } = await openDraft();
  await user.click(screen.getByRole('checkbox', { name: t('changes:preview.include', { name: 'tide' }) }));
  await user.click(screen.getByRole('button', { name: t('changes:preview.sendNow', { count: 1 }) }));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(previewChanges)).toMatchObject([{ changeSetId: 10001 }]);
  expect(fakeServer.requests(sendDraft)).toMatchObject([{ changeSetId: 10001, numbers: [3] }]);
});

test('edits in several campaigns stand below their campaign, and fold away', async () => {
  const other = { campaignId: '11', campaignName: 'Harbour generic' };
  fakeServer.answers(
    findChangeSet,
    answerOf(
      draft,
      planned.map((one, at) => ({ ...one, ...(at === 1 && other) })),
    ),
  );
  const { screen, user } = await openDraft();
  const head = screen.getByRole('button', { name: /Harbour generic/ });
  expect(head).toHaveTextContent(t('changes:preview.edits', { count: 1 }));
  await user.click(head);
  expect(screen.queryByText('tide')).toBeNull();
  // Folded away, it is sent all the same.
  expect(screen.getByRole('button', { name: t('changes:preview.sendNow', { count: 2 }) })).toBeEnabled();
});

test('edits that are the same read as one line, which is taken out as a whole or opened', async () => {
  const five = [3, 5, 6, 7, 8].map((number) => ({
    ...editView,
    number,
    objectId: String(number),
    name: `word ${number}`,
    state: 'planned' as const,
  }));
  fakeServer.answers(findChangeSet, answerOf(draft, five));
  const rows = five.map(({ number }) => rowOf(number));
  const other = { ...rowOf(8), after: { bid: '3.00' } };
  fakeServer.answers(previewChanges, previewOf([...rows.slice(0, 4), other]));
  fakeServer.answers(sendDraft, sendingSet);
  fakeServer.answers(removeFromDraft, draft);
  const { screen, user } = await renderWeb(
    <DraftDialog teamId={7} changeSetId={10001} onClose={() => undefined} />,
    { user: ann },
  );
  expect(await screen.findByText('word 8')).toBeInTheDocument();
  expect(screen.queryByText('word 5')).toBeNull();
  const title = `${t('changes:fields.bid')} → 2.40 · 4 keywords`;
  const line = screen.getByRole('button', { name: /→ 2\.40 · 4 keywords/, expanded: false });
  expect(line).toHaveTextContent('word 3, word 5, word 6, word 7');
  const sendNow = (count: number) =>
    screen.getByRole('button', { name: t('changes:preview.sendNow', { count }) });
  const whole = screen.getByRole<HTMLInputElement>('checkbox', { name: /4 keywords/ });
  await user.click(whole);
  expect(sendNow(1)).toBeEnabled();
  await user.click(whole);
  await user.click(line);
  await user.click(screen.getByRole('checkbox', { name: t('changes:preview.include', { name: 'word 5' }) }));
  expect(whole.indeterminate).toBe(true);
  await user.click(screen.getByRole('button', { name: t('changes:draft.remove', { name: title }) }));
  await expect.poll(() => fakeServer.requests(removeFromDraft)).toMatchObject([{ numbers: [3, 5, 6, 7] }]);
  await user.click(sendNow(4));
  await expect.poll(() => fakeServer.requests(sendDraft)).toMatchObject([{ numbers: [3, 6, 7, 8] }]);
});

test('while it is being sent it is not judged again, whoever hears of it first', async () => {
  const answer = fakeServer.answersLater(sendDraft, sendingSet);
  const { screen, user, closedTimes, makeOld } = await openDraft();
  await user.click(screen.getByRole('button', { name: t('changes:preview.sendNow', { count: 2 }) }));
  await expect.poll(() => fakeServer.requests(sendDraft)).toHaveLength(1);
  await makeOld(changeKeys.all);
  expect(fakeServer.requests(previewChanges)).toHaveLength(1);
  answer();
  await expect.poll(closedTimes).toBe(1);
});

test('at an hour it is sent by the clock of the ad account, which is said', async () => {
  fakeServer.answers(sendDraft, { ...sendingSet, state: 'scheduled' });
  const { screen, user, closedTimes } = await openDraft();
  await user.click(screen.getByRole('radio', { name: t('changes:when.hour') }));
  const schedule = () => screen.getByRole('button', { name: t('changes:preview.scheduleNow', { count: 2 }) });
  expect(schedule()).toBeDisabled();
  expect(
    screen.getByText(t('changes:when.zone', { zone: nameZone('en', 'America/New_York') })),
  ).toBeInTheDocument();
  await user.type(screen.getByLabelText(t('changes:when.field')), '2027-01-04T06:00');
  await user.click(schedule());
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(sendDraft)).toMatchObject([{ scheduledFor: '2027-01-04T11:00:00.000Z' }]);
});

test('an hour that is over is said at its field', async () => {
  fakeServer.refuses(sendDraft, { code: 'badInput', fields: { scheduledFor: 'It is over' } });
  const { screen, user } = await openDraft();
  await user.click(screen.getByRole('radio', { name: t('changes:when.hour') }));
  await user.click(screen.getByRole('button', { name: t('changes:when.presets.tonight') }));
  await user.click(screen.getByRole('button', { name: t('changes:preview.scheduleNow', { count: 2 }) }));
  expect(await screen.findByText('It is over')).toBeInTheDocument();
});

test('it can be proposed, a row goes out of it, and all of it is thrown away once somebody means it', async () => {
  fakeServer.answers(sendDraft, { ...sendingSet, state: 'proposed' });
  fakeServer.answers(removeFromDraft, draft);
  fakeServer.answers(discardDraft, null);
  const { screen, user, closedTimes } = await openDraft();
  await user.click(screen.getByRole('button', { name: t('changes:draft.remove', { name: 'tide' }) }));
  await expect.poll(() => fakeServer.requests(removeFromDraft)).toMatchObject([{ numbers: [5] }]);
  await user.click(screen.getByRole('radio', { name: t('changes:when.propose') }));
  await user.click(screen.getByRole('button', { name: t('changes:preview.proposeNow', { count: 2 }) }));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(sendDraft)).toMatchObject([{ propose: true }]);
  await user.click(screen.getByRole('button', { name: t('changes:draft.discard') }));
  const [, yes] = await screen.findAllByRole('button', { name: t('changes:draft.discard'), hidden: true });
  if (yes) await user.click(yes);
  await expect.poll(() => fakeServer.requests(discardDraft)).toHaveLength(1);
});

test('a bid above the max of its ad group is mended in the draft: it takes that max, or the ad group lets it', async () => {
  const above = {
    ...rowOf(3),
    refused: [{ field: 'bid', reason: 'bidAboveAdGroup' as const, message: 'Too high' }],
    adGroup: { adGroupId: '20', name: 'Exact', bid: '2.20' },
  };
  fakeServer.answers(previewChanges, previewOf([above, rowOf(5)]));
  fakeServer.answers(addToDraft, draft);
  const { screen, user } = await openDraft();
  await user.click(await screen.findByRole('button', { name: t('changes:cell.use', { amount: '2.20' }) }));
  await expect
    .poll(() => fakeServer.requests(addToDraft))
    .toMatchObject([{ changeSetId: 10001, keywords: [{ keywordId: '30', bid: '2.20' }], adGroups: [] }]);
  await user.click(screen.getByRole('button', { name: t('changes:mendBid.raise', { amount: '2.40' }) }));
  await expect
    .poll(() => fakeServer.requests(addToDraft).at(-1))
    .toMatchObject({ changeSetId: 10001, keywords: [], adGroups: [{ adGroupId: '20', bid: '2.40' }] });
});

const change: Change = {
  teamId: 7,
  items: [
    { kind: 'keyword', id: '30', name: 'ferry', places: [], intent: 'update', fields: { bid: '2.40' } },
  ],
};

test('a change is gathered in the newest draft instead of being sent, whatever the rules say of it yet', async () => {
  const edit = { ...rowOf(3), path: 'keywords.0' };
  const refused = [{ field: 'bid', reason: 'bidAboveAdGroup' as const, message: 'Too high' }];
  fakeServer.answers(previewChanges, previewOf([{ ...edit, refused }]));
  fakeServer.answers(addToDraft, draft);
  const { screen, user } = await renderWeb(<PreviewDialog change={change} onClose={() => undefined} />, {
    user: ann,
  });
  await user.click(await screen.findByRole('radio', { name: t('changes:when.draft') }));
  await user.click(screen.getByRole('button', { name: t('changes:preview.draftNow', { count: 1 }) }));
  expect(await screen.findByText(t('changes:draft.added', { count: 2 }))).toBeInTheDocument();
  expect(fakeServer.requests(addToDraft)).toMatchObject([
    { changeSetId: 10001, keywords: [{ keywordId: '30' }] },
  ]);
  expect(fakeServer.requests(modifyKeywords)).toEqual([]);
  expect(chosenDraft.get()).toBe(10001);
});

test('the foot says how much is gathered, and leads to it', async () => {
  fakeServer.answers(findChangeSets, { list: [draft, { ...draft, changeSetId: 10000 }], total: 2 });
  const { screen, user } = await renderWeb(<DraftBar teamId={7} />, { user: ann });
  expect(await screen.findByText(t('changes:draft.several', { drafts: 2, count: 4 }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('changes:draft.look') }));
  expect(openedDraft.get()).toBe(10001);
});
