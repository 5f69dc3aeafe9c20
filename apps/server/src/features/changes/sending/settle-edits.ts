import type { Transaction } from '../../../platform/db/database.ts';
import { putEntities } from '../../apple-sync/index.ts';
import { announceRemoval } from '../../campaign-groups/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { markContentsRemoved, putGoals } from '../ads-store.ts';
import { countEnded } from '../change-sets-store.ts';
import { type EditRow, endEdits, type Ending, lockChanges, markWaiting } from '../edits-store.ts';
import { notifyAuthors } from '../notify-authors.ts';
import { publishChanges } from '../publish-changes.ts';
import type { ToldObject } from './read-objects.ts';
import type { SendLine } from './send-line.ts';

export type Settled = {
  edit: EditRow;
  ending: Omit<Ending, 'changeSetId' | 'number'>;
  /** How Apple tells the object after it. */
  told?: ToldObject | undefined;
};

const publishEveryMs = 1_000;

/** Ends of edits, what they made of our tables, and who is told: known together, or not at all. */
export async function settleEdits(
  line: SendLine,
  settled: readonly Settled[],
  unsent: readonly EditRow[] = [],
): Promise<void> {
  if (settled.length === 0 && unsent.length === 0) return;
  const { deps, teamId } = line;
  await systemWrite(deps, 'what Apple answered to a set whose commit was logged', async ({ tx }) => {
    await lockChanges(tx, teamId);
    await markWaiting(tx, teamId, unsent);
    const at = deps.clock.now();
    const endings = settled.map(({ edit: { changeSetId, number }, ending }) => ({
      changeSetId,
      number,
      ...ending,
    }));
    const ended = new Set((await endEdits(tx, teamId, endings, at)).map(keyOf));
    const now = settled.filter(({ edit }) => ended.has(keyOf(edit)));
    await writeObjects(tx, line, now);
    const counts = new Map<number, number>();
    for (const { edit } of now) counts.set(edit.changeSetId, (counts.get(edit.changeSetId) ?? 0) + 1);
    if (counts.size === 0) return;
    const over = await countEnded(tx, teamId, counts, at);
    await notifyAuthors(tx, deps, teamId, over);
    const overIds = new Set(over.map(({ changeSetId }) => changeSetId));
    await publishDue(tx, line, [...counts.keys()], overIds);
  });
}

const keyOf = ({ changeSetId, number }: { changeSetId: number; number: number }) =>
  `${changeSetId} ${number}`;

async function publishDue(
  tx: Transaction,
  { deps, teamId, publishedAt }: SendLine,
  changeSetIds: readonly number[],
  over: ReadonlySet<number>,
): Promise<void> {
  for (const changeSetId of changeSetIds) {
    const isTurn =
      performance.now() - (publishedAt.get(changeSetId) ?? Number.NEGATIVE_INFINITY) > publishEveryMs;
    if (!isTurn && !over.has(changeSetId)) continue;
    publishedAt.set(changeSetId, performance.now());
    await publishChanges(tx, deps, { teamId, changeSetId });
  }
}

async function writeObjects(tx: Transaction, line: SendLine, settled: readonly Settled[]): Promise<void> {
  const { teamId, adAccountId } = line;
  const told = settled.flatMap((one) => (one.told === undefined ? [] : [{ ...one, told: one.told }]));
  for (const kind of ['campaign', 'adGroup', 'keyword', 'negativeKeyword'] as const) {
    const rows = told.filter(({ edit }) => edit.kind === kind).map((one) => one.told);
    await tellRemoved(
      tx,
      line,
      settled.filter(({ edit }) => edit.kind === kind),
    );
    await putEntities(tx, kind, { teamId, adAccountId }, rows);
  }
  await putGoals(
    tx,
    teamId,
    settled
      .filter(
        ({ edit, ending }) =>
          ending.state === 'live' && ('totalBudget' in edit.after || 'cpaGoal' in edit.after),
      )
      .map(({ edit: { kind, objectId, after } }) => ({
        kind,
        objectId,
        totalBudget: amountOf(after.totalBudget),
        cpaGoal: amountOf(after.cpaGoal),
      })),
  );
}

const amountOf = (value: unknown): number | null | undefined =>
  typeof value === 'number' || value === null ? value : undefined;

/** With what was removed goes what was in it; of a campaign people are told. */
async function tellRemoved(tx: Transaction, line: SendLine, settled: readonly Settled[]): Promise<void> {
  const { deps, teamId, campaignGroupId } = line;
  const gone = settled.filter(({ edit, ending }) => edit.intent === 'remove' && ending.state === 'live');
  if (gone.length === 0) return;
  const ids = gone.map(({ edit }) => edit.objectId);
  const kind = gone[0]?.edit.kind;
  if (kind === 'campaign') await markContentsRemoved(tx, teamId, 'campaign_id', ids);
  if (kind === 'adGroup') await markContentsRemoved(tx, teamId, 'ad_group_id', ids);
  if (kind !== 'campaign') return;
  for (const { edit, told } of gone)
    await announceRemoval(tx, deps, {
      teamId,
      campaignGroupId,
      campaignId: edit.objectId,
      name: typeof told?.name === 'string' ? told.name : edit.objectId,
    });
}
