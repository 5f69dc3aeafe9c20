import type { Facts } from '@tapwright/contracts/operation-facts';
import {
  type ActorKind,
  type OperationName,
  type OperationType,
  operations,
} from '@tapwright/contracts/operations';
import type { Transaction } from '../../platform/db/database.ts';
import { insertOperation, noTeam } from './operation-log-store.ts';

export type Operation = {
  operation: OperationName;
  /** Absent: the row belongs to who acted and, where `subject.userId` is somebody else, to that person too. */
  teamId?: number;
  by: { kind: ActorKind; userId?: number };
  from?: { address: string; requestId: string };
  /** Those under which it is found besides the operation's own. */
  alsoTypes?: readonly OperationType[];
  /** What was changed, by id and by the name it had; then what was changed of it. */
  subject?: Facts;
  before?: Facts;
  after?: Facts;
};

/** Takes the caller's transaction, so that no change is without its row and no row without its change. */
export async function logOperation(tx: Transaction, entry: Operation): Promise<void> {
  await insertOperation(tx, {
    teamId: entry.teamId ?? noTeam,
    operation: entry.operation,
    type: operations[entry.operation],
    alsoTypes: [...(entry.alsoTypes ?? [])],
    actorKind: entry.by.kind,
    actorId: entry.by.userId ?? null,
    aboutUserId: findWhomItIsAbout(entry),
    address: entry.from?.address ?? null,
    requestId: entry.from?.requestId ?? null,
    subject: JSON.stringify(entry.subject ?? {}),
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
  });
}

function findWhomItIsAbout({ teamId, by, subject }: Operation): number | null {
  const userId = subject?.userId ?? null;
  return teamId === undefined && userId !== by.userId ? userId : null;
}
