import { isDay } from '@tapwright/domain/days';
import { isZone } from '@tapwright/domain/zones';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { actorKinds, operationObjects, operationTypes } from './operations.ts';
import { pageOf, pageQuery } from './paging.ts';

const factValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.object({ amount: z.string(), currency: z.string() }),
]);
export type FactValue = z.infer<typeof factValue>;
const loggedFacts = z.record(z.string(), factValue);

/**
 * What `operRequParam` holds, as JSON. Names of operations and facts are open here: a row may have been written by a
 * newer or older release.
 */
export const operationDetails = z.object({
  operation: z.string(),
  /** 0: a row without a team. */
  teamId: z.int(),
  by: z.object({
    kind: z.enum(actorKinds),
    userId: z.nullable(z.int()),
    nickName: z.nullable(z.string()),
    headimgurl: z.nullable(z.string()),
  }),
  subject: loggedFacts,
  before: z.nullable(loggedFacts),
  after: z.nullable(loggedFacts),
});
export type OperationDetails = z.infer<typeof operationDetails>;

export const operationRow = z.object({
  operationId: z.int(),
  /** ISO 8601, in UTC. */
  operCreateTime: z.string(),
  type: z.enum(operationTypes),
  /** What was done, in the reader's language. */
  name: z.string(),
  /** Null for what has no address, and for staff, whose address only they see. */
  operIp: z.nullable(z.string()),
  operRequParam: z.string(),
});
export type OperationRow = z.infer<typeof operationRow>;

export const operationFilters = ['all', ...operationTypes] as const;
export type OperationFilter = (typeof operationFilters)[number];

/** A range ends with the day after its last. */
const lastDay = '9999-12-31';

const moment = z.union([
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text: string) => new Date(text)),
  ),
  z.string().check(z.refine((text) => isDay(text) && text < lastDay)),
]);
const id = (lowest: number) => z.coerce.number<number>().check(z.int(), z.gte(lowest));

const filters = {
  ...pageQuery,
  type: z._default(z.enum(operationFilters), 'all'),
  /** What it was done to. */
  object: z.optional(z.enum(operationObjects)),
  /** From this moment or day on. */
  startTime: z.optional(moment),
  /** Up to this moment, which is no longer part of it, or to the end of this day. */
  endTime: z.optional(moment),
  /** Whose days these are. */
  timeZone: z._default(z.string().check(z.refine(isZone)), 'UTC'),
};

export const findTeamOperations = defineCall({
  method: 'GET',
  path: '/operLog/find',
  access: { to: 'team', may: 'operationLog.seeTeam' },
  summary: 'Everything that was done in a team, newest first. For its owner.',
  /** `userId`: what this person did. */
  query: z.object({ ...filters, teamId: id(1), userId: z.optional(id(1)) }),
  answer: pageOf(operationRow),
});

export const findOperationPeople = defineCall({
  method: 'GET',
  path: '/operLog/findPeople',
  access: { to: 'team', may: 'operationLog.seeTeam' },
  summary: 'Everybody who ever did anything in a team, also who is no longer in it.',
  query: z.object({ teamId: id(1) }),
  answer: z.array(z.object({ userId: z.int(), nickName: z.string() })),
});

export const findOwnOperations = defineCall({
  method: 'GET',
  path: '/operLog/findUserId',
  access: { to: 'signedIn' },
  summary: 'What I did in a team or, without a team, what was done with my account. Newest first.',
  query: z.object({ ...filters, teamId: z._default(id(0), 0), userId: z.optional(id(1)) }),
  answer: pageOf(operationRow),
  refusals: ['notPermitted'],
});
