import type { Day } from '@tapwright/domain/days';
import { generateKeyPairSync } from 'node:crypto';
import { addCoverage, FactBatch, prepareFacts, writeDayFacts } from '../features/measures/index.ts';
import type { Database } from '../platform/db/database.ts';
import { runCopyTransaction } from '../platform/db/run-copy-transaction.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';

type DayFigures = { campaignId: string; day: Day; spendMicros: number; taps?: number };
type Group = {
  name: string;
  adAccountId: string;
  currency?: string;
  timeZone?: string;
  campaigns: Record<string, string>;
  figures: readonly DayFigures[];
  covered: { from: Day; until: Day };
};

const publicKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).publicKey.export({
  type: 'spki',
  format: 'pem',
});

/** A campaign group with campaigns and what was measured of them, as a sync would have left it. */
export async function addMeasuredGroup(database: Database, teamId: number, group: Group): Promise<number> {
  const { name, adAccountId, currency = 'USD', timeZone = 'UTC', campaigns, covered } = group;
  const { certificateId } = await database.write
    .insertInto('certificates')
    .values({ teamId, publicKey, state: 'removed' })
    .returning('certificateId')
    .executeTakeFirstOrThrow();
  const { campaignGroupId } = await database.write
    .insertInto('campaignGroups')
    .values({
      teamId,
      certificateId,
      adAccountId,
      appleOrgId: '1',
      appleName: name,
      name,
      currency,
      timeZone,
      attachedAt: new Date(covered.from),
    })
    .returning('campaignGroupId')
    .executeTakeFirstOrThrow();
  for (const [campaignId, campaignName] of Object.entries(campaigns))
    await database.write
      .insertInto('campaigns')
      .values({
        teamId,
        adAccountId: Number(adAccountId),
        campaignId: Number(campaignId),
        apple: JSON.stringify({ name: campaignName, status: 'ENABLED', displayStatus: 'RUNNING' }),
      })
      .execute();
  for (const zone of ['UTC', 'ORTZ'])
    await storeFigures(database, { teamId, adAccountId, currency }, zone, group);
  for (const series of ['campaign UTC', 'campaign ORTZ'])
    await runTransaction(database, (tx) =>
      addCoverage(tx, { teamId, adAccountId, series, span: 'day', ...covered, readAt: new Date() }),
    );
  return campaignGroupId;
}

async function storeFigures(
  database: Database,
  account: { teamId: number; adAccountId: string; currency: string },
  zone: string,
  { campaigns, figures, covered }: Group,
) {
  const batch = new FactBatch('campaign');
  for (const { campaignId, day, spendMicros, taps = 10 } of figures)
    batch.add([zone, campaignId], day, {
      spendMicros,
      impressions: taps * 10,
      taps,
      tapInstalls: 2,
      tapNewDownloads: 1,
      tapRedownloads: 1,
      viewInstalls: 0,
      viewNewDownloads: 0,
      viewRedownloads: 0,
    });
  await prepareFacts(database, batch);
  await runCopyTransaction(database, (transaction) =>
    writeDayFacts(
      transaction,
      account,
      {
        column: 'campaign_id',
        ids: Object.keys(campaigns),
        only: { column: 'zone', value: zone },
        from: covered.from,
        until: covered.until,
      },
      batch,
    ),
  );
}
