import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { campaignGroupName } from './campaign-groups.ts';
import {
  maxMessage,
  namedOrder,
  orderLine,
  orderText,
  orderView,
  queriedOrder,
  storedName,
  words,
  writtenOrder,
} from './managed-orders.ts';
import { pageOf, pageQuery } from './paging.ts';

const reason = words('managedOrders:rules.reason', 500);
const staff = { to: 'staff' } as const;
export const orderQueues = ['open', 'mine', 'done'] as const;
export type OrderQueue = (typeof orderQueues)[number];

const queuedLine = {
  teamName: z.string(),
  /** Nobody works on the order of a team they are in. */
  isOwnTeam: z.boolean(),
  isMine: z.boolean(),
  /** Since when the team waits for an answer. */
  waitsSince: z.nullable(z.string()),
};
export const queuedOrder = z.extend(orderLine, queuedLine);
export type QueuedOrder = z.infer<typeof queuedOrder>;
export const queuedOrderView = z.extend(orderView, {
  ...queuedLine,
  /** Managed campaign groups of the team that no order is run in. */
  freeGroups: z.array(z.object({ campaignGroupId: z.int(), name: z.string() })),
});
export type QueuedOrderView = z.infer<typeof queuedOrderView>;

export const findQueuedOrders = defineCall({
  method: 'GET',
  path: '/staff/orders/find',
  access: staff,
  summary:
    'Orders of all teams that are not over, the oldest first; one’s own; or those that are over, the newest first.',
  query: z.object({ state: z._default(z.enum(orderQueues), 'open'), ...pageQuery }),
  answer: pageOf(queuedOrder),
});

export const findQueuedOrder = defineCall({
  method: 'GET',
  path: '/staff/orders/findOne',
  access: staff,
  summary: 'An order as staff see it.',
  query: z.object(queriedOrder),
  answer: queuedOrderView,
  refusals: ['notFound'],
});

export const acceptOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/accept',
  access: staff,
  summary: 'Take a submitted order: whoever accepts it looks after it.',
  body: z.object({ ...namedOrder, text: z._default(z.string().check(z.maxLength(maxMessage)), '') }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

export const refuseOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/refuse',
  access: staff,
  summary: 'Refuse an order of which nothing was proposed, with the reason that the team reads.',
  body: z.object({ ...namedOrder, reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

export const takeOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/take',
  access: staff,
  summary:
    'Take over an accepted order from a colleague, with its campaign group, for a reason that the team reads.',
  body: z.object({ ...namedOrder, reason }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

export const handOverGroup = defineCall({
  method: 'POST',
  path: '/staff/orders/handOver',
  access: staff,
  summary:
    'Work on an order in the team’s name, in one managed campaign group: a free one of the team, or a new one by its name.',
  body: z.object({
    ...namedOrder,
    campaignGroupId: z.optional(z.int()),
    name: z.optional(campaignGroupName),
    reason,
  }),
  answer: z.null(),
  patience: 'ads',
  refusals: [
    'notFound',
    'changedMeanwhile',
    'ownTeam',
    'modeMissing',
    'appleRefused',
    'appleSilent',
    'adAccountTaken',
    'groupNameTaken',
  ],
});

export const writeToTeam = defineCall({
  method: 'POST',
  path: '/staff/orders/write',
  access: staff,
  summary: 'Write to the team of an order that one looks after.',
  body: z.object(writtenOrder),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam'],
});

export const readQueuedOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/read',
  access: staff,
  summary: 'The messages of the team up to this one were read.',
  body: z.object({ ...namedOrder, messageId: z.int() }),
  answer: z.null(),
  refusals: ['notFound'],
});

export const endOrder = defineCall({
  method: 'POST',
  path: '/staff/orders/end',
  access: staff,
  summary:
    'An order is done: refused while something of it can still spend or has money reserved for a later start.',
  body: z.object({ ...namedOrder, text: orderText }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'ownTeam', 'groupInUse'],
});

export const downloadQueuedFile = defineCall({
  method: 'GET',
  path: '/staff/orders/downloadFile',
  access: staff,
  summary: 'A file of an order, as it was sent.',
  query: z.object({ ...queriedOrder, name: storedName }),
  answer: z.null(),
  download: 'application/octet-stream',
  refusals: ['notFound'],
});
