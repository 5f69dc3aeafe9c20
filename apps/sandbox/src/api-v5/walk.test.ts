import { afterAll, beforeAll, expect, it } from 'vitest';
import { usd } from '../testing/conversations/shared.ts';
import { newAdGroup, newCampaign } from './testing/conversations/campaigns.ts';
import { condition, selectorOf } from './testing/conversations/conversation.ts';
import { visiblePage } from '../testing/make-test-world.ts';
import { startSandbox, type TestSandbox, type AnyJson } from '../testing/start-sandbox.ts';
import { signInV5 } from './testing/sign-in-v5.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

async function signIn() {
  const { call, callV5 } = await signInV5(running);
  const ok = async (method: string, path: string, body?: unknown, context?: string | null) => {
    const answer = await callV5(method, path, body, context);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200, body: { error: null } });
    return answer.body.data;
  };
  return { ok, call };
}

it('walks through v5 from a token to a running campaign, its reports and a changed bid', async () => {
  const { ok } = await signIn();
  const [{ orgId, parentOrgId }] = await ok('GET', '/acls', undefined, null);
  expect(await ok('GET', '/me', undefined, null)).toMatchObject({ parentOrgId });
  const context = `orgId=${orgId}`;
  const [{ adamId }] = await ok('GET', '/search/apps?returnOwnedApps=true', undefined, context);
  const eligible = await ok('POST', `/apps/${adamId}/eligibilities/find`, {
    conditions: [
      condition('countryOrRegion', 'EQUALS', 'US'),
      condition('supplySource', 'EQUALS', 'APPSTORE_SEARCH_RESULTS'),
    ],
  });
  expect(eligible.map((row: AnyJson) => row.state)).toEqual(['ELIGIBLE', 'ELIGIBLE']);

  const campaign = await ok('POST', '/campaigns', {
    ...newCampaign,
    adamId,
    name: 'Walk',
    status: 'PAUSED',
  });
  const inCampaign = `/campaigns/${campaign.id}`;
  const adGroup = await ok('POST', `${inCampaign}/adgroups`, {
    ...newAdGroup,
    startTime: '2026-11-20T00:00:00.000',
  });
  const inAdGroup = `${inCampaign}/adgroups/${adGroup.id}`;
  const words = running.sandbox.world.terms.list('US', 'productivity').slice(0, 3);
  const [keyword] = await ok(
    'POST',
    `${inAdGroup}/targetingkeywords/bulk`,
    words.map(({ text }) => ({ text, matchType: 'EXACT', bidAmount: usd('4') })),
  );
  await ok('POST', `${inCampaign}/negativekeywords/bulk`, [{ text: 'free', matchType: 'BROAD' }]);
  const creative = await ok('POST', '/creatives', {
    adamId,
    name: 'Winter',
    type: 'CUSTOM_PRODUCT_PAGE',
    productPageId: visiblePage,
  });
  await ok('POST', `${inAdGroup}/ads`, { creativeId: creative.id, name: 'Winter', status: 'ENABLED' });
  const enabled = await ok('PUT', inCampaign, { campaign: { status: 'ENABLED' } });
  expect(enabled).toMatchObject({
    servingStatus: 'RUNNING',
    servingStateReasons: null,
    displayStatus: 'RUNNING',
  });

  running.sandbox.clock.stepTo(running.sandbox.clock.now() + 3 * 86_400_000);
  const later = await signIn();
  const query = {
    startTime: '2026-11-20',
    endTime: '2026-11-23',
    selector: { orderBy: [{ field: 'impressions', sortOrder: 'DESCENDING' }] },
    returnRowTotals: true,
  };
  const rowsOf = async (path: string): Promise<AnyJson[]> =>
    (await later.ok('POST', path, query)).reportingDataResponse.row;
  const [ofKeyword] = await rowsOf(`/reports${inCampaign}/keywords`);
  expect(ofKeyword.total.impressions).toBeGreaterThan(0);
  expect(ofKeyword.metadata).toMatchObject({ campaignId: campaign.id, keywordDisplayStatus: 'RUNNING' });
  const [ofAd] = await rowsOf(`/reports${inCampaign}/ads`);
  expect(ofAd.metadata).toMatchObject({ adDisplayStatus: 'ACTIVE', productPageId: visiblePage });
  expect((await rowsOf(`/reports${inAdGroup}/searchterms`)).length).toBeGreaterThan(0);

  const [raised] = await later.ok('PUT', `${inAdGroup}/targetingkeywords/bulk`, [
    { id: keyword.id, bidAmount: usd('2.10') },
  ]);
  expect(raised.bidAmount).toEqual(usd('2.10'));
  const found = await later.ok('POST', `${inCampaign}/adgroups/targetingkeywords/find`, {
    ...selectorOf(condition('id', 'EQUALS', String(keyword.id))),
    fields: ['bidAmount'],
  });
  expect(found).toEqual([{ bidAmount: usd('2.10') }]);

  const newer = await later.call('GET', `/keywords/${keyword.id}`);
  expect(newer.body.result.bid).toEqual(usd('2.10'));
  const history = await later.call('POST', '/change-history/query', {
    filters: [
      { field: 'eventTime', operator: 'GREATER_THAN', value: '2026-11-20T00:00:00.000' },
      { field: 'entityType', operator: 'IN', value: ['Keyword'] },
      { field: 'eventType', operator: 'EQUALS', value: 'UPDATE' },
    ],
    options: { metadata: 'latest' },
  });
  const details = await later.call('GET', `/change-history/${history.body.result[0].metas[0].detailId}`);
  expect(details.body.result[0].details[0].changes).toEqual([
    { field: 'bid', oldValues: ['4.00'], newValues: ['2.10'] },
  ]);
});
