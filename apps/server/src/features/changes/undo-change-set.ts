import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { type ChangeSetView, maxEdits, undoChanges } from '@tapwright/contracts/change-sets';
import { grantOf } from '@tapwright/contracts/roles';
import * as z from 'zod/mini';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findScope } from '../campaign-groups/index.ts';
import type { TeamWrite } from '../writes/index.ts';
import { listChangeSets, listEditsOfSet, type ShownEdit } from './change-sets-store.ts';
import { commitSet } from './commit-edits.ts';
import { viewFields } from '../open-edits/index.ts';
import type { RequestedEdit, RequestedFields, RequestedSet } from './planning/requested-edit.ts';

type Body = ParsedBodyOf<typeof undoChanges>;

/** A further set made of the values before; what has changed since is not overwritten. */
export const undoChangeSet = async (context: TeamContext, body: Body): Promise<ChangeSetView> =>
  commitSet(context, undoChanges, async (write) => chooseUndo(write, body));

async function chooseUndo(
  { tx, membership, actor }: TeamWrite,
  { changeSetId, numbers, note, confirmed }: Body,
): Promise<RequestedSet> {
  const scope = await findScope(tx, membership);
  const seen = { teamId: membership.teamId, campaignIds: scope?.campaignIds };
  const [set] = await listChangeSets(tx, seen, { changeSetId, limit: 1, offset: 0 });
  if (set === undefined) throw new Refusal('notFound');
  const isOwn = set.authorId === actor.userId;
  if (!isOwn && grantOf(membership.role, 'change.undoOthers') === 'no') throw new Refusal('notPermitted');
  const edits = await listEditsOfSet(tx, seen, { changeSetId, limit: maxEdits, offset: 0 });
  const wanted = numbers && new Set(numbers);
  const live = edits.filter(
    ({ state, intent, number }) => state === 'live' && intent !== 'remove' && (wanted?.has(number) ?? true),
  );
  return {
    origin: 'undo',
    note,
    confirmed,
    undoes: changeSetId,
    leavesOutRefused: true,
    edits: live.map(undoEdit),
    pathOf: (place) => `edits.${live[place]?.number ?? place}`,
  };
}

/** What was added is paused, a negative removed; what was removed stays so. */
function undoEdit({ kind, intent, objectId: id, before, after, currency }: ShownEdit): RequestedEdit {
  if (intent === 'create')
    return kind === 'negativeKeyword'
      ? { kind, intent: 'remove', id, fields: {} }
      : { kind, intent: 'update', id, fields: { status: 'paused' } };
  const asTyped = (fields: Record<string, unknown>) => requestedFields(viewFields(fields, currency));
  return { kind, intent: 'update', id, fields: asTyped(before), before: asTyped(after) };
}

const text = z.optional(z.string());
const amount = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((typed) => typed ?? ''),
  ),
);
const stored = z.object({
  name: text,
  status: z.optional(z.enum(['running', 'paused'])),
  dailyCap: amount,
  totalBudget: amount,
  cpaGoal: amount,
  countries: z.optional(z.array(z.string())),
  bid: amount,
  searchMatch: z.optional(z.boolean()),
  endTime: z.optional(z.nullable(z.string())),
});

const requestedFields = (fields: Record<string, unknown>): RequestedFields => z.parse(stored, fields);
