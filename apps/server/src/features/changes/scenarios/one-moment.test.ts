import { findAdObject } from '@tapwright/contracts/ad-object';
import { modifyKeywords, previewChanges } from '@tapwright/contracts/change-sets';
import { findKeywords } from '@tapwright/contracts/keywords';
import { expect, test } from 'vitest';
import { startChanging } from '../testing/start-changing.ts';

test('whoever looks while an edit goes live never sees the value before it', async () => {
  const { ask, owner, teamId, adGroupId, keywordIds, readSet } = await startChanging();
  const [keywordId = ''] = keywordIds;
  const seen = async () => {
    const query = { teamId, kind: 'keyword' as const, objectId: keywordId };
    const { keyword } = await ask(owner, findAdObject, { query });
    const keywords = [{ keywordId, bid: '3.00' }];
    const { edits } = await ask(owner, previewChanges, { body: { teamId, keywords } });
    const range = { startTime: '2026-11-01', endTime: '2026-11-19' };
    const { list } = await ask(owner, findKeywords, { query: { teamId, adGroupId, ...range } });
    const row = list.find((one) => one.keywordId === keywordId);
    const onItsWay = row?.openEdits.at(-1)?.after['bid'];
    return [keyword?.state.bid, edits[0]?.before['bid'], onItsWay ?? row?.bid];
  };
  for (let bid = 201; bid <= 208; bid += 1) {
    const text = (bid / 100).toFixed(2);
    const body = { teamId, keywords: [{ keywordId, bid: text }] };
    const { changeSetId } = await ask(owner, modifyKeywords, { body });
    let isSettled = false;
    while (!isSettled) {
      isSettled = (await readSet(owner, changeSetId)).set.state === 'settled';
      expect(await Promise.all(Array.from({ length: 6 }, seen))).toEqual(
        Array.from({ length: 6 }, () => [bid, text, text]),
      );
    }
  }
}, 180_000);
