import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { duplicateAdGroups, duplicateCampaigns } from '@tapwright/contracts/change-copies';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../platform/http/context.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import type { TeamWrite } from '../writes/index.ts';
import { commitSet } from './committing/commit-edits.ts';
import { readerOf } from './sets/open-scope.ts';
import { copyAds } from './planning/copy-ads.ts';
import { requestStructure } from './planning/request-edits.ts';

type Body = Pick<ParsedBodyOf<typeof duplicateCampaigns>, 'note' | 'confirmed' | 'scheduledFor'>;

export const copyCampaigns = async (
  context: TeamContext,
  body: ParsedBodyOf<typeof duplicateCampaigns>,
): Promise<ChangeSetView> =>
  commitSet(context, duplicateCampaigns, async (write) =>
    chooseCopies(write, body, { kind: 'campaign', ids: body.campaignIds }),
  );

export const copyAdGroups = async (
  context: TeamContext,
  body: ParsedBodyOf<typeof duplicateAdGroups>,
): Promise<ChangeSetView> =>
  commitSet(context, duplicateAdGroups, async (write) =>
    chooseCopies(write, body, { kind: 'adGroup', ids: body.adGroupIds }),
  );

async function chooseCopies(
  write: TeamWrite,
  body: Body,
  { kind, ids }: { kind: 'campaign' | 'adGroup'; ids: readonly string[] },
) {
  const { tx, translate, language } = write;
  const { teamId, campaignIds } = await readerOf(tx, write);
  const nameOf = (name: string) => translate(language, 'changes:copyOf', { name });
  const copying = { db: tx, teamId, campaignIds, now: estimateAppleTime(write), nameOf };
  return requestStructure({ ...body, origin: 'duplicate' }, await copyAds(copying, kind, ids));
}
