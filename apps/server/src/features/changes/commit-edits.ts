import type { ChangeSetView } from '@tapwright/contracts/change-sets';
import { dayIn } from '@tapwright/domain/zones';
import type { Transaction } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { findScope } from '../campaign-groups/index.ts';
import { listNewestRates } from '../exchange-rates/index.ts';
import { type TeamCall, teamWrite, type TeamWrite } from '../writes/index.ts';
import { insertCommittedSet } from './change-sets-store.ts';
import { insertEdits, listLowestBids, lockChanges, takeLocalIds } from './edits-store.ts';
import { getChangeSet } from './find-change-sets.ts';
import type { AskedSet } from './planning/asked-edit.ts';
import { type LoadedAds, loadAds } from './planning/load-ads.ts';
import { type PlannedEdit, planEdits } from './planning/plan-edits.ts';
import { refuseFindings } from './planning/refuse-findings.ts';
import { publishChanges } from './publish-changes.ts';
import { enqueueSending } from './sending/send-jobs.ts';

const recentMs = 7 * 86_400_000;

/** One transaction: the set, its edits, its row in the log, and a job for each ad account. */
export async function commitEdits(
  context: TeamContext,
  call: TeamCall,
  asked: AskedSet,
): Promise<ChangeSetView> {
  const { teamId } = context.membership;
  const changeSetId = await teamWrite(context, call, async (write) => {
    const { tx } = write;
    await lockChanges(tx, teamId);
    const planned = await planInScope(tx, write, asked);
    refuseFindings(planned, asked);
    const edits = planned.flatMap(({ edit }) => edit ?? []);
    if (edits.length === 0) throw new Refusal('nothingToChange');
    const at = context.clock.now();
    const { origin, note, undoes = null, confirmed } = asked;
    const set = { teamId, origin, note, undoes, authorId: write.actor.userId, editCount: edits.length, at };
    const id = await insertCommittedSet(tx, set);
    await insertEdits(
      tx,
      { teamId, changeSetId: id },
      inOrder(edits.map((edit) => ({ ...edit, confirmed }))),
    );
    for (const adAccountId of new Set(edits.map((edit) => edit.adAccountId)))
      await enqueueSending(tx, context, { teamId, adAccountId });
    await publishChanges(tx, context, { teamId, changeSetId: id });
    const intents = new Set(edits.map(({ intent }) => intent));
    const logged = await write.record(operationOf(intents), {
      subject: { changeSetId: id, adObjectCount: edits.length, ...(note === '' ? {} : { reason: note }) },
    });
    return logged.done(id);
  });
  return getChangeSet(context, changeSetId);
}

const operationOf = (intents: ReadonlySet<string>) => {
  if (intents.has('remove')) return 'changeSet.removing';
  return intents.has('create') ? 'changeSet.creating' : 'changeSet.editing';
};

async function planInScope(
  tx: Transaction,
  write: TeamWrite,
  { edits: asked, leavesOutRefused = false }: AskedSet,
): Promise<PlannedEdit[]> {
  const { teamId } = write.membership;
  const scope = await findScope(tx, write.membership);
  const ads = await loadAds(tx, { teamId, campaignIds: scope?.campaignIds }, asked);
  const bids = asked.flatMap(({ kind, id, fields }) =>
    kind === 'keyword' && id !== undefined && fields.bid !== undefined ? [id] : [],
  );
  const since = new Date(write.clock.now().getTime() - recentMs);
  const given = {
    now: estimateAppleTime(write),
    perUsd: await readRates(tx, ads, write.clock.now()),
    lowestBids: await listLowestBids(tx, teamId, bids, since),
    localIds: await takeLocalIds(tx, asked.filter(({ intent }) => intent === 'create').length),
  };
  const planned = planEdits(ads, asked, given);
  if (!leavesOutRefused) return planned;
  const kept = planned.filter(({ verdict }) => verdict.refused.length === 0);
  return planEdits(
    ads,
    kept.flatMap(({ place }) => asked[place] ?? []),
    given,
  );
}

/** Units of a currency for one USD, of those billed in neither USD nor RMB. */
async function readRates(tx: Transaction, { accounts }: LoadedAds, now: Date) {
  const others = new Set([...accounts.values()].map(({ currency }) => currency)).difference(
    new Set(['USD', 'CNY']),
  );
  const asked = { currencies: [...others], into: 'USD', until: dayIn('UTC', now) } as const;
  const rates = others.size === 0 ? [] : await listNewestRates(tx, asked);
  const perUsd = new Map<string, number>(rates.map(({ currency, worth }) => [currency, 1 / Number(worth)]));
  return (currency: string): number | undefined => perUsd.get(currency);
}

const ranks = { campaign: 0, adGroup: 1, keyword: 2, negativeKeyword: 2 } as const;

/** Parents before children; of one level as they were asked for. */
const inOrder = <Edit extends { kind: keyof typeof ranks }>(edits: readonly Edit[]): Edit[] =>
  edits.toSorted((one, other) => ranks[one.kind] - ranks[other.kind]);
