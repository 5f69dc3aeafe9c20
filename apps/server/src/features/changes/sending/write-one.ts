import { estimateAppleTime } from '../../apple-sync/index.ts';
import { listAds } from '../ads/ads-store.ts';
import type { EditRow } from '../sets/edits-store.ts';
import { readAppleObject } from '../ads/read-apple-object.ts';
import type { AppleRow } from './read-objects.ts';
import { maxWaitMs, type SendContext } from './send-context.ts';
import { listAppleFields } from './compare-with-apple.ts';
import { createAd } from './create-ad.ts';
import { takeAdvice, takesAdvice } from './take-advice.ts';
import { writeAd, writeAdGroup, writeCampaign } from './write-fields.ts';
import { writeNewAdGroup, writeNewCampaign } from './write-new.ts';

/** A campaign, an ad group or an ad, and what Apple answers of it: nothing to a removal. */
export async function writeOne(
  context: SendContext,
  edit: EditRow,
  atApple: AppleRow | undefined,
): Promise<AppleRow | undefined> {
  const { kind, intent, objectId, after } = edit;
  const { calls, signal } = context;
  const options = { signal, maxWaitMs };
  if (intent === 'remove') {
    if (kind === 'campaign') await calls.deleteCampaign(objectId, options);
    else if (kind === 'ad') await calls.deleteAd(objectId, options);
    else await calls.deleteAdGroup(objectId, options);
    return undefined;
  }
  if (kind === 'campaign' && intent === 'update') return updateCampaign(context, edit, atApple);
  if (kind === 'campaign') return calls.createCampaign(writeNewCampaign(context, edit), options);
  if (kind === 'ad' && intent === 'update') return calls.updateAd(objectId, writeAd(after), options);
  const around = await readAround(context, edit);
  if (kind === 'ad') return createAd(context, edit, around.adamId);
  if (intent === 'create') {
    const body = writeNewAdGroup(context, edit, around, estimateAppleTime(context.deps));
    return calls.createAdGroup(body, options);
  }
  return calls.updateAdGroup(objectId, writeAdGroup(context, after, { atApple, ...around }), options);
}

/** What moves by a recommendation is told nowhere else, and what is changed beside it goes first. */
async function updateCampaign(
  context: SendContext,
  edit: EditRow,
  atApple: AppleRow | undefined,
): Promise<AppleRow | undefined> {
  const { calls, signal } = context;
  const isTaken = takesAdvice(edit);
  const { targetCpa } = edit.after;
  const isUpdated = !isTaken || (targetCpa !== undefined && listAppleFields(edit.after).length > 0);
  const updated = isUpdated
    ? await calls.updateCampaign(edit.objectId, writeCampaign(context, edit.after), { signal, maxWaitMs })
    : undefined;
  return isTaken ? takeAdvice(context, edit, updated ?? atApple) : updated;
}

/** Whose app it is that customers have or have not, and how its campaign bids. */
async function readAround({ deps, teamId }: SendContext, { campaignId }: EditRow) {
  const [campaign] = await listAds(deps.database.write, teamId, 'campaign', 'id', [campaignId]);
  const { promotedObjectId, bidStrategy } = readAppleObject(campaign?.apple ?? {});
  return {
    adamId: String(promotedObjectId ?? ''),
    bidStrategy: bidStrategy?.bidStrategyType ?? 'MANUAL_CPT',
  };
}
