import * as lists from '@tapwright/contracts/negative-lists';
import type { Somebody } from '../../teams/testing/team-server.ts';
import { startWithWords } from '../../words/testing/start-with-words.ts';

export const exact = (text: string) => ({ text, matchType: 'EXACT' as const });
export const broad = (text: string) => ({ text, matchType: 'BROAD' as const });

/** Two campaigns, and a list with one word that is attached to none of them. */
export async function startWithList() {
  const world = await startWithWords();
  const { ask, owner, teamId } = world;
  const { listId } = await ask(owner, lists.addNegativeList, { body: { teamId, name: 'Never' } });
  const key = { teamId, listId };
  await ask(owner, lists.addListedNegatives, { body: { ...key, words: [exact('free')] } });
  const attach = async (who: Somebody, ...campaignIds: string[]) =>
    ask(who, lists.attachCampaigns, { body: { ...key, campaignIds } });
  return { ...world, key, attach };
}
