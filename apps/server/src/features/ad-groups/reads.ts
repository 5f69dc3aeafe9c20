import { adGroupColumns } from '@tapwright/contracts/ad-columns';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findAdGroup, findAdGroups } from '@tapwright/contracts/ad-groups';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findScope } from '../campaign-groups/index.ts';
import { appleReader, campaignTypeOf, wordsOf } from '../ad-columns/index.ts';
import { viewOpenEdits } from '../open-edits/index.ts';
import { type AdGroupFilter, type AdGroupRow, listAdGroups } from './ad-groups-store.ts';

/** To choose from, so without those that are gone. */
export async function listTeamAdGroups(
  context: TeamContext<'ads.see'>,
  query: ParsedQueryOf<typeof findAdGroups>,
): Promise<AnswerOf<typeof findAdGroups>> {
  const rows = await listInScope(context, query);
  return { list: rows.map((row) => viewAdGroup(row)), total: rows[0]?.total ?? 0 };
}

/** Outside the reader's scope it does not exist. */
export async function getAdGroup(
  context: TeamContext<'ads.see'>,
  { adGroupId }: ParsedQueryOf<typeof findAdGroup>,
): Promise<AnswerOf<typeof findAdGroup>> {
  const [row] = await listInScope(context, { adGroupId, pageNum: 1, pageSize: 1 });
  if (row === undefined) throw new Refusal('notFound');
  const { database } = context;
  const openEditsOf = await viewOpenEdits(database.read, context, 'adGroup', [row], () => adGroupId);
  return { ...viewAdGroup(row), openEdits: openEditsOf(adGroupId) };
}

async function listInScope(context: TeamContext<'ads.see'>, filter: AdGroupFilter): Promise<AdGroupRow[]> {
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  return listAdGroups(database.read, membership.teamId, scope, filter);
}

const fromApple = appleReader(adGroupColumns);

const viewAdGroup = ({ reasons, limits, isArchived, ...row }: AdGroupRow) => ({
  ...row,
  ...(isArchived && { isArchived }),
  statusReasons: [...wordsOf(reasons), ...wordsOf(limits)],
  campaignType: campaignTypeOf(row.campaignType),
  ...fromApple.read(row),
});
