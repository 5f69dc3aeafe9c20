import * as structure from '@tapwright/contracts/structure';
import { sql } from 'kysely';
import { startWithWords } from '../../words/testing/start-with-words.ts';

export const adamId = '71';

/** A category campaign in Japan and a discovery campaign in Japan and Korea, which is not kept off its word. */
export async function startDrifted() {
  const world = await startWithWords();
  const { ask, owner, teamId, write, addKeyword } = world;
  await sql`update campaigns set apple = apple || '{"adAccountId": "7000"}',
    chosen_type = case when campaign_id = 7010 then 'category' else 'discovery' end
    where team_id = ${teamId}`.execute(write);
  await sql`update ad_groups set apple = apple || ${JSON.stringify({
    campaignId: '0',
    automatedKeywordsOptIn: false,
    bidStrategy: { bid: { amount: '2.00', currency: 'USD' } },
  })}::jsonb where team_id = ${teamId}`.execute(write);
  await sql`update ad_groups set apple = apple || '{"automatedKeywordsOptIn": true}'
    where team_id = ${teamId} and campaign_id = 7020`.execute(write);
  await sql`update ad_groups set apple = apple || jsonb_build_object('campaignId', campaign_id::text)
    where team_id = ${teamId}`.execute(write);
  for (const adGroupId of ['7011', '7012'])
    await addKeyword(adGroupId, `Sleep timer ${adGroupId}`, { adGroupId, campaignId: '7010' });
  const query = { teamId, adamId };
  const find = async () => ask(owner, structure.findStructure, { query });
  const kinds = async () => (await find()).faults.map(({ fault }) => fault);
  return { ...world, query, find, kinds };
}
