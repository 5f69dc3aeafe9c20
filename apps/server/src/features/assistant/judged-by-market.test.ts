import { applyProposals } from '@tapwright/contracts/assistant';
import { sendDraft } from '@tapwright/contracts/change-drafts';
import { findChangeSet } from '@tapwright/contracts/change-sets';
import { warningReasons } from '@tapwright/domain/ad-verdicts';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { expect, inject, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { attachAdAccount } from '../../testing/attach-ad-account.ts';
import { advanceFully, openSync, startStillSandbox } from '../apple-sync/testing/start-sync.ts';
import { startTeamServer } from '../teams/testing/team-server.ts';
import { makeProposals } from './making/make-proposals.ts';
import { listProposals, type ProposalRow } from './proposals-store.ts';

const isDeep = inject('depth') === 'deep';
const patience = { timeout: 300_000, interval: 200 };
const world = { currency: 'USD', timeZone: 'America/New_York' };
const seeds = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
/** The month after what was looked at. */
const month = { from: '2026-11-21', to: '2026-12-20' };

const expectedTerms = z.object({
  terms: z.array(
    z.looseObject({
      adGroupId: z.int(),
      searchTerm: z.nullable(z.string()),
      taps: z.number(),
      spend: z.number(),
      tapInstalls: z.number(),
      viewInstalls: z.number(),
    }),
  ),
});
type Brought = { spend: number; installs: number };
const nothing: Brought = { spend: 0, installs: 0 };

/** A team that has read a year of a sandbox of this seed, and what is proposed to it. */
async function startJudged(seed: number) {
  const sandbox = await startStillSandbox({ seed });
  onTestFinished(() => sandbox.stop());
  const server = await startTeamServer({ appleOrigin: () => sandbox.origin });
  const { deps, ask } = server;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const { user } = sandbox;
  const adAccountId = user.adAccountIds[0] ?? 0;
  await attachAdAccount(deps.database, deps.sealer, { teamId, user, adAccountId, ...world });
  const line = await openSync(deps.database, sandbox, { teamId, ...world });
  await advanceFully(line);
  await makeProposals(deps, teamId);
  const proposals = await listProposals(deps.database.write, { teamId, scoped: undefined });

  /** What searches bring in the mean, by the market itself. */
  const expectIn = async (campaignIds: readonly string[]) => {
    const all = [];
    for (const campaignId of campaignIds) {
      const question = { campaignId: Number(campaignId), ...month };
      const { terms } = z.parse(expectedTerms, await sandbox.control('POST', '/expected-terms', question));
      all.push(...terms.map((term) => ({ ...term, campaignId, word: foldKeyword(term.searchTerm ?? '') })));
    }
    return all;
  };
  const sendAll = async (wanted: readonly ProposalRow[]) => {
    const proposalIds = wanted.map((each) => each.proposalId);
    const { changeSetId } = await ask(owner, applyProposals, { body: { teamId, proposalIds } });
    await ask(owner, sendDraft, { body: { teamId, changeSetId, confirmed: [...warningReasons] } });
    const read = async () =>
      ask(owner, findChangeSet, { query: { teamId, changeSetId, pageNum: 1, pageSize: 20 } });
    await expect.poll(async () => (await read()).set.state, patience).toBe('settled');
    const { counts } = (await read()).set;
    expect(counts.live).toBe(counts.edits);
  };
  return { proposals, expectIn, sendAll };
}
type Judged = Awaited<ReturnType<typeof startJudged>>;
type Term = Awaited<ReturnType<Judged['expectIn']>>[number];

const sumOf = (terms: readonly Term[]): Brought =>
  terms.reduce(
    (sum, { spend, tapInstalls, viewInstalls }) => ({
      spend: sum.spend + spend,
      installs: sum.installs + tapInstalls + viewInstalls,
    }),
    nothing,
  );
const costOf = ({ spend, installs }: Brought) => spend / installs;

async function judgeHarvests({ proposals, expectIn, sendAll }: Judged) {
  const wanted = proposals.filter(({ kind }) => kind === 'harvest').slice(0, 100);
  const campaignIds = [...new Set(wanted.flatMap((each) => each.campaignIds))];
  const without = await expectIn(campaignIds);
  if (wanted.length > 0) await sendAll(wanted);
  const withThem = await expectIn(campaignIds);
  return wanted.map(({ evidence, campaignIds: own }) => {
    const word = 'word' in evidence ? evidence.word : '';
    const broughtBy = (terms: readonly Term[]) =>
      sumOf(terms.filter((term) => term.word === word && own.includes(term.campaignId)));
    return { word, before: costOf(broughtBy(without)), after: costOf(broughtBy(withThem)) };
  });
}

/** What each negative would stop, and whether that costs installs at or under the goal. */
async function judgeNegatives({ proposals, expectIn }: Judged) {
  const wanted = proposals.filter(({ kind }) => kind === 'negate');
  const all = await expectIn([...new Set(wanted.flatMap((each) => each.campaignIds))]);
  return wanted.map(({ evidence, edits }) => {
    const stopped = (edits.newNegativeKeywords ?? []).flatMap((negative) => {
      const pieces = foldKeyword(negative.text).split(' ');
      const isStopped = ({ word }: Term) =>
        negative.matchType === 'EXACT'
          ? word === foldKeyword(negative.text)
          : pieces.every((piece) => word.split(' ').includes(piece));
      return all.filter(
        (term) =>
          term.campaignId === negative.campaignId &&
          (negative.adGroupId === undefined || String(term.adGroupId) === negative.adGroupId) &&
          isStopped(term),
      );
    });
    const goal = 'goal' in evidence ? evidence.goal / 1_000_000 : Number.NaN;
    const brought = sumOf(stopped);
    return { of: evidence.of, goal, ...brought, isWrong: brought.installs > 0 && costOf(brought) <= goal };
  });
}

test.runIf(isDeep)(
  'of harvests nine in ten lower what an install of the search costs, of negatives hardly one costs installs that were worth it',
  async () => {
    const harvests = [];
    const negatives = [];
    for (const seed of seeds) {
      const judged = await startJudged(seed);
      const [ofSeed, harvestsOfSeed] = [await judgeNegatives(judged), await judgeHarvests(judged)];
      negatives.push(...ofSeed);
      harvests.push(...harvestsOfSeed);
    }
    const better = harvests.filter(({ before, after }) => after < before);
    expect(harvests.length).toBeGreaterThanOrEqual(30);
    expect(better.length / harvests.length).toBeGreaterThanOrEqual(0.9);
    expect(negatives.length).toBeGreaterThanOrEqual(20);
    expect(negatives.filter(({ isWrong }) => isWrong).length / negatives.length).toBeLessThanOrEqual(0.03);
  },
  1_800_000,
);
