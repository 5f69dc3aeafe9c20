import { type AdKind, adKinds } from '@tapwright/domain/ad-states';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { putEntities } from '../../apple-sync/index.ts';
import { followSettling } from '../../managed-orders/index.ts';
import { releaseReserves } from '../../reserves/index.ts';
import { lockTeam, systemWrite } from '../../writes/index.ts';
import { markArchived, markContentsRemoved, markGone, putGoals } from '../ads/ads-store.ts';
import { countEnded } from '../sets/change-sets-store.ts';
import { type EditRow, endEdits, type Ending, keyOf, lockChanges, markWaiting } from '../sets/edits-store.ts';
import { deleteLocalAds, endHeldBy, endOrphans, giveIds, type Orphan } from '../ads/local-ads-store.ts';
import { notifySettled } from '../sets/notify-settled.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import type { AppleRow } from './read-objects.ts';
import type { SendContext } from './send-context.ts';
import { settleAdvice } from './settle-advice.ts';

export type Settled = {
  edit: EditRow;
  ending: Omit<Ending, 'changeSetId' | 'number'>;
  /** The object as Apple answers it afterwards. */
  atApple?: AppleRow | undefined;
};

const publishEveryMs = 1_000;

/** Ends of edits, what they made of our tables, and their notices: together, or not at all. */
export async function settleEdits(
  context: SendContext,
  settled: readonly Settled[],
  unsent: readonly EditRow[] = [],
): Promise<void> {
  if (settled.length === 0 && unsent.length === 0) return;
  const { deps, teamId } = context;
  await systemWrite(deps, 'what Apple answered to a set whose commit was logged', async ({ tx }) => {
    // Before the lock of changes, as in every write: who is bound to a campaign by our id is changed with it.
    if (settled.some(isMade)) await lockTeam(tx, teamId, { isChanged: true });
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
    await writeObjects(tx, context, now);
    await settleAdvice(tx, teamId, now);
    const orphans = await settleCreations(tx, teamId, now, at);
    await releaseUnneeded(tx, deps, teamId, now);
    const counts = new Map<number, number>();
    for (const edit of [...now.map((one) => one.edit), ...orphans])
      counts.set(edit.changeSetId, (counts.get(edit.changeSetId) ?? 0) + 1);
    if (counts.size === 0) return;
    const over = await countEnded(tx, teamId, counts, at);
    await notifySettled(tx, deps, teamId, over);
    const { campaignGroupId } = context;
    if (over.length > 0) await followSettling(tx, deps, { teamId, campaignGroupId });
    const overIds = new Set(over.map(({ changeSetId }) => changeSetId));
    await publishDue(tx, context, [...counts.keys()], overIds);
  });
}

const isMade = ({ edit, ending }: Settled): boolean =>
  edit.kind === 'campaign' && edit.intent === 'create' && ending.appleId !== undefined;

/** What was not carried out needs no money, and what was removed or paused before it started needs none any more. */
async function releaseUnneeded(
  tx: Transaction,
  deps: Deps,
  teamId: number,
  settled: readonly Settled[],
): Promise<void> {
  const ids = settled
    .filter(({ edit }) => edit.kind === 'campaign')
    .map(({ edit, ending }) => ending.appleId ?? edit.objectId);
  if (ids.length > 0) await releaseReserves(tx, deps, teamId, ids);
}

/** Ids of ours give way to Apple's; what was not made takes along what waits for it. */
async function settleCreations(
  tx: Transaction,
  teamId: number,
  settled: readonly Settled[],
  at: Date,
): Promise<Orphan[]> {
  const creations = settled.filter(({ edit }) => edit.intent === 'create');
  const failed = creations.filter(({ ending }) => ending.state !== 'live').map(({ edit }) => edit);
  const lostKeywords = failed.filter(({ kind }) => kind === 'keyword');
  const orphans = [
    ...(await endOrphans(tx, teamId, failed, at)),
    ...(await endHeldBy(tx, teamId, lostKeywords, at)),
  ];
  for (const kind of adKinds) {
    const own = creations.filter(({ edit }) => edit.kind === kind);
    const ended = [...own.map(({ edit }) => edit), ...orphans.filter((orphan) => orphan.kind === kind)];
    await deleteLocalAds(
      tx,
      teamId,
      kind,
      ended.map(({ objectId }) => objectId),
    );
    if (kind !== 'campaign' && kind !== 'adGroup') continue;
    const given = own.flatMap(({ edit: { objectId: localId, changeSetId }, ending: { appleId } }) =>
      appleId === undefined ? [] : [{ localId, appleId, changeSetId }],
    );
    await giveIds(tx, teamId, kind, given);
  }
  return orphans;
}

async function publishDue(
  tx: Transaction,
  { deps, teamId, publishedAt }: SendContext,
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

async function writeObjects(
  tx: Transaction,
  context: SendContext,
  settled: readonly Settled[],
): Promise<void> {
  const { teamId, adAccountId } = context;
  const atApple = settled.flatMap((one) =>
    one.atApple === undefined ? [] : [{ ...one, atApple: one.atApple }],
  );
  for (const kind of adKinds) {
    const rows = atApple.filter(({ edit }) => edit.kind === kind).map((one) => one.atApple);
    await removeContents(
      tx,
      teamId,
      settled.filter(({ edit }) => edit.kind === kind),
    );
    await putEntities(tx, kind, { teamId, adAccountId }, rows);
    await markGone(tx, teamId, kind, listGone(settled, kind));
    if (kind !== 'campaign' && kind !== 'adGroup') continue;
    for (const isArchived of [true, false])
      await markArchived(tx, teamId, kind, listArchived(settled, kind, isArchived), isArchived);
  }
  await putGoals(
    tx,
    teamId,
    settled
      .filter(
        ({ edit, ending }) =>
          ending.state === 'live' &&
          (typeof edit.after.pausesAtGoal === 'boolean' ||
            [edit.after.totalBudget, edit.after.cpaGoal].some((goal) => isGoal(goal, edit))),
      )
      .map(({ edit: { kind, objectId, after }, ending }) => ({
        kind,
        objectId: ending.appleId ?? objectId,
        totalBudget: amountOf(after.totalBudget),
        cpaGoal: amountOf(after.cpaGoal),
        pausesAtGoal: typeof after.pausesAtGoal === 'boolean' ? after.pausesAtGoal : undefined,
      })),
  );
}

/** What is created without one has none. */
const isGoal = (goal: unknown, { intent }: EditRow): boolean =>
  typeof goal === 'number' || (goal === null && intent === 'update');

/** Removed by us or by others, without an object in Apple's answer. */
const listGone = (settled: readonly Settled[], kind: AdKind): string[] =>
  settled
    .filter(({ edit, ending, atApple }) => {
      const isGone = edit.intent === 'remove' ? ending.state === 'live' : ending.refusal === 'removed';
      return edit.kind === kind && atApple === undefined && isGone;
    })
    .map(({ edit }) => edit.objectId);

const listArchived = (settled: readonly Settled[], kind: AdKind, isArchived: boolean): string[] =>
  settled
    .filter(
      ({ edit, ending }) =>
        edit.kind === kind && ending.state === 'live' && edit.after.isArchived === isArchived,
    )
    .map(({ edit }) => edit.objectId);

const amountOf = (value: unknown): number | null | undefined =>
  typeof value === 'number' || value === null ? value : undefined;

/** With what was removed goes what was in it. */
async function removeContents(tx: Transaction, teamId: number, settled: readonly Settled[]): Promise<void> {
  const gone = settled.filter(({ edit, ending }) => edit.intent === 'remove' && ending.state === 'live');
  if (gone.length === 0) return;
  const ids = gone.map(({ edit }) => edit.objectId);
  const kind = gone[0]?.edit.kind;
  if (kind === 'campaign') await markContentsRemoved(tx, teamId, 'campaign_id', ids);
  if (kind === 'adGroup') await markContentsRemoved(tx, teamId, 'ad_group_id', ids);
}
