import { rolesWithScope } from '@tapwright/contracts/roles';
import { putEntities } from '../../apple-sync/index.ts';
import type { TeamWrite } from '../../writes/index.ts';
import type { NewEdit } from '../sets/edits-store.ts';
import { joinScope } from '../ads/local-ads-store.ts';
import type { LoadedAds } from '../planning/load-ads.ts';
import { writeKeyword, writeText } from '../sending/write-fields.ts';
import { writeNewAd, writeNewAdGroup, writeNewCampaign } from '../sending/write-new.ts';

type Creation = Omit<NewEdit, 'confirmed'>;

/** What is created stands in our tables from its commit on, as far as it is known, and in its author's scope. */
export async function putLocalAds(
  { tx, membership, actor }: TeamWrite,
  { accounts }: LoadedAds,
  edits: readonly Creation[],
): Promise<void> {
  const { teamId, role, scope } = membership;
  const created = edits.filter(({ intent }) => intent === 'create');
  for (const [adAccountId, ofAccount] of Map.groupBy(created, (edit) => edit.adAccountId)) {
    const currency = accounts.get(adAccountId)?.currency ?? 'USD';
    const view = (edit: Creation) => viewLocal({ currency, currencyName: currency }, edit);
    for (const [kind, ofKind] of Map.groupBy(ofAccount, (edit) => edit.kind))
      await putEntities(tx, kind, { teamId, adAccountId }, ofKind.map(view));
  }
  const isBound = scope.length > 0 && rolesWithScope('campaigns').includes(role);
  const campaigns = created.filter(({ kind }) => kind === 'campaign').map(({ objectId }) => objectId);
  if (isBound) await joinScope(tx, { teamId, userId: actor.userId }, campaigns);
}

type Line = Parameters<typeof writeNewCampaign>[0];
/** As Apple shows what it has not looked at yet. */
const shown = { displayStatus: 'PROCESSING', systemStatus: 'NOT_RUNNING' };

function viewLocal(line: Line, { kind, objectId: id, adAccountId, campaignId, adGroupId, after }: Creation) {
  const place = { id, adAccountId, campaignId, adGroupId };
  switch (kind) {
    case 'campaign':
      return { ...writeNewCampaign(line, { adAccountId, after }), ...shown, id };
    case 'adGroup':
      return { ...writeNewAdGroup(line, { campaignId, after }, {}), ...shown, ...place };
    case 'ad':
      return { ...writeNewAd(after), ...shown, ...place };
    default:
      return { ...writeText(after), ...writeKeyword(line, after), ...place };
  }
}
