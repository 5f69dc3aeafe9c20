import type { OperationType } from '@tapwright/contracts/operations';
import { followProposal } from '../../managed-orders/index.ts';
import type { LoggedRow, TeamWrite } from '../../writes/index.ts';
import type { NewEdit } from '../sets/edits-store.ts';
import { announceProposal } from '../approval/announce-proposal.ts';
import { publishChanges } from '../sets/publish-changes.ts';
import { enqueueSending } from '../sending/send-jobs.ts';
import type { Start } from './choose-start.ts';

type Committed = Start & {
  changeSetId: number;
  note: string;
  riseMinor: number | null;
  edits: readonly Pick<NewEdit, 'adAccountId' | 'campaignId' | 'intent'>[];
};

/** What follows a commit in its transaction: jobs where it is sent now, the live message, the row in the log. */
export async function recordCommit(
  write: TeamWrite,
  { changeSetId, note, riseMinor, edits, state, scheduledFor, approval }: Committed,
): Promise<LoggedRow> {
  const { tx, membership } = write;
  const { teamId } = membership;
  if (state === 'sending')
    for (const adAccountId of new Set(edits.map((edit) => edit.adAccountId)))
      await enqueueSending(tx, write, { teamId, adAccountId });
  if (approval !== undefined) await announceProposal(write, { changeSetId, note, edits, riseMinor });
  if (approval !== undefined)
    await followProposal(tx, write, {
      teamId,
      changeSetId,
      note,
      adAccountIds: [...new Set(edits.map((edit) => edit.adAccountId))],
      author: write.actor,
    });
  await publishChanges(tx, write, { teamId, changeSetId });
  return write.record(approval === undefined ? operationOf(edits) : 'changeSet.proposed', {
    alsoTypes: typesOf(edits),
    subject: { changeSetId, adObjectCount: edits.length, ...(note === '' ? {} : { reason: note }) },
    ...(scheduledFor && { after: { scheduledFor: scheduledFor.toISOString() } }),
  });
}

const types = { create: 'insert', update: 'edit', remove: 'delete' } as const;

/** Its row is found under each type that one of its edits has. */
export const typesOf = (edits: readonly Pick<NewEdit, 'intent'>[]): OperationType[] => [
  ...new Set(edits.map(({ intent }) => types[intent])),
];

function operationOf(edits: Committed['edits']) {
  const intents = new Set(edits.map(({ intent }) => intent));
  if (intents.has('remove')) return 'changeSet.removing';
  return intents.has('create') ? 'changeSet.creating' : 'changeSet.editing';
}
