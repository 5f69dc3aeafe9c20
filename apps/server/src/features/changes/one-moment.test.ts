import { findAdObject } from '@tapwright/contracts/ad-object';
import { modifyKeywords, previewChanges } from '@tapwright/contracts/change-sets';
import { expect, test } from 'vitest';
import { startChanging } from './testing/start-changing.ts';

test('whoever looks while an edit goes live never sees the value before it', async () => {
  const { ask, owner, teamId, keywordIds, readSet } = await startChanging();
  const [keywordId = ''] = keywordIds;
  const seen = async () => {
    const query = { teamId, kind: 'keyword' as const, objectId: keywordId };
    const { keyword } = await ask(owner, findAdObject, { query });
    const keywords = [{ keywordId, bid: '3.00' }];
    const { edits } = await ask(owner, previewChanges, { body: { teamId, keywords } });
    return [keyword?.state.bid, edits[0]?.before['bid']];
  };
  for (let bid = 201; bid <= 208; bid += 1) {
    const text = (bid / 100).toFixed(2);
    const body = { teamId, keywords: [{ keywordId, bid: text }] };
    const { changeSetId } = await ask(owner, modifyKeywords, { body });
    let isSettled = false;
    while (!isSettled) {
      isSettled = (await readSet(owner, changeSetId)).set.state === 'settled';
      expect(await Promise.all(Array.from({ length: 6 }, seen))).toEqual(
        Array.from({ length: 6 }, () => [bid, text]),
      );
    }
  }
}, 180_000);
