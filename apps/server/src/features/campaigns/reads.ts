import { campaignColumns } from '@tapwright/contracts/ad-columns';
import { campaignTypes } from '@tapwright/contracts/ad-values';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import type { findByName, findCampaign, findCampaignCount } from '@tapwright/contracts/campaigns';
import { runSnapshot } from '../../platform/db/run-snapshot.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { findScope } from '../campaign-groups/index.ts';
import { appleReader, campaignTypeOf, modeOf, wordsOf } from '../ad-columns/index.ts';
import { countCampaigns, listCampaigns, listKinds } from './campaigns-store.ts';
import { listByName } from './found-objects-store.ts';
import { viewOpenEdits } from '../open-edits/index.ts';

const fromApple = appleReader(campaignColumns);

/** To choose from, so without those that are gone. */
export async function listTeamCampaigns(
  context: TeamContext<'ads.see'>,
  query: ParsedQueryOf<typeof findCampaign>,
): Promise<AnswerOf<typeof findCampaign>> {
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  const { rows, openEditsOf } = await runSnapshot({ write: database.read }, async (db) => {
    const rows = await listCampaigns(db, membership.teamId, scope, query);
    const openEditsOf = await viewOpenEdits(db, context, 'campaign', rows, (row) => row.campaignId);
    return { rows, openEditsOf };
  });
  return {
    list: rows.map(({ deliveryMode, reasons, limits, ...row }) => ({
      ...row,
      openEdits: openEditsOf(row.campaignId),
      mode: modeOf({ deliveryMode }),
      statusReasons: [...wordsOf(reasons), ...wordsOf(limits)],
      campaignType: campaignTypeOf(row.campaignType),
      ...fromApple.read(row),
    })),
    total: rows[0]?.total ?? 0,
  };
}

export async function countTeamCampaigns(
  context: TeamContext<'ads.see'>,
  { currencyType }: ParsedQueryOf<typeof findCampaignCount>,
): Promise<AnswerOf<typeof findCampaignCount>> {
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  return countCampaigns(database.read, membership.teamId, scope, currencyType);
}

export async function findTeamCampaignKinds({
  database,
  membership,
}: TeamContext<'ads.see'>): Promise<AnswerOf<typeof findCampaignKinds>> {
  const scope = await findScope(database.read, membership);
  const { types, ...kinds } = await listKinds(database.read, membership.teamId, scope);
  return { ...kinds, campaignTypes: campaignTypes.filter((type) => types.includes(type)) };
}

export async function findObjectsByName(
  { database, membership }: TeamContext<'ads.see'>,
  { name }: ParsedQueryOf<typeof findByName>,
): Promise<AnswerOf<typeof findByName>> {
  const scope = await findScope(database.read, membership);
  return listByName(database.read, membership.teamId, scope, name);
}
