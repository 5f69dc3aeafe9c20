import type { findAdObject } from '@tapwright/contracts/ad-object';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { AdKind } from '@tapwright/domain/ad-states';
import type { Connection } from '../../../platform/db/database.ts';
import { runSnapshot } from '../../../platform/db/run-snapshot.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { viewOpenEdits } from '../../open-edits/index.ts';
import { listAccounts } from '../ads/ads-store.ts';
import type { Reader } from '../sets/change-sets-store.ts';
import { listLowestBids } from '../sets/edits-store.ts';
import { openScope } from '../sets/open-scope.ts';
import { loadAds } from '../planning/load-ads.ts';
import { readRate } from './read-rate.ts';
import { listServing } from './serving-store.ts';

type Answer = AnswerOf<typeof findAdObject>;

const recentMs = 7 * 86_400_000;

type Query = ParsedQueryOf<typeof findAdObject>;

/** Of one moment: an edit that goes live meanwhile is on its way or has arrived, and never neither. */
export async function readAdObject(context: TeamContext, query: Query): Promise<Answer> {
  const { reader } = await openScope(context);
  return runSnapshot(context.database, (db) => readIn(db, context, reader, query));
}

/** Outside the reader's scope it does not exist. */
async function readIn(
  db: Connection,
  context: TeamContext,
  reader: Reader,
  { kind, objectId }: Query,
): Promise<Answer> {
  const { teamId } = reader;
  const { known, campaignOf } = await loadAds(db, reader, [
    { kind, intent: 'update', id: objectId, fields: {} },
  ]);
  const campaignId = campaignOf(kind, objectId) ?? '';
  const campaign = known.campaign.get(campaignId);
  const [account] = await listAccounts(db, teamId, [campaign?.adAccountId ?? '0']);
  if (!known[kind].has(objectId) || campaign === undefined || account === undefined)
    throw new Refusal('notFound');
  const adGroupId =
    kind === 'adGroup'
      ? objectId
      : (known.keyword.get(objectId)?.adGroupId ??
        known.negativeKeyword.get(objectId)?.adGroupId ??
        known.ad.get(objectId)?.adGroupId ??
        '');
  const find = <Kind extends AdKind>(of: Kind, id: string) => {
    const state = known[of].get(id);
    return state === undefined ? null : { id, state };
  };
  const { campaignGroupId, name: campaignGroupName, currency, timeZone } = account;
  const now = context.clock.now();
  const lowest = await listLowestBids(
    db,
    teamId,
    kind === 'keyword' ? [objectId] : [],
    new Date(now.getTime() - recentMs),
  );
  const openEditsOf = await viewOpenEdits(db, context, kind, [{ campaignId, currency }], () => objectId);
  const ids = { campaign: campaignId, adGroup: adGroupId, [kind]: objectId, of: kind };
  return {
    kind,
    objectId,
    campaign: find('campaign', campaignId),
    adGroup: find('adGroup', adGroupId),
    keyword: find('keyword', objectId),
    negativeKeyword: find('negativeKeyword', objectId),
    ad: find('ad', objectId),
    campaignGroupId,
    campaignGroupName,
    currency,
    timeZone,
    perUsd: await readRate(db, currency, now),
    lowestRecentBid: lowest.get(objectId) ?? null,
    now: estimateAppleTime(context).toISOString(),
    openEdits: openEditsOf(objectId),
    serving: await listServing(db, teamId, ids),
  };
}
