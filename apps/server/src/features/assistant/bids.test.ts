import * as calls from '@tapwright/contracts/assistant';
import { findChangeSet } from '@tapwright/contracts/change-sets';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { putSuggestedBids } from '../apple-words/index.ts';
import { plainFact } from '../measures/testing/plain-fact.ts';
import { storeFacts } from '../measures/testing/reported-world.ts';
import { startWithWords } from '../words/testing/start-with-words.ts';
import { systemWrite } from '../writes/index.ts';
import { makeProposals } from './making/make-proposals.ts';

const readAt = new Date('2026-11-20T21:00:00Z');
type Measured = readonly [keywordId: string, taps: number, installs: number];

async function startWithBids() {
  const world = await startWithWords();
  const { teamId, write, addKeyword, report, deps, ask, account } = world;
  await addKeyword('7011', 'sleep timer', { bid: { amount: '1.20', currency: 'USD' } });
  await addKeyword('7011', 'ringtone', { bid: { amount: '2.00', currency: 'USD' } });
  await addKeyword('7012', 'rain', { bid: { amount: '1.00', currency: 'USD' } });
  await sql`insert into ad_goals (team_id, kind, object_id, cpa_goal_minor)
    values (${teamId}, 'campaign', 7010, 320)`.execute(write);
  await sql`update campaigns set apple = apple || jsonb_build_object('adAccountId', ad_account_id)
    where team_id = ${teamId}`.execute(write);
  await sql`update ad_groups set apple = apple || jsonb_build_object('campaignId', campaign_id)
    where team_id = ${teamId}`.execute(write);
  await sql`update keywords set apple = apple || jsonb_build_object('campaignId', campaign_id, 'adGroupId', ad_group_id)
    where team_id = ${teamId}`.execute(write);
  await report('2026-10-01', '2026-11-20', [['7012', 'sleep', 30, '2026-11-10', 12]]);
  const factOf = ([keywordId, taps, tapInstalls]: Measured) => ({
    ...plainFact,
    teamId,
    adAccountId: account.adAccountId,
    level: 'keyword' as const,
    zone: 'ORTZ' as const,
    on: '2026-11-10' as const,
    campaignId: '7010',
    adGroupId: '7011',
    keywordId,
    measures: {
      ...plainFact.measures,
      spendMicros: taps * 1_000_000,
      impressions: taps * 10,
      taps,
      tapInstalls,
    },
  });
  await storeFacts(
    deps.database,
    account,
    (
      [
        ['900001', 60, 36],
        ['900002', 80, 2],
        ['900003', 60, 36],
      ] as const
    ).map(factOf),
    { span: 'day', range: { from: '2026-10-01', to: '2026-11-20' } },
    readAt,
  );
  const suggest = async (bids: readonly (readonly [string, number])[]) => {
    await systemWrite({ database: deps.database }, 'a test', async ({ tx }) =>
      putSuggestedBids(tx, { teamId, adAccountId: account.adAccountId }, new Map(bids), readAt),
    );
    await makeProposals(deps, teamId);
  };
  const bidsOf = async (who = world.owner) =>
    (await ask(who, calls.findWork, { query: { teamId } })).proposals.filter(({ kind }) => kind === 'bids');
  return { ...world, suggest, bidsOf };
}

test('bids outside of what Apple suggests are proposed and become a draft; what Apple says nothing of is not', async () => {
  const { owner, teamId, suggest, bidsOf, ask } = await startWithBids();
  await suggest([]);
  expect(await bidsOf()).toEqual([]);
  await suggest([
    ['900001', 1.8],
    ['900002', 1.1],
  ]);
  const proposals = await bidsOf();
  expect(proposals).toMatchObject([
    {
      evidence: { of: 'bidHigh', word: 'ringtone', bid: '2.00', nextBid: '1.60', suggested: '1.10' },
      edits: 1,
      gone: null,
    },
    {
      evidence: {
        of: 'bidLow',
        word: 'sleep timer',
        bid: '1.20',
        nextBid: '1.50',
        suggested: '1.80',
        places: [{ adGroupId: '7011', matching: 'exact', taps: 60, installs: 36 }],
      },
    },
  ]);
  const { changeSetId } = await ask(owner, calls.applyProposals, {
    body: { teamId, proposalIds: proposals.map(({ proposalId }) => proposalId) },
  });
  const query = { teamId, changeSetId, pageNum: 1, pageSize: 10 } as const;
  const { set, edits } = await ask(owner, findChangeSet, { query });
  expect([set.origin, set.state]).toEqual(['assistant', 'draft']);
  expect(edits.list.map(({ before, after }) => [before['bid'], after['bid']])).toEqual(
    expect.arrayContaining([
      ['1.20', '1.50'],
      ['2.00', '1.60'],
    ]),
  );
});

test('a bid that was changed meanwhile takes the ground away; another team sees nothing', async () => {
  const { teamId, write, suggest, bidsOf, owner, makeMember, bind, makePerson, makeTeam, ask } =
    await startWithBids();
  await suggest([['900001', 1.8]]);
  await sql`update keywords set apple = jsonb_set(apple, '{bid,amount}', '"1.70"')
    where team_id = ${teamId} and keyword_id = 900001`.execute(write);
  expect(await bidsOf()).toMatchObject([{ gone: 'changed', edits: 0 }]);
  const member = await makeMember(owner, teamId, 'advManager');
  await bind(member, [7020]);
  expect(await bidsOf(member)).toEqual([]);
  const stranger = await makePerson();
  const theirs = await makeTeam(stranger);
  expect((await ask(stranger, calls.findWork, { query: { teamId: theirs } })).proposals).toEqual([]);
});
