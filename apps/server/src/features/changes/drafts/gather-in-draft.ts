import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type { addToDraft } from '@tapwright/contracts/change-drafts';
import type { ChangeOrigin } from '@tapwright/contracts/change-set-view';
import { maxEdits } from '@tapwright/contracts/limits';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TeamWrite } from '../../writes/index.ts';
import { insertChangeSet, type ShownEdit, updateChangeSet } from '../sets/change-sets-store.ts';
import { countEdits, deleteEdits, insertEdits, lockChanges, takeLocalIds } from '../sets/edits-store.ts';
import { readerOf } from '../sets/open-scope.ts';
import { getDraft } from '../sets/get-waiting-set.ts';
import { gatherRequested } from '../planning/gather-requested.ts';
import { planInScope } from '../planning/plan-in-scope.ts';
import { refuseFindings } from '../planning/refuse-findings.ts';
import { publishDraft } from '../sets/publish-changes.ts';
import type { PlannedEdit } from '../planning/plan-edits.ts';
import { requestAgain } from '../planning/request-again.ts';
import type { RequestedEdit } from '../planning/requested-edit.ts';
import { placedAfter } from '../planning/request-structure.ts';
import { type JoinedEdit, joinEdits } from './join-edits.ts';

type Body = Omit<ParsedBodyOf<typeof addToDraft>, 'teamId' | 'origin'>;

/** What cannot be an edit at all is refused; the rules judge a draft when it is seen and sent, as a whole. */
export async function gatherInDraft(
  write: TeamWrite,
  body: Body,
  origin: ChangeOrigin = 'bulk',
): Promise<number> {
  const { tx, membership, actor } = write;
  const { teamId } = membership;
  await lockChanges(tx, teamId);
  const { changeSetId, edits } = await openDraft(write, body, origin);
  const key = { teamId, changeSetId };
  const { edits: requested, paths } = gatherRequested(body);
  const joined = joinEdits(edits, requested);
  const planned = await planBehind(
    write,
    edits.filter(holdsOthers),
    joined.map(({ request }) => request),
  );
  refuseFindings(
    planned.map((one) => ({ ...one, verdict: { refused: one.problems, confirm: [] } })),
    { confirmed: [], pathOf: (place) => paths[place] ?? '' },
  );
  await deleteEdits(
    tx,
    key,
    joined.flatMap(({ replaced }) => replaced?.number ?? []),
  );
  const added = planned.flatMap(({ place, edit }) =>
    edit === undefined
      ? []
      : [
          {
            ...edit,
            number: numberOf(joined[place]),
            before: joined[place]?.keepBefore(edit.before) ?? edit.before,
            confirmed: [],
            attempts: joined[place]?.replaced?.attempts,
          },
        ],
  );
  const lastNumber = Math.max(0, ...edits.map(({ number }) => number));
  await insertEdits(tx, key, added, { state: 'planned', after: lastNumber });
  const editCount = await countEdits(tx, key);
  if (editCount > maxEdits)
    throw new Refusal('badInput', { message: 'changes:rules.tooManyEdits', values: { highest: maxEdits } });
  await updateChangeSet(tx, key, {
    editCount,
    openCount: editCount,
    ...(body.note === undefined ? {} : { note: body.note }),
  });
  await publishDraft(tx, write, { ...key, authorId: actor.userId });
  return changeSetId;
}

/** A creation that is changed stays in its place, before what is created in it. */
const numberOf = (joined: JoinedEdit | undefined): number | undefined =>
  joined?.replaced?.intent === 'create' ? joined.replaced.number : undefined;

const holdsOthers = ({ intent, kind }: ShownEdit): boolean =>
  intent === 'create' && (kind === 'campaign' || kind === 'adGroup');

/** Behind what the draft creates already, since more can be created in that. */
async function planBehind(
  write: TeamWrite,
  parents: readonly ShownEdit[],
  requested: readonly RequestedEdit[],
): Promise<PlannedEdit[]> {
  const all = [...parents.map(requestAgain), ...placedAfter(parents.length, requested)];
  const { planned } = await planInScope(write.tx, write, { edits: all }, (count) =>
    takeLocalIds(write.tx, count),
  );
  return planned
    .filter(({ place }) => place >= parents.length)
    .map((one) => ({ ...one, place: one.place - parents.length }));
}

async function openDraft(
  write: TeamWrite,
  { changeSetId, note = '' }: Body,
  origin: ChangeOrigin,
): Promise<{ changeSetId: number; edits: ShownEdit[] }> {
  const { tx, membership, actor, clock } = write;
  if (changeSetId !== undefined) {
    const { edits } = await getDraft(tx, await readerOf(tx, write), changeSetId);
    return { changeSetId, edits };
  }
  const set = {
    teamId: membership.teamId,
    authorId: actor.userId,
    origin,
    note,
    undoes: null,
  };
  const start = { state: 'draft', scheduledFor: null, confirmed: [], editCount: 0, at: clock.now() } as const;
  return { changeSetId: await insertChangeSet(tx, { ...set, ...start }), edits: [] };
}
