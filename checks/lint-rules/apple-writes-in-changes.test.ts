import { appleWritesInChanges } from './apple-writes-in-changes.ts';
import { testRule } from './rule-tester.ts';

const says = /Only features\/changes may/;
const elsewhere = 'apps/server/src/features/apple-sync/read-structure.ts';

testRule('apple-writes-in-changes', appleWritesInChanges, {
  good: [
    {
      path: 'apps/server/src/features/changes/sending/write-items.ts',
      code: `await calls.updateKeywords(body, options);`,
    },
    { path: elsewhere, code: `await calls.queryKeywords(request, { signal });` },
    { path: elsewhere, code: `await store.updateCampaignGroup(tx, group);` },
  ],
  bad: [
    { path: elsewhere, code: `await calls.updateKeywords(body);`, says },
    { path: elsewhere, code: `const remove = apple.calls.deleteCampaign;`, says },
    { path: elsewhere, code: `await calls.applyDailyBudgetRecommendations(body);`, says },
  ],
});
