import { addDays, type Day, daysBetween, firstOfMonth } from '@tapwright/domain/days';
import { type DayRange, listDays } from '@tapwright/domain/ranges';
import type { Database } from '../../../platform/db/database.ts';
import { runCopyTransaction } from '../../../platform/db/run-copy-transaction.ts';
import { addCoverage } from '../facts/coverage-store.ts';
import { FactBatch, type Measures } from '../facts/fact-batch.ts';
import type { FactLevelName } from '../facts/fact-levels.ts';
import { prepareFacts, writeDayFacts, writePeriodFacts } from '../facts/write-facts.ts';

/** One figure as it was reported, kept outside the database so that a test can add it up in its own way. */
export type ReportedFact = {
  teamId: number;
  adAccountId: string;
  level: FactLevelName;
  zone: 'UTC' | 'ORTZ';
  span: 'day' | 'week' | 'month';
  on: Day;
  campaignId: string;
  adGroupId: string;
  keywordId: string;
  adId?: string;
  source: string;
  term: string;
  dimension: string;
  value: string;
  measures: Measures;
};

export type WorldAccount = {
  teamId: number;
  adAccountId: string;
  currency: string;
  timeZone: string;
  deliveryMode: 'collaborative' | 'selfService';
  campaigns: readonly WorldCampaign[];
};
export type WorldCampaign = {
  campaignId: string;
  name: string;
  status: 'ENABLED' | 'PAUSED';
  isRemoved: boolean;
  adGroups: readonly { adGroupId: string; name: string; keywordIds: readonly string[] }[];
};

/** What a sync leaves of the ad accounts: campaign groups, campaigns, ad groups, keywords. */
export async function writeStructure(
  { write }: Database,
  accounts: readonly WorldAccount[],
): Promise<Map<string, number>> {
  const groups = new Map<string, number>();
  for (const { teamId, adAccountId, currency, timeZone, deliveryMode, campaigns } of accounts) {
    const keys = { certificateId: 7, publicKey: 'k', sealedPrivateKey: 's' };
    // What the platform runs hangs on a certificate of its own, whose team is 0.
    await write
      .insertInto('certificates')
      .values([
        { teamId, ...keys },
        { teamId: 0, ...keys },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const name = `Group ${adAccountId}`;
    const { campaignGroupId } = await write
      .insertInto('campaignGroups')
      .values({
        teamId,
        certificateId: 7,
        adAccountId,
        appleOrgId: '1',
        appleName: name,
        name,
        currency,
        timeZone,
        deliveryMode,
        attachedAt: new Date('2026-01-01T00:00:00Z'),
      })
      .returning('campaignGroupId')
      .executeTakeFirstOrThrow();
    groups.set(adAccountId, campaignGroupId);
    const common = { teamId, adAccountId: Number(adAccountId) };
    for (const { campaignId, name: called, status, isRemoved, adGroups } of campaigns) {
      const inCampaign = { ...common, campaignId: Number(campaignId), isRemoved };
      await write
        .insertInto('campaigns')
        .values({ ...inCampaign, apple: JSON.stringify({ name: called, status }) })
        .execute();
      for (const { adGroupId, name: group, keywordIds } of adGroups) {
        const inAdGroup = { ...inCampaign, adGroupId: Number(adGroupId) };
        await write
          .insertInto('adGroups')
          .values({ ...inAdGroup, apple: JSON.stringify({ name: group, status: 'ENABLED' }) })
          .execute();
        for (const keywordId of keywordIds)
          await write
            .insertInto('keywords')
            .values({
              ...inAdGroup,
              keywordId: Number(keywordId),
              apple: JSON.stringify({ text: `word ${keywordId}`, matchType: 'EXACT', status: 'ENABLED' }),
            })
            .execute();
      }
    }
  }
  return groups;
}

const keyOf = (fact: ReportedFact): string[] => {
  const { level, zone, campaignId, adGroupId, keywordId, adId = '', source, term, dimension, value } = fact;
  return {
    campaign: [zone, campaignId],
    adGroup: [zone, campaignId, adGroupId],
    keyword: [campaignId, adGroupId, keywordId],
    ad: [campaignId, adGroupId, adId],
    searchTerm: [campaignId, adGroupId, keywordId, source, term],
    audience: [campaignId, adGroupId, dimension, value],
  }[level];
};

const seriesOf = ({ level, zone, dimension }: ReportedFact) =>
  `${level === 'audience' ? dimension : level} ${zone}`;

type ReportedAccount = Pick<WorldAccount, 'teamId' | 'adAccountId' | 'currency'> & {
  campaigns: readonly { campaignId: string }[];
};

/** Stores them as a sync does: one answer for each series and range of an ad account. Reported again, they are restated. */
export async function storeFacts(
  database: Database,
  { teamId, adAccountId, currency, campaigns }: ReportedAccount,
  facts: readonly ReportedFact[],
  covered: { span: 'day' | 'week' | 'month'; range: DayRange },
  readAt: Date,
): Promise<void> {
  const { span, range } = covered;
  for (const [series, ofSeries] of Map.groupBy(facts, seriesOf)) {
    const [first] = ofSeries;
    if (first === undefined) continue;
    const batch = new FactBatch(first.level);
    for (const fact of ofSeries) batch.add(keyOf(fact), fact.on, fact.measures);
    const only = { ORTZ: 'ORTZ', UTC: 'UTC' }[first.zone];
    const scope = {
      column: 'campaign_id' as const,
      ids: campaigns.map(({ campaignId }) => campaignId),
      ...(first.level === 'campaign' || first.level === 'adGroup'
        ? { only: { column: 'zone' as const, value: only } }
        : {}),
      ...(first.level === 'audience'
        ? { only: { column: 'dimension' as const, value: first.dimension } }
        : {}),
      from: range.from,
      until: range.to,
    };
    if (span === 'day') await prepareFacts(database, batch);
    await runCopyTransaction(database, async (transaction) => {
      const account = { teamId, adAccountId, currency };
      if (span === 'day') await writeDayFacts(transaction, account, scope, batch);
      else await writePeriodFacts(transaction, account, { ...scope, span }, batch);
      await addCoverage(transaction.tx, {
        teamId,
        adAccountId,
        series,
        span,
        from: range.from,
        until: range.to,
        readAt,
      });
    });
  }
}

/** First days of the whole weeks, months or of the days in a range. */
export function listStarts({ from, to }: DayRange, span: 'day' | 'week' | 'month'): Day[] {
  const days = listDays({ from, to });
  if (span === 'day') return days;
  if (span === 'month') return [...new Set(days.map((day) => firstOfMonth(day)))];
  return days.filter((day) => daysBetween(from, day) % 7 === 0 && addDays(day, 6) <= to);
}
