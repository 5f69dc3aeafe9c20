import { addDays, getDay } from '@tapwright/domain/days';
import { startOfDay } from '@tapwright/domain/zones';
import * as z from 'zod/mini';
import {
  operationDetails,
  type OperationFilter,
  type OperationRow,
} from '@tapwright/contracts/operation-log';
import {
  actorKinds,
  type OperationName,
  type OperationObject,
  operations,
  operationsOf,
  operationTypes,
} from '@tapwright/contracts/operations';
import type { PageQuery } from '@tapwright/contracts/paging';
import type { PersonContext } from '../../platform/http/context.ts';
import {
  countOperations,
  type ListedOperation,
  listOperations,
  type WhichOperations,
} from './operation-log-store.ts';

export type PageRequest = PageQuery & {
  type: OperationFilter;
  object?: OperationObject | undefined;
  startTime?: Date | string | undefined;
  endTime?: Date | string | undefined;
  timeZone: string;
};

/** What both lists share, once it is settled whose rows they are. */
export async function readPage(
  context: PersonContext,
  whose: Pick<WhichOperations, 'teamId' | 'userId'>,
  { pageNum, pageSize, type, object, startTime, endTime, timeZone }: PageRequest,
) {
  const db = context.database.read;
  const which = {
    ...whose,
    type: type === 'all' ? undefined : type,
    operations: object && operationsOf(object),
    from: typeof startTime === 'string' ? startOfDay(timeZone, getDay(startTime)) : startTime,
    until: typeof endTime === 'string' ? startOfDay(timeZone, addDays(getDay(endTime), 1)) : endTime,
  };
  const [total, rows] = await Promise.all([
    countOperations(db, which),
    listOperations(db, which, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
  ]);
  return { total, list: rows.map((row) => describeOperation(context, row)) };
}

const isKnown = (name: string): name is OperationName => Object.hasOwn(operations, name);
const stored = z.pick(operationDetails, { subject: true, before: true, after: true });

/** A row as the person who reads it may see it, in their language. */
function describeOperation(context: PersonContext, row: ListedOperation): OperationRow {
  const kind = z.parse(z.enum(actorKinds), row.actorKind);
  const isAddressShown = kind !== 'staff' || row.actorId === context.person.userId;
  const details: z.infer<typeof operationDetails> = {
    operation: row.operation,
    teamId: row.teamId,
    by: { kind, userId: row.actorId, nickName: row.nickName, headimgurl: row.headimgurl },
    ...z.parse(stored, { subject: row.subject, before: row.before, after: row.after }),
  };
  return {
    operationId: row.operationId,
    operCreateTime: row.createdAt.toISOString(),
    type: z.parse(z.enum(operationTypes), row.type),
    name: nameOperation(context, row.operation),
    operIp: isAddressShown ? row.address : null,
    operRequParam: JSON.stringify(details),
  };
}

/** Left by a newer release that was rolled back: its own name has to do. */
function nameOperation({ translate, language }: PersonContext, operation: string): string {
  return isKnown(operation) ? translate(language, `operationLog:operations.${operation}`) : operation;
}
