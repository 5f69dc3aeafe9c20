import { expect, test } from 'vitest';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { AdObject } from '../change.ts';
import { openedPreview } from '../opened.ts';
import { mendPasted, pasted, pastedMarks, pasteLines, type Pasted } from './pasted.ts';
import { previewOf } from '../testing/sets.ts';
import { PasteBar } from './paste-bar.tsx';
import { useSyncExternalStore } from 'react';

const keyword = (id: string): AdObject => ({
  teamId: 7,
  kind: 'keyword',
  id,
  name: `keyword ${id}`,
  places: [],
  status: 'running',
  amount: { own: '2.00', stands: '2.00', currency: 'USD' },
});
const objects = ['30', '31', '32', '33'].map(keyword);

function Bar() {
  const now: Pasted | undefined = useSyncExternalStore(pasted.subscribe, pasted.get);
  return now === undefined ? null : <PasteBar {...now} />;
}

test('what was pasted is judged row by row, mended at its place, and the rest can be sent', async () => {
  fakeServer.answersWith(previewChanges, ({ body }) =>
    previewOf(
      (body.keywords ?? []).map(({ keywordId, bid = '' }, place) => ({
        path: `keywords.${place}`,
        objectId: keywordId,
        before: { bid: '2.00' },
        after: { bid },
        refused:
          Number(bid) > 5 ? [{ field: 'bid', reason: 'bidAboveAdGroup', message: 'Above its ad group' }] : [],
        warnings: [],
      })),
    ),
  );
  pasteLines(objects, 'bid', ['2.10', '2,20', '9.00', 'n/a', '4']);
  const { screen, user } = await renderWeb(<Bar />, { user: ann });
  expect(await screen.findByText(t('changes:paste.wrong', { count: 2 }))).toBeInTheDocument();
  expect(screen.getByText(t('changes:paste.fine', { count: 1 }))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('changes:paste.rest', { count: 1 }) })).toBeInTheDocument();
  expect([...pastedMarks.get().values()]).toMatchObject([
    { state: 'pasted', text: '2.10' },
    { state: 'look', text: '2.20' },
    { state: 'wrong', text: '9.00', why: 'Above its ad group' },
    { state: 'wrong', text: 'n/a', why: t('changes:refusals.notANumber') },
  ]);

  mendPasted(keyword('32'), '3.00');
  mendPasted(keyword('33'), undefined);
  await user.click(await screen.findByRole('button', { name: t('changes:paste.preview', { count: 3 }) }));
  expect(openedPreview.get()?.change.items).toMatchObject([
    { id: '30', fields: { bid: '2.10' }, before: { bid: '2.00' } },
    { id: '31', fields: { bid: '2.20' } },
    { id: '32', fields: { bid: '3.00' } },
  ]);
  openedPreview.get()?.onSent?.();
  await expect.poll(() => screen.queryByRole('complementary')).toBeNull();
  expect(pastedMarks.get().size).toBe(0);
});

test('days and names are pasted like amounts, each as it is read', async () => {
  fakeServer.answersWith(previewChanges, ({ body }) =>
    previewOf(
      (body.campaigns ?? []).map(({ campaignId, endTime = null }, place) => ({
        path: `campaigns.${place}`,
        objectId: campaignId,
        before: { endTime: null },
        after: { endTime },
        refused: [],
        warnings: [],
      })),
    ),
  );
  const campaigns = ['10', '11', '12'].map((id): AdObject => ({
    ...keyword(id),
    kind: 'campaign',
    timeZone: 'Asia/Tokyo',
    shown: { endTime: id === '11' ? '2026-12-01T00:00:00.000Z' : null },
  }));
  pasteLines(campaigns, 'endTime', ['2026-12-24', '+1', 'soon']);
  const { screen, user } = await renderWeb(<Bar />, { user: ann });
  await expect
    .poll(() => [...pastedMarks.get().values()])
    .toMatchObject([
      { field: 'endTime', state: 'pasted', text: '2026-12-24 23:59' },
      { field: 'endTime', state: 'pasted', text: '2026-12-02 09:00' },
      { field: 'endTime', state: 'wrong', text: 'soon', why: t('changes:cell.noTime') },
    ]);
  const look = await screen.findByRole('button', { name: t('changes:paste.preview', { count: 2 }) });
  await expect.poll(() => look.hasAttribute('disabled')).toBe(false);
  await user.click(look);
  expect(openedPreview.get()?.change.items).toMatchObject([
    { id: '10', fields: { endTime: '2026-12-24T14:59:00.000Z' }, before: { endTime: null } },
    {
      id: '11',
      fields: { endTime: '2026-12-02T00:00:00.000Z' },
      before: { endTime: '2026-12-01T00:00:00.000Z' },
    },
  ]);

  // What was filled in from a row in Paris is the same hour in Tokyo.
  pasteLines(campaigns.slice(0, 1), 'endTime', ['2026-12-24T22:59:00.000Z'], 'Europe/Paris');
  await expect
    .poll(() => [...pastedMarks.get().values()])
    .toMatchObject([{ field: 'endTime', state: 'pasted', text: '2026-12-24 23:59' }]);

  pasteLines(campaigns, 'name', ['Harbour core', ' ']);
  await expect
    .poll(() => [...pastedMarks.get().values()])
    .toMatchObject([
      { field: 'name', state: 'pasted', text: 'Harbour core' },
      { field: 'name', state: 'wrong', why: t('changes:refusals.required') },
    ]);
});

test('what was pasted without a network stays, says so, and is judged by a press once there is one', async () => {
  fakeServer.drops(previewChanges);
  pasteLines(objects, 'bid', ['2.10', '2.30']);
  const { screen, user } = await renderWeb(<Bar />, { user: ann });
  expect(await screen.findByText(t('changes:preview.failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('changes:paste.fine', { count: 2 }))).toBeNull();
  fakeServer.answers(previewChanges, previewOf([]));
  const look = screen.getByRole('button', { name: t('changes:paste.preview', { count: 2 }) });
  await user.click(look);
  expect(await screen.findByText(t('changes:paste.fine', { count: 2 }))).toBeInTheDocument();
  await user.click(look);
  expect(openedPreview.get()?.change.items).toMatchObject([{ id: '30' }, { id: '31' }]);
});
