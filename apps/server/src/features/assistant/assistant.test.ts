import * as calls from '@tapwright/contracts/assistant';
import { discardDraft } from '@tapwright/contracts/change-drafts';
import { findChangeSet } from '@tapwright/contracts/change-sets';
import { codes } from '@tapwright/contracts/codes';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Somebody } from '../teams/testing/team-server.ts';
import { type Searched, startWithWords } from '../words/testing/start-with-words.ts';
import { makeProposals } from './making/make-proposals.ts';

const day = '2026-11-10';
const searched: readonly Searched[] = [
  ['7011', 'Sleep  podcast', 64, day, 38],
  ['7011', 'ringtone free', 20, day],
  ['7011', 'ringtone maker', 20, day, 1],
  ['7011', 'my ringtone', 20, day],
  ['7011', 'alarm clock radio', 41, day],
  ['7011', 'rain sounds', 30, day, 9],
  // What Apple keeps to itself, and what a rival ad group of the owner met.
  ['7011', '', 400, day, 1],
  ['7011', 'sleep timer', 25, day, 5],
  ['7012', 'sleep timer', 60, day, 40],
];

async function startWithWork() {
  const world = await startWithWords();
  const { teamId, write, addKeyword, report, deps, ask } = world;
  await addKeyword('7012', 'sleep timer');
  await addKeyword('7012', 'sleep sounds');
  await sql`insert into ad_goals (team_id, kind, object_id, cpa_goal_minor)
    values (${teamId}, 'campaign', 7010, 320)`.execute(write);
  // As Apple answers them: each says what it lies in.
  await sql`update campaigns set apple = apple || jsonb_build_object('adAccountId', ad_account_id)
    where team_id = ${teamId}`.execute(write);
  await sql`update ad_groups set apple = apple || jsonb_build_object('campaignId', campaign_id)
    where team_id = ${teamId}`.execute(write);
  await report('2026-10-01', '2026-11-20', searched);
  await makeProposals(deps, teamId);
  const find = async (who: Somebody) => ask(who, calls.findWork, { query: { teamId } });
  const wordsOf = async (who: Somebody) =>
    (await find(who)).proposals.map(({ kind, evidence }) => [
      kind,
      evidence.of === 'negateNGram' ? evidence.pieces.join(' ') : 'word' in evidence ? evidence.word : '',
    ]);
  const get = async (who: Somebody, of: string) => {
    const found = (await find(who)).proposals.find(({ evidence }) => evidence.of === of);
    if (found === undefined) throw new Error(`Nothing of ${of} is proposed.`);
    return found;
  };
  return { ...world, find, wordsOf, get };
}

test('what earns, what wastes and what competes is proposed with its reason; hidden searches never are', async () => {
  const { owner, find, wordsOf, get } = await startWithWork();
  expect(new Set((await wordsOf(owner)).map((one) => one.join(': ')))).toEqual(
    new Set(['harvest: sleep podcast', 'negate: alarm clock radio', 'negate: ringtone', 'own: sleep timer']),
  );
  expect((await find(owner)).run).toMatchObject({
    isMaking: false,
    from: '2026-10-21',
    to: '2026-11-17',
    completeDays: 48,
    neededDays: 7,
  });
  expect(await get(owner, 'harvest')).toMatchObject({
    currency: 'USD',
    countries: ['JP'],
    worth: '68.57',
    edits: 2,
    gone: null,
    changeSet: null,
    putAside: null,
    evidence: {
      sums: { taps: 64, installs: 38, spend: '64.00', cpa: '1.68' },
      goal: '3.20',
      isGoalSet: true,
      bid: '1.20',
      target: { adGroupId: '7012', adGroupName: 'Words 2' },
      places: [{ adGroupId: '7011', matching: 'search' }],
    },
  });
  expect(await get(owner, 'negateNGram')).toMatchObject({
    edits: 1,
    evidence: { way: 'broad', terms: 3, stopped: 3, lostInstalls: 1 },
  });
  expect(await get(owner, 'own')).toMatchObject({
    edits: 1,
    evidence: { owner: { adGroupId: '7012' }, others: [{ adGroupId: '7011' }] },
  });
});

test('one click gathers it in a draft of one’s own, and a second answers with the same', async () => {
  const { ask, owner, teamId, get, makeMember } = await startWithWork();
  const { proposalId } = await get(owner, 'harvest');
  const body = { teamId, proposalIds: [proposalId] };
  const { changeSetId } = await ask(owner, calls.applyProposals, { body });
  expect(await ask(owner, calls.applyProposals, { body })).toEqual({ changeSetId });
  const query = { teamId, changeSetId, pageNum: 1, pageSize: 20 };
  const { set, edits } = await ask(owner, findChangeSet, { query });
  expect([set.origin, set.state]).toEqual(['assistant', 'draft']);
  expect(
    edits.list.map(({ kind, intent, adGroupName, after }) => [kind, intent, adGroupName, after['bid']]),
  ).toEqual([
    ['keyword', 'create', 'Words 2', '1.20'],
    ['negativeKeyword', 'create', 'Words 1', undefined],
  ]);
  expect((await get(owner, 'harvest')).changeSet).toEqual({ changeSetId, state: 'draft' });
  // A draft is nobody else's, so it is nothing to them.
  const admin = await makeMember(owner, teamId, 'admin');
  expect((await get(admin, 'harvest')).changeSet).toBeNull();
  await ask(owner, discardDraft, { body: { teamId, changeSetId } });
  expect((await get(owner, 'harvest')).changeSet).toBeNull();
});

test('n-grams are told with what they cost; a negative is offered that stops nothing that runs or earns', async () => {
  const { ask, owner, teamId, addKeyword, makeMember, bind } = await startWithWork();
  const place = { adamId: '71', country: 'JP' };
  const list = async (who: Somebody, query: object = {}) =>
    (await ask(who, calls.findNGrams, { query: { teamId, ...place, ...query } })).list;
  expect(await list(owner)).toMatchObject([
    { pieces: ['ringtone'], terms: 3, taps: 60, verdict: 'waste', spend: '60.00', atStake: '56.80' },
  ]);
  expect(await list(owner, { verdict: 'waste', length: 1, name: 'RING' })).toHaveLength(1);
  expect(await list(owner, { length: 2 })).toEqual([]);
  expect(await list(owner, { country: 'KR' })).toEqual([]);
  const outside = await makeMember(owner, teamId, 'advManager');
  await bind(outside, [7020]);
  expect(await list(outside)).toEqual([]);

  const body = { teamId, ...place, currency: 'USD', pieces: ['ringtone'] };
  expect(await ask(owner, calls.findNGram, { body })).toMatchObject({
    way: 'broad',
    stopped: 3,
    lostInstalls: 1,
    positives: { keywords: [], terms: [] },
    negatives: [{ campaignId: '7010', text: 'ringtone', matchType: 'BROAD' }],
  });
  await addKeyword('7012', 'my ringtone');
  const { way, positives, negatives } = await ask(owner, calls.findNGram, { body });
  expect([way, positives.keywords]).toEqual(['exact', ['my ringtone']]);
  expect(negatives.map(({ text }) => text).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'ringtone free',
    'ringtone maker',
  ]);
  expect((await ask(outside, calls.findNGram, { body })).terms).toEqual([]);
});

test('somebody bound to campaigns sees and takes the proposals of these alone', async () => {
  const { codeOf, owner, teamId, wordsOf, get, makeMember, bind } = await startWithWork();
  const { proposalId } = await get(owner, 'harvest');
  const inside = await makeMember(owner, teamId, 'advManager');
  await bind(inside, [7010]);
  expect(await wordsOf(inside)).toHaveLength(4);
  const outside = await makeMember(owner, teamId, 'advManager');
  await bind(outside, [7020]);
  expect(await wordsOf(outside)).toEqual([]);
  const body = { teamId, proposalIds: [proposalId] };
  expect(await codeOf(outside, calls.applyProposals, { body })).toBe(codes.notFound);
  const aside = { teamId, proposalId, way: 'never' } as const;
  expect(await codeOf(outside, calls.putAsideProposal, { body: aside })).toBe(codes.notFound);
  expect(await codeOf(outside, calls.bringBackProposal, { body: { teamId, proposalId } })).toBe(
    codes.notFound,
  );
});

test('what is put aside stays so when it is proposed again, until it is brought back', async () => {
  const { ask, owner, teamId, get, deps } = await startWithWork();
  const { proposalId } = await get(owner, 'negateTerm');
  await ask(owner, calls.putAsideProposal, {
    body: { teamId, proposalId, way: 'dismissed', reason: 'onPurpose' },
  });
  await makeProposals(deps, teamId);
  expect(await get(owner, 'negateTerm')).toMatchObject({
    proposalId,
    putAside: { way: 'dismissed', reason: 'onPurpose' },
  });
  await ask(owner, calls.bringBackProposal, { body: { teamId, proposalId } });
  expect((await get(owner, 'negateTerm')).putAside).toBeNull();
  await ask(owner, calls.putAsideProposal, { body: { teamId, proposalId, way: 'untilMoved' } });
  expect((await get(owner, 'negateTerm')).putAside?.way).toBe('untilMoved');
  await sql`update assistant_proposals set worth_micros = worth_micros * 13 / 10
    where team_id = ${teamId} and proposal_id = ${proposalId}`.execute(deps.database.write);
  expect((await get(owner, 'negateTerm')).putAside).toBeNull();
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, pageNum: 1, pageSize: 40 } });
  expect(list.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Proposal of the keyword assistant put aside',
      'Proposal of the keyword assistant brought back',
    ]),
  );
});

test('a proposal whose ground has gone says so and can be taken no more', async () => {
  const { ask, codeOf, owner, teamId, get, find, write, addKeyword, deps, wordsOf } = await startWithWork();
  const { proposalId } = await get(owner, 'harvest');
  await addKeyword('7012', 'SLEEP podcast');
  expect(await get(owner, 'harvest')).toMatchObject({ gone: 'added' });
  const body = { teamId, proposalIds: [proposalId] };
  expect(await codeOf(owner, calls.applyProposals, { body })).toBe(codes.nothingToChange);
  await sql`update campaigns set apple = apple || '{"status": "PAUSED"}' where team_id = ${teamId}
    and campaign_id = 7010`.execute(write);
  expect(await get(owner, 'negateNGram')).toMatchObject({ gone: 'notRunning', edits: 0 });
  await makeProposals(deps, teamId);
  expect(await wordsOf(owner)).toEqual([]);
  const { madeAt } = (await find(owner)).run;
  expect(await ask(owner, calls.makeWork, { body: { teamId } })).toBeNull();
  await expect.poll(async () => (await find(owner)).run.madeAt).not.toBe(madeAt);
});

test('a team of its first days is told how many are needed', async () => {
  const { ask, owner, teamId, report, deps } = await startWithWords();
  const find = async () => ask(owner, calls.findWork, { query: { teamId } });
  expect((await find()).run).toMatchObject({ madeAt: null, completeDays: 0 });
  await report('2026-11-14', '2026-11-20', [['7011', 'sleep', 64, '2026-11-14', 38]]);
  await makeProposals(deps, teamId);
  const { run, proposals } = await find();
  expect(run).toMatchObject({ completeDays: 4, neededDays: 7, from: null });
  expect([run.madeAt === null, proposals]).toEqual([false, []]);
});

test('several proposals are one draft; what is in a draft already is not put into another', async () => {
  const { ask, codeOf, owner, teamId, find, get } = await startWithWork();
  const { proposals } = await find(owner);
  const all = proposals.map(({ proposalId }) => proposalId);
  const body = { teamId, proposalIds: all };
  const { changeSetId } = await ask(owner, calls.applyProposals, { body });
  const query = { teamId, changeSetId, pageNum: 1, pageSize: 40 };
  const { edits } = await ask(owner, findChangeSet, { query });
  const wanted = proposals.reduce((sum, one) => sum + one.edits, 0);
  expect([edits.total, wanted]).toEqual([5, 5]);
  expect(await ask(owner, calls.applyProposals, { body })).toEqual({ changeSetId });
  const { proposalId } = await get(owner, 'own');
  const one = { teamId, proposalIds: [proposalId] };
  expect(await ask(owner, calls.applyProposals, { body: one })).toEqual({ changeSetId });
  await ask(owner, discardDraft, { body: { teamId, changeSetId } });
  await ask(owner, calls.applyProposals, { body: one });
  expect(await codeOf(owner, calls.applyProposals, { body })).toBe(codes.changedMeanwhile);
  const unknown = { teamId, proposalIds: [1] };
  expect(await codeOf(owner, calls.applyProposals, { body: unknown })).toBe(codes.notFound);
});
