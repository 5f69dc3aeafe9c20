import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnexpectedAnswer } from '@tapwright/apple-ads/client/errors';
import { connectClient, failureOf } from '../testing/connect-client.ts';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

const longest = '9223372036854775807';

/** The sandbox's answers, with something in them written otherwise on their way here. */
function rewriting(rewrite: (text: string) => string) {
  const sent: { url: string; body: string }[] = [];
  const through: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    if (typeof url !== 'string' || url.endsWith('/token')) return response;
    sent.push({ url, body: typeof init?.body === 'string' ? init.body : '' });
    const { status, headers } = response;
    return new Response(rewrite(await response.text()), { status, headers });
  };
  return { sent, ...connectClient(running, { fetch: through }) };
}

it('keeps values and passes over fields that came later', async () => {
  const { account } = rewriting((text) =>
    text.replace('"status":"ENABLED"', '"status":"SLEEPING","mood":{"of":"day"}'),
  );
  const campaign = await account.getCampaign('51001');
  expect(campaign).toMatchObject({ id: '51001', status: 'SLEEPING', name: 'Focusly US Brand' });
});

it('loses no digit of an id beyond 2^53, coming or going', async () => {
  const { account, sent } = rewriting((text) => text.replaceAll('51001', longest));
  expect((await account.getCampaign('51001')).id).toBe(longest);
  await failureOf(account.getCampaign(longest));
  await account.queryAdGroups({ filters: [{ field: 'campaignId', operator: 'EQUALS', value: longest }] });
  await failureOf(account.createAd({ adGroupId: longest, creativeId: '1', name: 'Long', status: 'PAUSED' }));
  expect(sent.slice(1).map(({ url, body }) => `${url} ${body}`)).toEqual([
    expect.stringContaining(`/campaigns/${longest}`),
    expect.stringContaining(`"value":${longest}}`),
    expect.stringContaining(`"adGroupId":${longest},"creativeId":1,`),
  ]);
});

it('reads ids in text where numbers are documented', async () => {
  const { account } = rewriting((text) => text.replaceAll(/:51001\b/g, ':"51001"'));
  expect((await account.getAdGroup('61001')).campaignId).toBe('51001');
});

it('says what is missing where', async () => {
  const { account } = rewriting((text) => text.replaceAll('"id":', '"number":'));
  const error = await failureOf(
    account.queryKeywords({ filters: [{ field: 'adGroupId', operator: 'EQUALS', value: '61001' }] }),
  );
  expect(error).toBeInstanceOf(UnexpectedAnswer);
  expect(error).toMatchObject({ call: 'queryKeywords', status: 200 });
  expect((error as UnexpectedAnswer).problems[0]).toMatchObject({
    field: 'result.0.id',
  });
});

it('says that an answer is no JSON', async () => {
  const { account } = rewriting(() => '<html>');
  expect(await failureOf(account.getCampaign('51001'))).toMatchObject({
    problems: [{ message: 'not JSON' }],
  });
});

it('takes silence for the answer to a deletion', async () => {
  const { account } = rewriting((text) => (text === '{}' ? '' : text));
  expect(await account.deleteKeyword('9100003')).toBeUndefined();
  expect((await account.getKeyword('9100003')).deleted).toBe(true);
});

it('sends the order of popularity in the word the service knows', async () => {
  const { account, sent } = rewriting((text) => text);
  const { rows } = await account.querySearchTermPopularity({
    timeRange: { start: '2026-11-08', end: '2026-11-14', granularity: 'WEEKLY_SUN_SAT' },
    filters: [{ field: 'genre', operator: 'EQUALS', value: 'GAMES' }],
    sorting: [{ field: 'rankInGenre', order: 'DESC' }],
    pagination: { pageSize: 3 },
  });
  expect(rows).toHaveLength(3);
  expect(sent[0]?.body).toContain('"sortOrder":"DESC"');
});
