import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { repeatChanges as call } from '@tapwright/contracts/change-drafts';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { maxEdits } from '@tapwright/contracts/limits';
import type { Transaction } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type TeamWrite, teamWrite } from '../../writes/index.ts';
import {
  type ChangeSetRow,
  findRepeatingDraft,
  insertChangeSet,
  listChangeSets,
  listDrafts,
  listEditsOfSet,
  type Reader,
  type ShownEdit,
} from '../sets/change-sets-store.ts';
import { insertEdits, lockChanges, takeLocalIds } from '../sets/edits-store.ts';
import { getChangeSet } from '../history/find-change-sets.ts';
import { readerOf } from '../sets/open-scope.ts';
import { planInScope } from '../planning/plan-in-scope.ts';
import type { PlannedEdit } from '../planning/plan-edits.ts';
import { refuseFindings } from '../planning/refuse-findings.ts';
import { requestAgain } from '../planning/request-again.ts';
import type { RequestedEdit } from '../planning/requested-edit.ts';
import { placedAfter } from '../planning/request-structure.ts';
import { publishDraft } from '../sets/publish-changes.ts';
import { isFinal, requestAfresh } from './request-afresh.ts';

type Body = ParsedBodyOf<typeof call>;

/**
 * What of a set did not go live, in a draft: on what stands there now, and in what of the set was made. All of it is
 * in one draft of whoever repeats it, however often that is pressed. By their numbers, what it removed too, which is
 * added afresh.
 */
export async function repeatAsDraft(
  context: TeamContext,
  { changeSetId, numbers, end }: Body,
): Promise<ChangeSetView> {
  const draftId = await teamWrite(context, call, async (write) => {
    const { tx, membership, actor } = write;
    const { teamId } = membership;
    await lockChanges(tx, teamId);
    const reader = await readerOf(tx, write);
    const [set] = await listChangeSets(tx, reader, { changeSetId, limit: 1, offset: 0 });
    if (set === undefined) throw new Refusal('notFound');
    const begun = await findRepeatingDraft(tx, { teamId, changeSetId }, actor.userId);
    if (begun !== undefined && numbers === undefined && end === undefined) return write.unchanged(begun);
    const all = await listEditsOfSet(tx, reader, { changeSetId, end, limit: maxEdits, offset: 0 });
    const edits = all.filter((edit) => hasFailed(edit, numbers));
    const afresh = await requestAfresh(write, { ...reader, changeSetId }, edits.filter(isFinal));
    const { requested, from } = requestAll(edits, afresh);
    const { planned } = await planInScope(tx, write, { edits: requested }, (count) =>
      takeLocalIds(tx, count),
    );
    const added = listPossible(planned, from);
    const gathered = await findSameDraft(tx, reader, added);
    if (gathered !== undefined) return write.unchanged(gathered);
    return write.withoutRow(
      'a draft changes nothing until it is committed',
      await keep(write, { ...set, isAfresh: end !== undefined || edits.every(isFinal) }, added),
    );
  });
  return getChangeSet(context, draftId);
}

const failures: ReadonlySet<string> = new Set(['refused', 'stale', 'withdrawn']);

/** What somebody took out is wanted again only by its number. */
const hasFailed = (edit: ShownEdit, numbers: readonly number[] | undefined): boolean =>
  numbers === undefined
    ? failures.has(edit.state) && edit.refusal !== 'takenOut'
    : numbers.includes(edit.number) && (failures.has(edit.state) || isFinal(edit));

/** What was to be created with something goes into that again, or into what Apple made of it. */
function requestAll(
  edits: readonly ShownEdit[],
  afresh: ReadonlyMap<ShownEdit, readonly RequestedEdit[]>,
): { requested: RequestedEdit[]; from: ShownEdit[] } {
  const places = new Map<string, number>();
  const requested: RequestedEdit[] = [];
  const from: ShownEdit[] = [];
  const add = (edit: ShownEdit, requests: readonly RequestedEdit[]) => {
    requested.push(...requests);
    from.push(...requests.map(() => edit));
  };
  for (const edit of edits) {
    const place = requested.length;
    if (isFinal(edit)) add(edit, placedAfter(place, afresh.get(edit) ?? []));
    else add(edit, [requestOnce(edit, place, places)]);
  }
  return { requested, from };
}

function requestOnce(edit: ShownEdit, place: number, places: Map<string, number>): RequestedEdit {
  const { before: _seen, localId: _old, ...again } = requestAgain(edit);
  // What Apple recommends no more can still be wanted.
  const request = edit.refusal === 'adviceGone' ? { ...again, adviceId: undefined } : again;
  if (edit.intent !== 'create') return request;
  places.set(edit.objectId, place);
  const { kind, campaignId, adGroupId } = edit;
  if (kind === 'campaign') return request;
  const parent = places.get(kind === 'adGroup' ? campaignId : (adGroupId ?? campaignId));
  return parent === undefined ? request : { ...request, parent };
}

type Added = NonNullable<PlannedEdit['edit']> & { confirmed: string[]; attempts: number };

/** Without what cannot be an edit any more; where that is all of it, the reasons are said. */
function listPossible(planned: readonly PlannedEdit[], edits: readonly ShownEdit[]): Added[] {
  const added = planned.flatMap(({ place, edit, problems }) => {
    const from = edits[place];
    if (edit === undefined || from === undefined || problems.length > 0) return [];
    return [{ ...edit, confirmed: [], attempts: isUnknown(from) ? from.attempts : 0 }];
  });
  if (added.length > 0) return added;
  refuseFindings(
    planned.map((one) => ({ ...one, verdict: { refused: one.problems, confirm: [] } })),
    { confirmed: [], pathOf: (place) => `edits.${edits[place]?.number ?? place}` },
  );
  throw new Refusal('nothingToChange');
}

type Wanted = Pick<Added, 'kind' | 'intent' | 'objectId' | 'after'>;
const writeWanted = ({ kind, intent, objectId, after }: Wanted): string => {
  const fields = Object.entries(after).toSorted(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([kind, intent, intent === 'create' ? '' : objectId, fields]);
};

/** One of one's own that holds just this: what is pressed twice is gathered once. */
async function findSameDraft(tx: Transaction, reader: Reader, added: readonly Added[]) {
  const wanted = added.map(writeWanted).toSorted().join();
  for (const changeSetId of await listDrafts(tx, reader, added.length)) {
    const edits = await listEditsOfSet(tx, reader, { changeSetId, limit: maxEdits, offset: 0 });
    if (edits.map(writeWanted).toSorted().join() === wanted) return changeSetId;
  }
  return undefined;
}

/** Its answer never came: when it is sent, what is there is looked for first. */
const isUnknown = ({ intent, state, attempts }: ShownEdit): boolean =>
  intent === 'create' && state === 'stale' && attempts > 0;

/** A draft of what a rule or a guard wanted is a person's. */
const ownOrigins = new Set(['cell', 'form', 'bulk', 'file', 'searchTerm', 'duplicate', 'structure']);

async function keep(
  write: TeamWrite,
  { changeSetId, origin, note, isAfresh }: ChangeSetRow & { isAfresh: boolean },
  added: readonly Added[],
): Promise<number> {
  const { tx, membership, actor, clock } = write;
  const { teamId } = membership;
  const draftId = await insertChangeSet(tx, {
    teamId,
    authorId: actor.userId,
    origin: ownOrigins.has(origin) ? origin : 'bulk',
    note,
    undoes: null,
    // What goes on with the set is another draft.
    ...(isAfresh ? {} : { repeats: changeSetId }),
    state: 'draft',
    scheduledFor: null,
    confirmed: [],
    editCount: added.length,
    at: clock.now(),
  });
  await insertEdits(tx, { teamId, changeSetId: draftId }, added, { state: 'planned' });
  await publishDraft(tx, write, { teamId, changeSetId: draftId, authorId: actor.userId });
  return draftId;
}
