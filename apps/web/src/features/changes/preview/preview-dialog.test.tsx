import { expect, test } from 'vitest';
import { repeatChanges } from '@tapwright/contracts/change-drafts';
import {
  commitChanges,
  modifyKeywords,
  previewChanges,
  removeKeywords,
  undoChanges,
} from '@tapwright/contracts/change-sets';
import { nameZone } from '@tapwright/i18n/name-zone';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { chooseLanguage } from '../../../platform/words/translator.ts';
import type { Change, ChangeItem } from '../change.ts';
import { openedDraft } from '../opened.ts';
import { listFinal, prepareUndo } from '../sets/prepare-undo.ts';
import { editView, previewOf, sendingSet } from '../testing/sets.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const item = (id: string, name: string): ChangeItem => ({
  kind: 'keyword',
  id,
  name,
  places: [],
  intent: 'update',
  fields: { bid: '2.40' },
  before: { bid: '2.00' },
});
const bids: Change = { teamId: 7, items: [item('30', 'ferry'), item('31', 'harbour'), item('32', 'tide')] };
const edit = (place: number) => ({
  path: `keywords.${place}`,
  objectId: String(30 + place),
  before: { bid: '2.00' },
  after: { bid: '2.40' },
  refused: [],
  warnings: [],
});

async function open(change: Change, removing?: Change) {
  let closed = 0;
  const onClose = () => {
    closed += 1;
  };
  const view = await renderWeb(<PreviewDialog change={change} removing={removing} onClose={onClose} />, {
    user: ann,
  });
  return { ...view, closedTimes: () => closed };
}

test('by keys alone rows are walked through and taken out, and the rest is sent', async () => {
  fakeServer.answers(previewChanges, previewOf([edit(0), edit(1), edit(2)]));
  fakeServer.answers(modifyKeywords, sendingSet);
  const { user, closedTimes } = await open(bids);
  await expect.poll(() => document.activeElement?.textContent).toContain('ferry');
  await user.keyboard('jxj{ArrowUp}{Control>}{Enter}{/Control}');
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(modifyKeywords)).toMatchObject([
    { keywords: [{ keywordId: '30' }, { keywordId: '32' }] },
  ]);
});

test('only what is fine, confirmed and not taken out is sent, and the button says how many', async () => {
  fakeServer.answers(
    previewChanges,
    previewOf([
      edit(0),
      { ...edit(1), warnings: [{ field: 'bid', reason: 'bidRose', message: 'It rose fast' }] },
      { ...edit(2), refused: [{ field: 'bid', reason: 'bidAboveAdGroup', message: 'Too high' }] },
    ]),
  );
  fakeServer.answers(modifyKeywords, sendingSet);
  const { screen, user, closedTimes } = await open(bids);
  expect(await screen.findByText('Too high')).toBeInTheDocument();
  expect(screen.getByText(t('changes:preview.waiting', { count: 1 }))).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /It rose fast/ }));
  await user.click(screen.getByRole('checkbox', { name: t('changes:preview.include', { name: 'ferry' }) }));
  await user.click(screen.getByRole('button', { name: t('changes:preview.sendNow', { count: 1 }) }));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(modifyKeywords)).toMatchObject([
    { origin: 'bulk', confirmed: ['bidRose'], keywords: [{ keywordId: '31', bid: '2.40' }] },
  ]);
});

test('a removal says that it is final, and waits for the yes to that', async () => {
  fakeServer.answers(
    previewChanges,
    previewOf([
      {
        ...edit(0),
        path: 'keywordIds.0',
        after: {},
        warnings: [{ field: 'id', reason: 'removalIsFinal', message: 'That is final' }],
      },
    ]),
  );
  fakeServer.answers(removeKeywords, sendingSet);
  const { screen, user, closedTimes } = await open({
    teamId: 7,
    items: [{ ...item('30', 'ferry'), intent: 'remove', fields: {} }],
  });
  const remove = (count: number) =>
    screen.getByRole('button', { name: t('changes:preview.removeNow', { count }) });
  const yes = await screen.findByRole('checkbox', { name: /That is final/ });
  expect(screen.getByText(t('changes:removal.keyword'))).toBeInTheDocument();
  expect(remove(1)).toBeDisabled();
  await user.click(yes);
  await user.click(remove(1));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(removeKeywords)).toMatchObject([
    { keywordIds: ['30'], confirmed: ['removalIsFinal'] },
  ]);
});

test('what is as before is no edit, and a preview that cannot be read sends nothing', async () => {
  fakeServer.fails(previewChanges);
  const { screen, user } = await open(bids);
  expect(await screen.findByText(t('changes:preview.failed'))).toBeInTheDocument();
  fakeServer.answers(previewChanges, previewOf([edit(1)]));
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findAllByText(t('changes:verdicts.same'))).toHaveLength(2);
  expect(
    screen.getByRole('button', { name: t('changes:preview.sendNow', { count: 1 }) }),
  ).toBeInTheDocument();
});

test('an undo shows what goes back, and names the edits that do', async () => {
  fakeServer.answers(
    previewChanges,
    previewOf([{ ...edit(0), before: { bid: '2.40' }, after: { bid: '2.00' } }]),
  );
  fakeServer.answers(undoChanges, sendingSet);
  const change = prepareUndo(7, 10001, [editView, { ...editView, number: 2, intent: 'remove' }]);
  const { screen, user, closedTimes } = await open(change);
  await user.click(await screen.findByRole('button', { name: t('changes:preview.undoNow', { count: 1 }) }));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(previewChanges)).toMatchObject([
    { keywords: [{ keywordId: '30', bid: '2.00', before: { bid: '2.40' } }] },
  ]);
  expect(fakeServer.requests(undoChanges)).toMatchObject([{ changeSetId: 10001, numbers: [1] }]);
});

test('an undo can wait for an hour, and goes into no draft', async () => {
  fakeServer.answers(previewChanges, {
    ...previewOf([{ ...edit(0), before: { bid: '2.40' }, after: { bid: '2.00' } }]),
    timeZones: ['America/New_York'],
  });
  fakeServer.answers(undoChanges, sendingSet);
  const { screen, user, closedTimes } = await open(prepareUndo(7, 10001, [editView]));
  await user.click(await screen.findByRole('radio', { name: t('changes:when.hour') }));
  expect(screen.queryByRole('radio', { name: t('changes:when.draft') })).toBeNull();
  await user.type(screen.getByLabelText(t('changes:when.field')), '2027-01-04T06:00');
  await user.click(screen.getByRole('button', { name: t('changes:preview.scheduleNow', { count: 1 }) }));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(undoChanges)).toMatchObject([
    { changeSetId: 10001, scheduledFor: '2027-01-04T11:00:00.000Z' },
  ]);
});

test('times over several clocks are told by one’s own, which is named; by the one they share, which is not', async () => {
  const later: Change = {
    teamId: 7,
    items: ['51', '52'].map((id) => ({
      ...item(id, `Harbour ${id}`),
      kind: 'campaign' as const,
      fields: { endTime: '2027-01-04T11:00:00Z' },
      before: { endTime: null },
    })),
  };
  const ends = (place: number) => ({
    path: `campaigns.${place}`,
    objectId: `5${place + 1}`,
    before: { endTime: null },
    after: { endTime: '2027-01-04T11:00:00Z' },
    refused: [],
    warnings: [],
  });
  const one = { ...previewOf([ends(0), ends(1)]), timeZones: ['America/New_York'] };
  fakeServer.answers(previewChanges, { ...one, timeZones: ['America/New_York', 'Asia/Tokyo'] });
  const own = nameZone('en', Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { screen, unmount } = await open(later);
  expect(await screen.findAllByText(own)).toHaveLength(2);
  unmount();
  fakeServer.answers(previewChanges, one);
  const again = await open(later);
  expect(await again.screen.findAllByText(/6:00/)).toHaveLength(2);
  expect(again.screen.queryByText(own)).toBeNull();
});

const changedSince = {
  ...edit(0),
  before: { bid: '2.20' },
  after: { bid: '2.00' },
  refused: [{ field: 'bid', reason: 'changedMeanwhile' as const, message: 'Someone changed this' }],
  since: { by: 'Haruka', at: '2026-11-20T08:00:00Z', isOutside: false },
};

test('what somebody changed since is left out of an undo, and goes back over what was seen once it is ticked', async () => {
  fakeServer.answers(previewChanges, previewOf([changedSince]));
  fakeServer.answers(undoChanges, sendingSet);
  const { screen, user, closedTimes } = await open(prepareUndo(7, 10001, [editView]));
  const tick = await screen.findByRole('checkbox', {
    name: t('changes:preview.include', { name: editView.name }),
  });
  expect(screen.getByText(t('changes:undo.since', { count: 1 }))).toBeInTheDocument();
  expect(screen.getByText(/^By Haruka, /)).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: t('changes:preview.undoNow', { count: 0 }) });
  expect(undo).toBeDisabled();
  fakeServer.answers(previewChanges, previewOf([{ ...changedSince, refused: [] }]));
  await user.click(tick);
  await user.click(await screen.findByRole('button', { name: t('changes:preview.undoNow', { count: 1 }) }));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(previewChanges).at(-1)).toMatchObject({
    keywords: [{ bid: '2.00', before: { bid: '2.20' } }],
  });
  expect(fakeServer.requests(undoChanges)).toMatchObject([
    { numbers: [1], over: [{ number: 1, before: { bid: '2.20' } }] },
  ]);
});

test('of an undo what was removed is offered as new copies, in a draft that opens', async () => {
  fakeServer.answers(previewChanges, previewOf([{ ...edit(0), after: { bid: '2.00' } }]));
  fakeServer.answers(repeatChanges, { ...sendingSet, changeSetId: 10009, state: 'draft' });
  const edits = [editView, { ...editView, number: 2, intent: 'remove' as const }];
  const onClose = () => undefined;
  const { screen, user } = await renderWeb(
    <PreviewDialog change={prepareUndo(7, 10001, edits)} final={listFinal(edits)} onClose={onClose} />,
    { user: ann },
  );
  expect(await screen.findByText(t('changes:undo.final', { count: 1 }))).toBeInTheDocument();
  expect(screen.queryByText(t('changes:undo.finalContents'))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('changes:undo.addAfresh', { count: 1 }) }));
  await expect.poll(() => openedDraft.get()).toBe(10009);
  expect(fakeServer.requests(repeatChanges)).toMatchObject([{ changeSetId: 10001, numbers: [2] }]);
});

test('of a campaign that was removed a copy is offered too, and what that holds is said', async () => {
  fakeServer.answers(previewChanges, previewOf([{ ...edit(0), after: { bid: '2.00' } }]));
  const edits = [editView, { ...editView, number: 2, kind: 'campaign' as const, intent: 'remove' as const }];
  const { screen } = await renderWeb(
    <PreviewDialog
      change={prepareUndo(7, 10001, edits)}
      final={listFinal(edits)}
      onClose={() => undefined}
    />,
    { user: ann },
  );
  expect(await screen.findByText(t('changes:undo.finalContents'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('changes:undo.addAfresh', { count: 1 }) })).toBeEnabled();
});

test('what was added is archived with all that was added in it, or removed where that is chosen', async () => {
  const campaign = { ...editView, kind: 'campaign' as const, objectId: '10', intent: 'create' as const };
  const edits = [campaign, { ...editView, number: 2, intent: 'create' as const }];
  const added = { path: 'campaigns.0', objectId: '10', refused: [] };
  fakeServer.answers(
    previewChanges,
    previewOf([{ ...added, before: { isArchived: false }, after: { isArchived: true }, warnings: [] }]),
  );
  fakeServer.answers(undoChanges, sendingSet);
  const removing = prepareUndo(7, 10001, edits, 'remove');
  const { screen, user, closedTimes } = await open(prepareUndo(7, 10001, edits), removing);
  const undo = { name: t('changes:preview.undoNow', { count: 1 }) };
  const remove = await screen.findByRole('radio', { name: t('changes:undo.ways.remove') });
  const warnings = [{ field: 'id', reason: 'removalIsFinal' as const, message: 'Final' }];
  fakeServer.answers(
    previewChanges,
    previewOf([{ ...added, path: 'campaignIds.0', before: {}, after: { isRemoved: true }, warnings }]),
  );
  await user.click(remove);
  await user.click(await screen.findByRole('checkbox', { name: /Final/ }));
  await user.click(screen.getByRole('button', undo));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(previewChanges)).toMatchObject([
    { campaigns: [{ campaignId: '10', isArchived: true }], keywords: [] },
    { campaignIds: ['10'], keywordIds: [] },
  ]);
  expect(fakeServer.requests(undoChanges)).toMatchObject([
    { numbers: [1], created: 'remove', confirmed: ['removalIsFinal'] },
  ]);
});

test('what can only fall says how much less, and under which condition', async () => {
  fakeServer.answers(
    previewChanges,
    previewOf([edit(0)], { rise: { amount: '-25.60', currency: 'USD' }, room: null }),
  );
  const { screen } = await open({ ...bids, items: bids.items.slice(0, 1) });
  expect(await screen.findByText(t('changes:cost.less', { amount: '$25.60' }))).toBeInTheDocument();
  expect(screen.getByText(t('changes:cost.falls'))).toBeInTheDocument();
});

test('what needs a second person says why and how much it can cost, and is proposed', async () => {
  fakeServer.answers(
    previewChanges,
    previewOf([edit(0)], { rise: { amount: '117.92', currency: 'USD' }, approval: ['rise'] }),
  );
  fakeServer.answers(modifyKeywords, { ...sendingSet, state: 'proposed' });
  const { screen, user, closedTimes } = await open({ ...bids, items: bids.items.slice(0, 1) });
  expect(await screen.findByText(t('changes:cost.more', { amount: '$117.92' }))).toBeInTheDocument();
  expect(screen.getByText(t('changes:approval.reasons.rise'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('changes:preview.proposeNow', { count: 1 }) }));
  await expect.poll(closedTimes).toBe(1);
});

test('a preview that is closed says that nothing was done', async () => {
  fakeServer.answers(previewChanges, previewOf([edit(0), edit(1), edit(2)]));
  const { screen, user, closedTimes } = await open(bids);
  await user.click(await screen.findByRole('button', { name: t('frame:cancel') }));
  expect(closedTimes()).toBe(1);
  expect(screen.getByText(t('changes:toast.cancelled'))).toBeInTheDocument();
});

const above = (place: number, bid: string) => ({
  ...edit(place),
  after: { bid },
  refused: [{ field: 'bid', reason: 'bidAboveAdGroup' as const, message: 'Too high' }],
  adGroup: { adGroupId: '20', name: 'Exact', bid: '2.20' },
});
const asked = () => fakeServer.requests(previewChanges).at(-1);

test('a bid above the max of its ad group takes that max at its row, or all of them do', async () => {
  fakeServer.answers(previewChanges, previewOf([above(0, '2.40'), above(1, '2.40'), edit(2)]));
  const { screen, user } = await open(bids);
  const [first] = await screen.findAllByRole('button', { name: t('changes:cell.use', { amount: '2.20' }) });
  if (first === undefined) throw new Error('no way out');
  await user.click(first);
  await expect.poll(asked).toMatchObject({ keywords: [{ bid: '2.20' }, { bid: '2.40' }, { bid: '2.40' }] });
  // The keys go on where it was mended.
  expect(document.activeElement?.textContent).toContain('ferry');
  await user.click(await screen.findByRole('button', { name: t('changes:mendBid.takeAll', { count: 2 }) }));
  await expect.poll(asked).toMatchObject({ keywords: [{ bid: '2.20' }, { bid: '2.20' }, { bid: '2.40' }] });
  expect(document.activeElement?.textContent).toContain('ferry');
});

test('what the rules say is asked anew in the language that somebody chose meanwhile', async () => {
  fakeServer.answers(previewChanges, previewOf([above(0, '2.40'), edit(1), edit(2)]));
  const { screen } = await open(bids);
  await screen.findByText('Too high');
  const refused = [{ field: 'bid', reason: 'bidAboveAdGroup' as const, message: '高すぎます' }];
  fakeServer.answers(previewChanges, previewOf([{ ...above(0, '2.40'), refused }, edit(1), edit(2)]));
  try {
    chooseLanguage('ja');
    expect(await screen.findByText('高すぎます')).toBeInTheDocument();
    expect(screen.queryByText('Too high')).toBeNull();
  } finally {
    chooseLanguage('en');
    await screen.findByRole('button', { name: t('frame:cancel', { lng: 'en' }) });
  }
});

test('the max of an ad group is raised to its highest bid in the same set, and stays where its row is taken out', async () => {
  fakeServer.answers(previewChanges, previewOf([above(0, '2.40'), above(1, '2.60'), edit(2)]));
  fakeServer.answers(commitChanges, sendingSet);
  const { screen, user, closedTimes } = await open(bids);
  const raise = t('changes:mendBid.raiseAll', { count: 1 });
  const raised = {
    path: 'adGroups.0',
    objectId: '20',
    before: { bid: '2.20' },
    after: { bid: '2.60' },
    refused: [],
    warnings: [],
  };
  const fine = previewOf([edit(0), { ...edit(1), after: { bid: '2.60' } }, edit(2), raised]);
  const button = await screen.findByRole('button', { name: raise });
  fakeServer.answers(previewChanges, fine);
  await user.click(button);
  await expect
    .poll(asked)
    .toMatchObject({ adGroups: [{ adGroupId: '20', bid: '2.60', before: { bid: '2.20' } }] });
  const row = await screen.findByRole('checkbox', { name: t('changes:preview.include', { name: 'Exact' }) });
  fakeServer.answers(previewChanges, previewOf([above(0, '2.40'), above(1, '2.60'), edit(2)]));
  await user.click(row);
  await expect
    .poll(() => screen.queryByRole('checkbox', { name: t('changes:preview.include', { name: 'Exact' }) }))
    .toBeNull();
  fakeServer.answers(previewChanges, fine);
  await user.click(await screen.findByRole('button', { name: raise }));
  await user.click(await screen.findByRole('button', { name: t('changes:preview.sendNow', { count: 4 }) }));
  await expect.poll(closedTimes).toBe(1);
  expect(fakeServer.requests(commitChanges)).toMatchObject([
    {
      origin: 'bulk',
      keywords: [{ keywordId: '30' }, { keywordId: '31' }, { keywordId: '32' }],
      adGroups: [{ adGroupId: '20', bid: '2.60' }],
    },
  ]);
});
