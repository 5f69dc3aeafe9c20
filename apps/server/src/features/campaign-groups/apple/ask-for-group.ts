import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import { AppleAdsError } from '@tapwright/apple-ads/client/errors';
import type { CodeName } from '@tapwright/contracts/codes';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { CertificateMissing } from '../../certificates/index.ts';
import type { CampaignGroupRow } from '../groups/campaign-groups-store.ts';
import { CampaignGroupDetached } from '../groups/lock-attached.ts';
import { findScope } from '../scope/find-scope.ts';
import { openAppleAds } from './open-apple-ads.ts';

/** Before the page gives up: an answer that comes late is better than none. */
const limitMs = 15_000;

export type AskOptions = { signal: AbortSignal; timeoutMs: number; maxWaitMs: number };

/** Asks Apple about the ad account of a campaign group in the scope of whoever asks; `failure` is said where nothing came of it. */
export async function askForGroup<Value>(
  context: TeamContext,
  campaignGroupId: number,
  failure: CodeName,
  ask: (calls: AdAccountCalls, options: AskOptions, group: CampaignGroupRow) => Promise<Value>,
): Promise<Value> {
  const scope = await findScope(context.database.write, context.membership);
  if (scope !== undefined && !scope.campaignGroupIds.includes(campaignGroupId)) throw new Refusal('notFound');
  const { teamId } = context.membership;
  const opened = await openAppleAds(context, { teamId, campaignGroupId }).catch((error: unknown) => {
    if (error instanceof CampaignGroupDetached) throw new Refusal('notFound');
    throw error instanceof CertificateMissing ? new Refusal(failure) : error;
  });
  const signal = AbortSignal.timeout(limitMs);
  try {
    const options = { signal, timeoutMs: limitMs, maxWaitMs: limitMs };
    return await ask(opened.calls, options, opened.group);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (!(error instanceof AppleAdsError) && !signal.aborted) throw error;
    await opened.note(error);
    throw new Refusal(failure);
  }
}
