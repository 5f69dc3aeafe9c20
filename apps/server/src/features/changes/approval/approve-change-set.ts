import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { approveChangeSet as call } from '@tapwright/contracts/change-approval';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { type TeamWrite, teamWrite } from '../../writes/index.ts';
import { listAuthors, updateChangeSet } from '../sets/change-sets-store.ts';
import { lockAuthor } from '../committing/lock-author.ts';
import { typesOf } from '../committing/record-commit.ts';
import { endPlannedEdits, lockChanges, startEdits } from '../sets/edits-store.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import type { WaitingSet } from '../sets/get-waiting-set.ts';
import { deleteLocalAdsOfSet } from '../ads/local-ads-store.ts';
import { planInScope } from '../planning/plan-in-scope.ts';
import { payForSet } from '../payment/take-payment.ts';
import { refuseFindings } from '../planning/refuse-findings.ts';
import { requestAllAgain } from '../planning/request-again.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { enqueueSending } from '../sending/send-jobs.ts';
import { announceDecision } from './announce-decision.ts';
import { getProposal } from './get-proposal.ts';
import { measureRise, moveOf } from './measure-rise.ts';

type Body = ParsedBodyOf<typeof call>;

/** Judged again by what stands now and by what its author may now; rows that do not pass can be taken out. */
export async function approveChangeSet(context: TeamContext, body: Body): Promise<ChangeSetView> {
  const { changeSetId } = body;
  await teamWrite(context, call, async (write) => {
    const { tx, membership, actor } = write;
    const key = { teamId: membership.teamId, changeSetId };
    const authorId = (await listAuthors(tx, key.teamId, [changeSetId])).get(changeSetId);
    if (authorId === undefined) throw new Refusal('notFound');
    const author = await lockAuthor(tx, { teamId: key.teamId, userId: authorId });
    await lockChanges(tx, key.teamId);
    const { set, edits } = await getProposal(write, changeSetId);
    if (author === undefined) throw new Refusal('notPermitted', { message: 'changes:rules.authorMayNot' });
    const without = new Set(body.without);
    const kept = edits.filter(({ number }) => !without.has(number));
    if (kept.length === 0) throw new Refusal('nothingToChange');
    const confirmed = [...new Set([...set.confirmed, ...body.confirmed])];
    const request = { edits: requestAllAgain({ set, edits: kept }) };
    const plan = await planInScope(tx, { ...write, membership: author }, request, () => []);
    const pathOf = (place: number) => `edits.${kept[place]?.number ?? place}`;
    refuseFindings(plan.planned, { confirmed, pathOf });
    const riseMinor = moveOf(await measureRise(tx, write, plan));
    const isSent = await goAhead(write, { set: { ...set, confirmed, riseMinor }, edits: kept }, body.without);
    if (isSent) await payForSet(write, key, plan, pathOf);
    await announceDecision(tx, write, { ...key, authorId, by: actor.userId, what: 'approved' });
    await publishChanges(tx, write, key);
    const logged = await write.record('changeSet.approved', {
      alsoTypes: typesOf(kept),
      subject: { changeSetId, adObjectCount: kept.length, ...(set.note === '' ? {} : { reason: set.note }) },
    });
    return logged.done(null);
  });
  return getChangeSet(context, changeSetId);
}

/** Now, or at its hour where that is still to come; answers which. */
async function goAhead(
  write: TeamWrite,
  { set, edits }: WaitingSet,
  without: readonly number[],
): Promise<boolean> {
  const { tx, clock, actor, membership } = write;
  const key = { teamId: membership.teamId, changeSetId: set.changeSetId };
  const at = clock.now();
  const isLater = set.scheduledFor !== null && set.scheduledFor > estimateAppleTime(write);
  await endPlannedEdits(tx, key, { state: 'withdrawn', refusal: 'takenOut', at, numbers: without });
  await deleteLocalAdsOfSet(tx, key);
  await updateChangeSet(tx, key, {
    state: isLater ? 'scheduled' : 'sending',
    confirmed: set.confirmed,
    riseMinor: set.riseMinor,
    openCount: edits.length,
    decidedBy: actor.userId,
    decidedAt: at,
    ...(isLater ? {} : { committedAt: at }),
  });
  if (isLater) return false;
  await startEdits(tx, key, set.confirmed);
  for (const adAccountId of new Set(edits.map((edit) => edit.adAccountId)))
    await enqueueSending(tx, write, { teamId: key.teamId, adAccountId });
  return true;
}
