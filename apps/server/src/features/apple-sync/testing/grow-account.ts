import * as z from 'zod/mini';
import type { SandboxUser } from '../../../testing/open-sandbox.ts';
import type { StillSandbox } from './start-sync.ts';
import { type AskApple, openApple } from './ask-apple.ts';

const organisation = z.object({
  orgId: z.int(),
  adAccountIds: z.array(z.int()),
  adamIds: z.array(z.string()),
});
const made = z.object({ result: z.object({ id: z.int() }) });

export type GrownAccount = {
  adAccountId: string;
  campaigns: {
    campaignId: string;
    isRemoved: boolean;
    adGroups: { adGroupId: string; keywordIds: string[] }[];
  }[];
  name: string;
  orgId: number;
  currency: string;
  ask: AskApple;
};

type Wanted = { name: string; currency: string; timezone: string; countries: readonly string[] };

/** An organisation of its own with a campaign for each country, of two ad groups with three keywords each. */
export async function growAccount(
  sandbox: StillSandbox,
  { name, countries, ...rest }: Wanted,
): Promise<GrownAccount> {
  const wanted = { name, ...rest, appName: `${name} timer`, category: 'productivity' };
  const { orgId, adAccountIds, adamIds } = z.parse(
    organisation,
    await sandbox.control('POST', '/organisations', wanted),
  );
  const user: SandboxUser = await sandbox.addUser(orgId);
  const ask = openApple(sandbox, user);
  const grow = { ask, adAccountId: adAccountIds[0] ?? 0, adamId: adamIds[0] ?? '', ...rest };
  const campaigns = [];
  for (const country of countries) campaigns.push(await growCampaign(grow, `${name} ${country}`, country));
  return {
    name,
    orgId,
    currency: rest.currency === 'RMB' ? 'CNY' : rest.currency,
    ask,
    adAccountId: String(adAccountIds[0]),
    campaigns,
  };
}

type Grow = { ask: AskApple; adAccountId: number; adamId: string; currency: string };

const words = ['focus timer', 'pomodoro', 'to do list', 'calendar', 'habit tracker', 'notes'];

async function growCampaign({ ask, adAccountId, adamId, currency }: Grow, name: string, country: string) {
  const make = async (path: string, body: object) => z.parse(made, await ask('POST', path, body)).result.id;
  const campaignId = await make('/campaigns', {
    adAccountId,
    name,
    promotedObjectType: 'APPSTORE_APP',
    promotedObjectId: adamId,
    billingEvent: 'TAPS',
    dailyBudget: { value: { amount: '60', currency } },
    targeting: {
      supplySource: { include: ['APPSTORE'] },
      supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
      countryOrRegion: { include: [country] },
    },
    bidStrategy: {
      bidStrategyType: 'MANUAL_CPT',
      bidStrategyGoal: 'TAP',
      bid: { amount: currency === 'RMB' ? '16' : '2.5', currency },
    },
  });
  const adGroups = [];
  for (const place of [0, 1]) {
    const adGroupId = await make('/adgroups', {
      campaignId,
      name: `Words ${place}`,
      pricingModel: 'CPT',
      startTime: '2026-07-23T00:00:00.000',
      automatedKeywordsOptIn: place === 0,
    });
    const keywordIds = [];
    for (const text of words.slice(3 * place, 3 * place + 3)) {
      const matchType = place === 0 ? 'EXACT' : 'BROAD';
      keywordIds.push(String(await make('/keywords', { adGroupId, text, matchType })));
    }
    adGroups.push({ adGroupId: String(adGroupId), keywordIds });
  }
  return { campaignId: String(campaignId), isRemoved: false, adGroups };
}
