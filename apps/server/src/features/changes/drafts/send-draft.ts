import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { sendDraft as call } from '@tapwright/contracts/change-drafts';
import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { proposedColumns, updateChangeSet } from '../sets/change-sets-store.ts';
import { judgeSet } from '../approval/judge-set.ts';
import { payForSet } from '../payment/take-payment.ts';
import { checkHour, chooseStart } from '../committing/choose-start.ts';
import { writeFor } from '../committing/write-for.ts';
import { putLocalAds } from '../committing/put-local-ads.ts';
import { nameStaff } from '../committing/name-staff.ts';
import { recordCommit } from '../committing/record-commit.ts';
import { lockChanges, startEdits } from '../sets/edits-store.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import { readerOf } from '../sets/open-scope.ts';
import { getDraft } from '../sets/get-waiting-set.ts';
import { planInScope } from '../planning/plan-in-scope.ts';
import { refuseFindings } from '../planning/refuse-findings.ts';
import { requestAgain } from '../planning/request-again.ts';
import { splitDraft } from './split-draft.ts';

/** A draft is judged as a whole by what stands now, and is then a set like any other. */
export async function sendDraft(
  context: TeamContext,
  { changeSetId, note: newNote, numbers, confirmed, scheduledFor: hour, propose }: ParsedBodyOf<typeof call>,
): Promise<ChangeSetView> {
  await writeFor(context, call, async (write) => {
    const { tx, clock, membership } = write;
    const { teamId } = membership;
    const key = { teamId, changeSetId };
    await lockChanges(tx, teamId);
    const draft = await getDraft(tx, await readerOf(tx, write), changeSetId);
    const { set } = draft;
    const scheduledFor = hour === undefined ? undefined : new Date(hour);
    checkHour(write, scheduledFor);
    const edits = numbers === undefined ? draft.edits : await splitDraft(write, draft, numbers);
    const plan = await planInScope(tx, write, { edits: edits.map(requestAgain) }, () => []);
    const { planned } = plan;
    const pathOf = (place: number) => `edits.${edits[place]?.number ?? place}`;
    refuseFindings(planned, { confirmed, pathOf });
    const committed = planned.flatMap(({ edit }) => edit ?? []);
    if (committed.length === 0) throw new Refusal('nothingToChange');
    const { origin, note } = nameStaff(write.actor, { origin: set.origin, note: newNote ?? set.note });
    const author = { origin, authorId: set.authorId, isRequested: propose };
    const { approval, riseMinor } = await judgeSet(tx, write, plan, author);
    const start = chooseStart(scheduledFor, approval);
    const isSent = start.state === 'sending';
    await updateChangeSet(tx, key, {
      state: start.state,
      scheduledFor: start.scheduledFor,
      note,
      origin,
      confirmed,
      riseMinor,
      ...(approval && proposedColumns(approval, clock.now())),
      ...(isSent ? { committedAt: clock.now() } : {}),
    });
    await putLocalAds(write, plan.ads, committed);
    if (isSent) await startEdits(tx, key, confirmed);
    if (isSent) await payForSet(write, key, plan, pathOf);
    const logged = await recordCommit(write, { changeSetId, edits: committed, note, riseMinor, ...start });
    return logged.done(null);
  });
  return getChangeSet(context, changeSetId);
}
