import * as z from 'zod/mini';
import type { Plan } from './plan-campaigns.ts';
import type { SandboxProcess } from './sandbox-process.ts';

export type Keyword = { id: string; currency: string };

const batchSize = 1_000;
const made = z.object({ result: z.looseObject({ id: z.int() }) });

export async function askSandbox(
  { origin, headers }: SandboxProcess,
  path: string,
  body: object,
): Promise<unknown> {
  const answer = await fetch(`${origin}/v1${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The objects read by their ids and the same bulk calls, one after another, with nothing kept of them. */
export async function changeBare(
  sandbox: SandboxProcess,
  keywords: readonly Keyword[],
  amount: string,
): Promise<void> {
  for (let at = 0; at < keywords.length; at += batchSize) {
    const some = keywords.slice(at, at + batchSize);
    const filters = [
      { field: 'id', operator: 'IN', value: some.map((one) => one.id) },
      { field: 'deleted', operator: 'EQUALS', value: false },
    ];
    await askSandbox(sandbox, '/keywords/query', { filters, pagination: { pageSize: batchSize } });
    await sendItems(
      sandbox,
      '/keywords/bulk-update',
      some.map(({ id, currency }) => ({ id: Number(id), bid: { amount, currency } })),
    );
  }
}

const answered = z.object({ result: z.array(z.looseObject({ result: z.looseObject({ id: z.int() }) })) });

async function sendItems(sandbox: SandboxProcess, path: string, data: readonly object[]): Promise<string[]> {
  const items = data.map((one, correlationId) => ({ correlationId, data: one }));
  const answer = await askSandbox(sandbox, path, { allowPartialSuccess: true, items });
  return z.parse(answered, answer).result.map(({ result }) => String(result.id));
}

/** The same campaigns under other names: a call for each campaign and ad group, and a thousand keywords in one. */
export async function createBare(sandbox: SandboxProcess, { adamId, campaigns }: Plan): Promise<Keyword[]> {
  const { adAccountId } = sandbox;
  const money = (amount: string) => ({ amount: Number(amount).toFixed(2), currency: 'USD' });
  const bidStrategy = { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP' };
  const keywords: object[] = [];
  for (const { name, dailyCap, countries, adGroups } of campaigns) {
    const campaign = await askSandbox(sandbox, '/campaigns', {
      adAccountId,
      name: `Bare ${name}`,
      status: 'PAUSED',
      promotedObjectType: 'APPSTORE_APP',
      promotedObjectId: adamId,
      billingEvent: 'TAPS',
      dailyBudget: { value: money(dailyCap) },
      targeting: {
        supplySource: { include: ['APPSTORE'] },
        supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
        countryOrRegion: { include: countries },
      },
      bidStrategy,
    });
    for (const group of adGroups) {
      const adGroup = await askSandbox(sandbox, '/adgroups', {
        campaignId: z.parse(made, campaign).result.id,
        name: group.name,
        pricingModel: 'CPT',
        status: 'ENABLED',
        startTime: '2026-11-21T00:00:00.000',
        bidStrategy: { ...bidStrategy, bid: money(group.bid) },
      });
      const adGroupId = z.parse(made, adGroup).result.id;
      for (const { text, matchType, bid } of group.keywords)
        keywords.push({ adGroupId, text, matchType, bid: money(bid) });
    }
  }
  const ids: string[] = [];
  for (let at = 0; at < keywords.length; at += batchSize)
    ids.push(...(await sendItems(sandbox, '/keywords/bulk-create', keywords.slice(at, at + batchSize))));
  return ids.map((id) => ({ id, currency: 'USD' }));
}
