import * as z from 'zod/mini';
import { type AskApple, openApple } from './ask-apple.ts';
import type { StillSandbox } from './start-sync.ts';

const made = z.object({ result: z.looseObject({ id: z.int() }) });
const organisation = z.object({ orgId: z.int(), adamIds: z.array(z.string()) });

type Planted = {
  campaignId: string;
  adGroupId: string;
  keywordIds: string[];
  negativeKeywordId: string;
};

/** An organisation of its own with a campaign that holds only what is put there, and empty ones: read in a moment. */
export async function plantOrganisation(sandbox: StillSandbox, empty: readonly string[] = ['Other']) {
  const { orgId, adamIds } = z.parse(
    organisation,
    await sandbox.control('POST', '/organisations', {
      name: 'Planted',
      currency: 'RMB',
      timezone: 'Asia/Shanghai',
      appName: 'Focus timer',
      category: 'productivity',
    }),
  );
  const user = await sandbox.addUser(orgId);
  const adAccountId = user.adAccountIds[0] ?? 0;
  const apple = openApple(sandbox, user);
  return {
    user,
    adAccountId,
    apple,
    planted: await plant(apple, { adAccountId, adamId: adamIds[0] ?? '', empty }),
  };
}

async function plant(
  apple: AskApple,
  { adAccountId, adamId, empty }: { adAccountId: number; adamId: string; empty: readonly string[] },
): Promise<Planted> {
  const make = async (path: string, body: object) => z.parse(made, await apple('POST', path, body)).result;
  const money = (amount: string) => ({ amount, currency: 'RMB' });
  const wanted = {
    adAccountId,
    name: 'Planted',
    promotedObjectType: 'APPSTORE_APP',
    promotedObjectId: adamId,
    billingEvent: 'TAPS',
    status: 'ENABLED',
    dailyBudget: { value: money('50') },
    targeting: {
      supplySource: { include: ['APPSTORE'] },
      supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
      countryOrRegion: { include: ['US'] },
    },
    bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP' },
  };
  const campaign = await make('/campaigns', wanted);
  // Where whoever is bound to another one has nothing to do.
  for (const name of empty) await make('/campaigns', { ...wanted, name });
  const adGroup = await make('/adgroups', {
    campaignId: campaign.id,
    name: 'Planted',
    pricingModel: 'CPT',
    status: 'ENABLED',
    startTime: '2026-11-01T00:00:00.000',
    bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: money('5') },
  });
  const keywordIds = [];
  for (const text of ['focus timer', 'pomodoro', 'notes'])
    keywordIds.push(
      String(
        (await make('/keywords', { adGroupId: adGroup.id, text, matchType: 'EXACT', bid: money('2') })).id,
      ),
    );
  const negative = await make('/negative-keywords', {
    adGroupId: adGroup.id,
    text: 'planted negative',
    matchType: 'EXACT',
  });
  return {
    campaignId: String(campaign.id),
    adGroupId: String(adGroup.id),
    keywordIds,
    negativeKeywordId: String(negative.id),
  };
}
