import * as z from 'zod/mini';
import type { Changing } from './start-changing.ts';

export const namedAds = z.object({
  result: z.array(
    z.looseObject({
      id: z.int(),
      name: z.optional(z.string()),
      status: z.string(),
      campaignId: z.nullish(z.union([z.int(), z.string()])),
      adGroupId: z.nullish(z.union([z.int(), z.string()])),
      promotedObjectId: z.nullish(z.string()),
    }),
  ),
});

const listed = z.object({
  result: z.array(z.looseObject({ id: z.int(), status: z.string(), bid: z.object({ amount: z.string() }) })),
});

/** Bid and status of each keyword that one of our sets has touched last, as Apple has them and as we do. */
export async function compareTables(server: Changing) {
  const { apple, adGroupId, deps, teamId } = server;
  const filters = [{ field: 'adGroupId', operator: 'EQUALS', value: adGroupId }];
  const { result } = z.parse(listed, await apple('POST', '/keywords/query', { filters }));
  const rows = await deps.database.write
    .selectFrom('keywords')
    .select(['keywordId', 'apple'])
    .where('teamId', '=', teamId)
    .where('adGroupId', '=', Number(adGroupId))
    .orderBy('keywordId')
    .execute();
  const say = (answered: unknown) => {
    const {
      id,
      status,
      bid: own,
    } = z.parse(
      z.looseObject({ id: z.coerce.number(), status: z.string(), bid: z.object({ amount: z.string() }) }),
      answered,
    );
    return `${id} ${status} ${own.amount}`;
  };
  return {
    theirs: result.map(say).toSorted(),
    ours: rows.map(({ apple: answered }) => say(answered)).toSorted(),
  };
}

/** Campaigns with their ad groups, and how many keywords and negatives each has, here and there. */
export async function compareStructure({ apple, deps, teamId }: Changing) {
  const list = async (path: string, ...filters: object[]) => {
    const asked = { ...(filters.length > 0 && { filters }), pagination: { pageSize: 1000 } };
    return z.parse(namedAds, await apple('POST', path, asked)).result;
  };
  const isStanding = { field: 'deleted', operator: 'EQUALS', value: false };
  const within = (field: string, id: number) => ({ field, operator: 'EQUALS', value: String(id) });
  const campaigns = await list('/campaigns/query');
  const adGroups: typeof campaigns = [];
  const keywords: typeof campaigns = [];
  const negatives: typeof campaigns = [];
  for (const { id } of campaigns) {
    const ofCampaign = within('campaignId', id);
    adGroups.push(...(await list('/adgroups/query', ofCampaign)));
    const inNone = { field: 'adGroupId', operator: 'IS_NULL' };
    negatives.push(...(await list('/negative-keywords/query', ofCampaign, inNone)));
  }
  const ads: typeof campaigns = [];
  for (const { id } of adGroups) {
    ads.push(...(await list('/ads/query', within('adGroupId', id), isStanding)));
    keywords.push(...(await list('/keywords/query', within('adGroupId', id))));
    negatives.push(...(await list('/negative-keywords/query', within('adGroupId', id))));
  }
  const count = (rows: typeof keywords, id: number) =>
    rows.filter(({ adGroupId }) => Number(adGroupId) === id).length;
  const theirs = [
    ...campaigns.map(({ id, name, status }) => {
      const own = negatives.filter((one) => Number(one.campaignId) === id && !one.adGroupId).length;
      return `campaign ${id} ${name} ${status} ${own}`;
    }),
    ...adGroups.map(
      ({ id, name, status }) => `${id} ${name} ${status} ${count(keywords, id)} ${count(negatives, id)}`,
    ),
    ...ads.map(({ id, name, status, adGroupId }) => `ad ${id} ${name} ${status} ${adGroupId}`),
  ];
  const { rows } = await deps.database.pool.query<{ line: string }>(
    `select concat_ws(' ', 'campaign', c.campaign_id, c.name, c.status,
       (select count(*) from negative_keywords n where n.team_id = $1 and n.campaign_id = c.campaign_id
         and n.ad_group_id is null and not n.is_removed)) as line
     from campaigns c where c.team_id = $1 and not c.is_removed
     union all select concat_ws(' ', g.ad_group_id, g.name, g.status,
       (select count(*) from keywords k where k.team_id = $1 and k.ad_group_id = g.ad_group_id and not k.is_removed),
       (select count(*) from negative_keywords n where n.team_id = $1 and n.ad_group_id = g.ad_group_id
         and not n.is_removed))
     from ad_groups g where g.team_id = $1 and not g.is_removed
     union all select concat_ws(' ', 'ad', a.ad_id, a.name, a.status, a.ad_group_id)
     from ads a where a.team_id = $1 and not a.is_removed`,
    [teamId],
  );
  const namesIn = (some: typeof campaigns) =>
    some.map(({ campaignId, name }) => `${campaignId ?? ''} ${name ?? ''}`);
  return {
    theirs: theirs.toSorted(),
    ours: rows.map(({ line }) => line).toSorted(),
    names: [...namesIn(campaigns), ...namesIn(adGroups)],
  };
}
