import { expect, test } from 'vitest';
import { findAdGroups } from '@tapwright/contracts/ad-groups';
import { addToDraft } from '@tapwright/contracts/change-drafts';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { openedDraft } from '../opened.ts';
import type { KeywordWay, PlannedKeyword } from './prepare-keyword-plan.ts';
import { adGroupChoice } from '../testing/ad-group-choice.ts';
import { previewOf, sendingSet } from '../testing/sets.ts';
import { KeywordPlanDialog } from './keyword-plan-dialog.tsx';

const keyword = (keywordId: string, text: string): PlannedKeyword => ({
  keywordId,
  text,
  matchType: 'BROAD',
  status: 'running',
  adGroupId: '20',
  campaignId: '10',
  bid: null,
  currency: 'USD',
});
const keywords = [keyword('30', 'ferry times'), keyword('31', 'quay')];

const refused = [{ field: 'text', reason: 'duplicateKeyword' as const, message: 'It is there already.' }];
const edit = { path: 'newKeywords.0', objectId: null, before: {}, after: {}, refused, warnings: [] };

async function open(way: KeywordWay, edits: Parameters<typeof previewOf>[0] = []) {
  fakeServer.answers(findAdGroups, { list: [adGroupChoice], total: 1 });
  fakeServer.answers(previewChanges, previewOf(edits));
  fakeServer.answers(addToDraft, sendingSet);
  const sent: string[] = [];
  const view = await renderWeb(
    <KeywordPlanDialog
      teamId={7}
      keywords={keywords}
      way={way}
      onSent={() => sent.push('sent')}
      onClose={() => sent.push('closed')}
    />,
    { user: ann },
  );
  /** Once it was judged. */
  const look = async () => {
    const button = await view.screen.findByRole('button', { name: t('changes:bulk.look') });
    await expect.poll(() => button.hasAttribute('data-loading')).toBe(false);
    await view.user.click(button);
  };
  return { ...view, sent, look };
}

test('a match type is changed by a new keyword and a pause; one that is there already changes nothing', async () => {
  const { screen, look, sent } = await open('matchType', [edit]);
  expect(await screen.findByText(/It is there already/)).toHaveTextContent(
    t('changes:keywordPlan.leftOut', { count: 1 }),
  );
  await look();
  await expect.poll(() => sent).toEqual(['closed', 'sent']);
  expect(fakeServer.requests(addToDraft)).toMatchObject([
    {
      teamId: 7,
      newKeywords: [{ adGroupId: '20', text: 'quay', matchType: 'EXACT' }],
      keywords: [{ keywordId: '31', status: 'paused' }],
    },
  ]);
  expect(openedDraft.get()).toBe(sendingSet.changeSetId);
});

test('keywords go where somebody chooses, and nothing is made before', async () => {
  const { screen, user, look } = await open('copy');
  const before = fakeServer.requests(addToDraft).length;
  await look();
  await user.click(await screen.findByRole('checkbox', { name: /^Exact/ }));
  expect(await screen.findByText(t('changes:keywordPlan.made', { count: 2 }))).toBeInTheDocument();
  await look();
  await expect.poll(() => fakeServer.requests(addToDraft).length).toBe(before + 1);
  expect(fakeServer.requests(addToDraft)[before]).toMatchObject({
    newKeywords: [
      { adGroupId: '21', text: 'ferry times', matchType: 'BROAD' },
      { adGroupId: '21', text: 'quay', matchType: 'BROAD' },
    ],
  });
});

test('a bid above the max of its ad group is named, takes that max, and goes along', async () => {
  const above = {
    ...edit,
    after: { text: 'ferry times', bid: '2.40' },
    refused: [{ field: 'bid', reason: 'bidAboveAdGroup' as const, message: 'Too high' }],
    adGroup: { adGroupId: '20', name: 'Exact', bid: '1.50' },
  };
  fakeServer.answers(previewChanges, previewOf([above]));
  fakeServer.answers(addToDraft, sendingSet);
  const before = fakeServer.requests(addToDraft).length;
  const { screen, user } = await renderWeb(
    <KeywordPlanDialog
      teamId={7}
      keywords={[{ ...keyword('30', 'ferry times'), bid: '2.40' }]}
      way="matchType"
      onClose={() => undefined}
    />,
    { user: ann },
  );
  const named = t('changes:keywordPlan.bidAbove', { name: 'ferry times', bid: '2.40', max: '1.50' });
  expect(await screen.findByText(named)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('changes:bulk.look') })).toBeDisabled();
  fakeServer.answers(previewChanges, previewOf([]));
  await user.click(screen.getByRole('button', { name: t('changes:mendBid.takeAll', { count: 1 }) }));
  await expect.poll(() => screen.queryByText(named)).toBeNull();
  const look = screen.getByRole('button', { name: t('changes:bulk.look') });
  await expect.poll(() => look.hasAttribute('data-loading')).toBe(false);
  await user.click(look);
  await expect.poll(() => fakeServer.requests(addToDraft).length).toBe(before + 1);
  expect(fakeServer.requests(addToDraft)[before]).toMatchObject({
    newKeywords: [{ adGroupId: '20', text: 'ferry times', bid: '1.50' }],
    keywords: [{ keywordId: '30', status: 'paused' }],
  });
});
