import { expect, test } from 'vitest';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { findBlockedKeywords } from '@tapwright/contracts/negative-lists';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { TermsDialog } from './terms-opened.tsx';

test('a negative keyword that would block one’s own running keyword says so, place by place', async () => {
  fakeServer.answers(previewChanges, {
    edits: [],
    common: [],
    rise: null,
    room: null,
    timeZones: [],
    approval: [],
  });
  fakeServer.answersWith(findBlockedKeywords, ({ body: { campaignIds } }) => {
    const isOwned = campaignIds?.[0] === '10';
    const keyword = {
      text: 'ferry times',
      matchType: 'EXACT',
      campaignName: 'Brand',
      adGroupName: 'Exact',
      negative: 'ferry times',
      negativeMatchType: 'EXACT',
    };
    return { list: isOwned ? [keyword] : [], total: isOwned ? 1 : 0 };
  });
  const met = { text: 'ferry times', campaignId: '10', adGroupId: '20', places: [] };
  const terms = [met, { ...met, text: 'harbour map', campaignId: '11', adGroupId: '21' }];
  const { screen } = await renderWeb(
    <TermsDialog teamId={7} terms={terms} way="negative" onClose={() => undefined} />,
    { user: ann },
  );
  expect(await screen.findByText(t('negativeLists:blocked.title', { count: 1 }))).toBeInTheDocument();
  expect(fakeServer.requests(findBlockedKeywords)).toEqual([
    {
      teamId: 7,
      campaignIds: ['10'],
      adGroupIds: ['20'],
      words: [{ text: 'ferry times', matchType: 'EXACT' }],
    },
    {
      teamId: 7,
      campaignIds: ['11'],
      adGroupIds: ['21'],
      words: [{ text: 'harbour map', matchType: 'EXACT' }],
    },
  ]);
});
