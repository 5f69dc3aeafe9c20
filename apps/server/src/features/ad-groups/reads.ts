import { adGroupColumns } from '@tapwright/contracts/ad-columns';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findAdGroup, findAdGroups } from '@tapwright/contracts/ad-groups';
import { runSnapshot } from '../../platform/db/run-snapshot.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findScope } from '../campaign-groups/index.ts';
import { appleReader, campaignTypeOf, wordsOf } from '../ad-columns/index.ts';
import { viewOpenEdits } from '../open-edits/index.ts';
import { type AdGroupRow, listAdGroups } from './ad-groups-store.ts';

/** To choose from, so without those that are gone. */
export async function listTeamAdGroups(
  context: TeamContext<'ads.see'>,
  query: ParsedQueryOf<typeof findAdGroups>,
): Promise<AnswerOf<typeof findAdGroups>> {
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  const rows = await listAdGroups(database.read, membership.teamId, scope, query);
  return { list: rows.map((row) => viewAdGroup(row)), total: rows[0]?.total ?? 0 };
}

/** Outside the reader's scope it does not exist. */
export async function getAdGroup(
  context: TeamContext<'ads.see'>,
  { adGroupId }: ParsedQueryOf<typeof findAdGroup>,
): Promise<AnswerOf<typeof findAdGroup>> {
  const { database, membership } = context;
  const scope = await findScope(database.read, membership);
  const { row, openEditsOf } = await runSnapshot({ write: database.read }, async (db) => {
    const wanted = { adGroupId, pageNum: 1, pageSize: 1 };
    const [row] = await listAdGroups(db, membership.teamId, scope, wanted);
    if (row === undefined) throw new Refusal('notFound');
    return { row, openEditsOf: await viewOpenEdits(db, context, 'adGroup', [row], () => adGroupId) };
  });
  return { ...viewAdGroup(row), openEdits: openEditsOf(adGroupId) };
}

const fromApple = appleReader(adGroupColumns);

const viewAdGroup = ({ reasons, limits, isArchived, ...row }: AdGroupRow) => ({
  ...row,
  ...(isArchived && { isArchived }),
  statusReasons: [...wordsOf(reasons), ...wordsOf(limits)],
  campaignType: campaignTypeOf(row.campaignType),
  ...fromApple.read(row),
});
