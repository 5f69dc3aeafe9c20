import type { ActorKind, OperationName, OperationType } from '@tapwright/contracts/operations';
import type { Transaction } from '../../platform/db/database.ts';

export type OperationRow = {
  teamId: number;
  operation: OperationName;
  type: OperationType;
  actorKind: ActorKind;
  actorId: number | null;
  address: string | null;
  requestId: string | null;
  subject: string;
  before: string | null;
  after: string | null;
};

export async function insertOperation(tx: Transaction, row: OperationRow): Promise<void> {
  await tx.insertInto('operationLog').values(row).execute();
}
