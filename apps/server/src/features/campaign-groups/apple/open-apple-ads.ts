import type { AdAccountCalls, AppleAds } from '@tapwright/apple-ads/client/connect';
import type { Deps } from '../../../platform/deps.ts';
import { type CertificateDeps, noteAppleOutcome, openCertificate } from '../../certificates/index.ts';
import { type CampaignGroupRow, findCampaignGroup } from '../groups/campaign-groups-store.ts';
import { CampaignGroupDetached } from '../groups/lock-attached.ts';

type OpenedAppleAds = {
  group: CampaignGroupRow;
  /** Calls in the context of the group's ad account, with token, pace and clock shared by all who ask. */
  calls: AdAccountCalls;
  organisation: AppleAds['organisation'];
  /** Called after the work, so that the certificate's page says when it was used or refused last. */
  note(error?: unknown): Promise<void>;
};

/** The one way to Apple for a campaign group; `keepFree` is the part of its quota left to others. Throws `CampaignGroupDetached` or `CertificateMissing`. */
export async function openAppleAds(
  context: CertificateDeps & Pick<Deps, 'clock'>,
  { teamId, campaignGroupId }: { teamId: number; campaignGroupId: number },
  usual: { keepFree?: number } = {},
): Promise<OpenedAppleAds> {
  const group = await findCampaignGroup(context.database.write, teamId, campaignGroupId);
  if (group === undefined || group.detachedAt !== null) throw new CampaignGroupDetached(campaignGroupId);
  const which = { teamId: group.certificateTeamId, certificateId: group.certificateId };
  const client = await openCertificate(context, which);
  return {
    group,
    calls: client.adAccount(group.adAccountId, usual),
    organisation: client.organisation,
    note: (error) => noteAppleOutcome(context, which, error),
  };
}
