import { findAdObject } from '@tapwright/contracts/ad-object';
import { addToDraft, discardDraft } from '@tapwright/contracts/change-drafts';
import {
  findChangeSets,
  modifyAdGroups,
  modifyCampaigns,
  modifyKeywords,
} from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { startChanging } from '../testing/start-changing.ts';

test('an object is told with what it lies in, goals of ours included, and with what is on its way', async () => {
  const { ask, owner, teamId, settled, keywordIds, campaignId, adGroupId } = await startChanging();
  const [keywordId = ''] = keywordIds;
  await settled(
    await ask(owner, modifyCampaigns, {
      body: { teamId, campaigns: [{ campaignId, totalBudget: '9000', cpaGoal: '1.50' }] },
    }),
  );
  const open = await ask(owner, modifyKeywords, {
    body: { teamId, keywords: [{ keywordId, bid: '2.40' }] },
  });
  const keyword = await ask(owner, findAdObject, {
    query: { teamId, kind: 'keyword', objectId: keywordId },
  });
  expect(keyword).toMatchObject({
    currency: 'RMB',
    timeZone: 'Asia/Shanghai',
    lowestRecentBid: 200,
    keyword: { id: keywordId, state: { text: 'focus timer', bid: 240, adGroupId } },
    adGroup: { id: adGroupId, state: { bid: 500 } },
    campaign: { id: campaignId, state: { dailyCap: 5000, totalBudget: 900_000, cpaGoal: 150 } },
    negativeKeyword: null,
    ad: null,
  });
  expect(keyword.serving.map(({ kind, name }) => [kind, name])).toEqual([
    ['campaign', 'Planted'],
    ['adGroup', 'Planted'],
    ['keyword', 'focus timer'],
  ]);
  await settled(open);
  const later = await ask(owner, findAdObject, { query: { teamId, kind: 'keyword', objectId: keywordId } });
  expect(later).toMatchObject({ openEdits: [], keyword: { state: { bid: 240 } } });
  const unknown = ask(owner, findAdObject, { query: { teamId, kind: 'keyword', objectId: '123456' } });
  await expect(unknown).rejects.toThrow(String(codes.notFound));
}, 180_000);

test('sets say what they are about, and are found by state, origin, author, days and what failed, as a file too', async () => {
  const { ask, owner, teamId, settled, keywordIds, adGroupId, deps, origin } = await startChanging();
  const [keywordId = '', other = ''] = keywordIds;
  const bids = await ask(owner, modifyKeywords, {
    body: {
      teamId,
      origin: 'bulk',
      keywords: [
        { keywordId, bid: '2.40' },
        { keywordId: other, bid: '2.10' },
      ],
    },
  });
  const renamed = await ask(owner, modifyAdGroups, {
    body: { teamId, adGroups: [{ adGroupId, name: 'Exact words' }] },
  });
  await settled(renamed);
  const { edits } = await settled(bids);
  expect(edits.list[0]).toMatchObject({
    name: 'focus timer',
    campaignName: 'Planted',
    adGroupName: 'Exact words',
    currency: 'RMB',
  });
  const find = async (filter: object) =>
    (await ask(owner, findChangeSets, { query: { teamId, ...filter } })).list.map(
      ({ changeSetId }) => changeSetId,
    );
  expect(await find({ origin: 'bulk' })).toEqual([bids.changeSetId]);
  expect(await find({ state: 'settled' })).toEqual([renamed.changeSetId, bids.changeSetId]);
  expect(await find({ state: 'sending' })).toEqual([]);
  expect(await find({ authorId: owner.userId })).toHaveLength(2);
  expect(await find({ authorId: owner.userId + 1 })).toEqual([]);
  expect(await find({ failed: 'yes' })).toEqual([]);
  const day = 86_400_000;
  const at = (days: number) => new Date(deps.clock.now().getTime() + days * day).toISOString();
  expect(await find({ startTime: at(-1), endTime: at(1) })).toHaveLength(2);
  expect(await find({ startTime: at(1) })).toEqual([]);
  const draft = await ask(owner, addToDraft, { body: { teamId, keywords: [{ keywordId, bid: '2.60' }] } });
  expect(await find({ startTime: at(1) })).toEqual([draft.changeSetId]);
  await ask(owner, discardDraft, { body: { teamId, changeSetId: draft.changeSetId } });
  const query = new URLSearchParams({ teamId: String(teamId), origin: 'bulk' });
  const file = await fetch(`${origin}/changes/downloadCsv?${query.toString()}`, {
    headers: { authorization: owner.token },
  });
  const lines = (await file.text()).split('\r\n');
  expect(lines[0]).toContain('When (UTC),Change,Object,Campaign,Note,By,From,State,Decided by,Edits');
  expect(lines[1]).toMatch(new RegExp(`,${bids.changeSetId},,Planted,,.*,2,0,2,0,0,0,0\\.00,USD$`));
  expect(lines[2]).toMatch(/^,*$/);
  const { list } = await ask(owner, findChangeSets, { query: { teamId } });
  expect(list.map(({ about }) => about)).toMatchObject([
    {
      kinds: ['adGroup'],
      intents: ['update'],
      fields: ['name'],
      first: { before: { name: 'Planted' }, after: { name: 'Exact words' } },
    },
    { kinds: ['keyword'], fields: ['bid'], first: { name: 'focus timer', after: { bid: '2.40' } } },
  ]);
}, 180_000);
