import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findUploadTarget } from '@tapwright/contracts/keyword-upload';
import { runSnapshot } from '../../../platform/db/run-snapshot.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { listAccounts } from '../ads/ads-store.ts';
import { openScope } from '../sets/open-scope.ts';
import { loadAds } from '../planning/load-ads.ts';
import { readRate } from './read-rate.ts';

/** Outside the reader's scope it does not exist. */
export async function readUploadTarget(
  context: TeamContext,
  { adGroupId }: ParsedQueryOf<typeof findUploadTarget>,
): Promise<AnswerOf<typeof findUploadTarget>> {
  const { db, reader } = await openScope(context);
  // As for a keyword that is added there: with all that it could be the same as.
  const { known } = await runSnapshot(context.database, (moment) =>
    loadAds(moment, reader, [{ kind: 'keyword', intent: 'create', adGroupId, fields: {} }]),
  );
  const adGroup = known.adGroup.get(adGroupId);
  const campaign = adGroup && known.campaign.get(adGroup.campaignId);
  const [account] = await listAccounts(db, reader.teamId, [campaign?.adAccountId ?? '0']);
  if (adGroup === undefined || campaign === undefined || account === undefined) throw new Refusal('notFound');
  return {
    adGroupId,
    campaignId: adGroup.campaignId,
    campaignGroupName: account.name,
    campaign,
    adGroup,
    currency: account.currency,
    perUsd: await readRate(db, account.currency, context.clock.now()),
    now: estimateAppleTime(context).toISOString(),
    keywords: [...known.keyword]
      .filter(([, keyword]) => keyword.adGroupId === adGroupId && !keyword.isRemoved)
      .map(([keywordId, { text, matchType, bid }]) => ({ keywordId, text, matchType, bid })),
  };
}
