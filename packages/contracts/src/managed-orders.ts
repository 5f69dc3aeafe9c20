import {
  maxOrderBudget,
  maxOrderCpa,
  maxOrderWeeks,
  minOrderBudget,
  orderGoals,
  orderStates,
  orderWishes,
} from '@tapwright/domain/managed-order-rules';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { changeSetStates } from './change-set-view.ts';
import { foundApp } from './look-ups.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId, teamId } from './teams.ts';

const orderId = z.int().check(z.gte(1));
const queriedOrderId = z.coerce.number<number>().check(z.int(), z.gte(1));
export const queriedOrder = { teamId: queriedTeamId, orderId: queriedOrderId };
export const namedOrder = { teamId, orderId };

export const maxOrderFiles = 5;
export const maxOrderFileBytes = 20 * 1024 * 1024;
export const maxNeeds = 4000;
export const maxMessage = 4000;
/** Orders of one team that are not over, its drafts among them. */
export const maxOpenOrders = 50;

export const storedName = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}\.[a-z]{3,4}$/, 'managedOrders:rules.files'));
const fileNames = z.array(storedName).check(z.maxLength(maxOrderFiles, 'managedOrders:rules.files'));
export const words = (error: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, error), z.maxLength(most, error));
export const orderText = words('managedOrders:rules.message', maxMessage);

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'managedOrders:rules.startsOn'));
const storefront = z.string().check(z.regex(/^[A-Z]{2}$/));

/** The form as it is typed, right or wrong. */
export const orderForm = z.object({
  app: z.nullable(foundApp),
  storefronts: z.array(storefront).check(z.maxLength(250)),
  goal: z.enum(orderGoals),
  cpa: z.string().check(z.maxLength(40)),
  budget: z.string().check(z.maxLength(40)),
  weeks: z.string().check(z.maxLength(10)),
  startsOn: z.string().check(z.maxLength(10)),
  needs: z.string().check(z.maxLength(maxNeeds)),
});
export type OrderForm = z.infer<typeof orderForm>;

const between = (lowest: number, highest: number, error: string) =>
  z.int(error).check(z.gte(lowest, error), z.lte(highest, error));

/** What is sent; amounts in minor units of the team's currency. */
export const orderFields = z
  .object({
    app: z.object({
      adamId: z.string().check(z.regex(/^\d{6,19}$/, 'managedOrders:rules.app')),
      name: words('managedOrders:rules.app', 200),
    }),
    /** Empty: left to staff. */
    storefronts: z.array(storefront).check(z.maxLength(250)),
    goal: z.enum(orderGoals),
    cpa: z.nullable(between(1, maxOrderCpa, 'managedOrders:rules.cpa')),
    budget: between(minOrderBudget, maxOrderBudget, 'managedOrders:rules.budget'),
    weeks: between(1, maxOrderWeeks, 'managedOrders:rules.weeks'),
    startsOn: day,
    needs: z.string().check(z.maxLength(maxNeeds)),
  })
  .check(({ value, issues }) => {
    if (value.goal === 'installs' && value.cpa === null)
      issues.push({ code: 'custom', input: value, path: ['cpa'], message: 'managedOrders:rules.cpa' });
  });
export type OrderFields = z.infer<typeof orderFields>;

const orderFile = z.object({ name: z.string(), fileName: z.string(), bytes: z.int() });
export type OrderFile = z.infer<typeof orderFile>;

const line = {
  teamId: z.int(),
  orderId: z.int(),
  state: z.enum(orderStates),
  stateSince: z.string(),
  app: z.nullable(z.object({ adamId: z.string(), name: z.string() })),
  storefronts: z.array(z.string()),
  currency: z.enum(['USD', 'RMB']),
  /** Minor units; null in a draft. */
  budget: z.nullable(z.int()),
  madeBy: z.string(),
  submittedAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  staff: z.nullable(z.string()),
  asks: z.nullable(z.enum(orderWishes)),
  /** Messages of the other side that nobody of the reader's read. */
  unread: z.int(),
};
export const orderLine = z.object(line);
export type OrderLine = z.infer<typeof orderLine>;

const messageKinds = ['words', 'state', 'asks', 'proposal', 'month'] as const;
const proposal = z.object({
  changeSetId: z.int(),
  state: z.enum(changeSetStates),
  edits: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
const orderMessage = z.object({
  messageId: z.int(),
  kind: z.enum(messageKinds),
  by: z.nullable(z.string()),
  isOwn: z.boolean(),
  isStaff: z.boolean(),
  body: z.string(),
  /** The state that was reached, what was asked for, or the month. */
  state: z.nullable(z.string()),
  proposal: z.nullable(proposal),
  files: z.array(orderFile),
  createdAt: z.string(),
  readBy: z.nullable(z.string()),
  readAt: z.nullable(z.string()),
});
export type OrderMessage = z.infer<typeof orderMessage>;

const month = z.object({
  month: z.string(),
  spend: z.nullable(z.string()),
  installs: z.int(),
  cpa: z.nullable(z.string()),
  changeSets: z.int(),
});

export const orderView = z.object({
  ...line,
  revision: z.int(),
  madeAt: z.string(),
  savedAt: z.string(),
  form: orderForm,
  goal: z.nullable(z.enum(orderGoals)),
  cpa: z.nullable(z.int()),
  weeks: z.nullable(z.int()),
  startsOn: z.nullable(z.string()),
  needs: z.string(),
  reason: z.nullable(z.string()),
  campaignGroupId: z.nullable(z.int()),
  campaignGroup: z.nullable(z.string()),
  files: z.array(orderFile),
  messages: z.array(orderMessage),
  /** Minor units of the team's currency, by the ledger. */
  money: z.object({ spent: z.int(), reserved: z.int(), available: z.int() }),
  /** In the currency of the ad account. */
  months: z.object({ currency: z.nullable(z.string()), list: z.array(month) }),
});
export type OrderView = z.infer<typeof orderView>;

const order = { to: 'team', may: 'managedOrder.submit' } as const;
const orderFilters = ['open', 'all'] as const;

export const findOrders = defineCall({
  method: 'GET',
  path: '/managedOrder/find',
  access: order,
  summary: 'AI-managed orders of the team, newest first; of drafts one’s own alone.',
  query: z.object({ teamId: queriedTeamId, show: z._default(z.enum(orderFilters), 'all'), ...pageQuery }),
  answer: pageOf(orderLine),
});

export const findOrder = defineCall({
  method: 'GET',
  path: '/managedOrder/findOne',
  access: order,
  summary: 'An order with its messages, what was proposed for it, its money and its months.',
  query: z.object(queriedOrder),
  answer: orderView,
  refusals: ['notFound'],
});

export const searchOrderApps = defineCall({
  method: 'GET',
  path: '/managedOrder/searchApps',
  access: order,
  summary: 'Apps by name, id or App Store link, as the platform’s own organisation at Apple finds them.',
  query: z.object({ teamId: queriedTeamId, text: z.string().check(z.maxLength(200)) }),
  answer: z.array(foundApp),
  refusals: ['searchFailed', 'modeMissing'],
  patience: 'ads',
});

export const saveOrder = defineCall({
  method: 'POST',
  path: '/managedOrder/save',
  access: order,
  summary: 'Keep the form of an order as it was typed. Without an id, a new one. Sends nothing.',
  body: z.object({ teamId, orderId: z.optional(orderId), form: orderForm, revision: z.optional(z.int()) }),
  answer: z.object({ orderId: z.int(), revision: z.int(), savedAt: z.string() }),
  refusals: ['notFound', 'changedMeanwhile', 'tooManyOrders', 'modeMissing'],
});

export const discardOrder = defineCall({
  method: 'POST',
  path: '/managedOrder/discard',
  access: order,
  summary: 'Throw away one’s own draft of an order.',
  body: z.object(namedOrder),
  answer: z.null(),
  refusals: ['notFound'],
});

export const submitOrder = defineCall({
  method: 'POST',
  path: '/managedOrder/submit',
  access: order,
  summary: 'Send an order to staff. Costs nothing, and reserves nothing.',
  body: z.object({ ...namedOrder, fields: orderFields, files: z._default(fileNames, []) }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile', 'modeMissing'],
});

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/managedOrder/cancel',
  access: order,
  summary:
    'Give an order up while nothing of it is paid. What was proposed for it cannot be approved any more.',
  body: z.object({ ...namedOrder, reason: z._default(z.string().check(z.maxLength(500)), '') }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const writtenOrder = { ...namedOrder, text: orderText, files: z._default(fileNames, []) };

export const writeToStaff = defineCall({
  method: 'POST',
  path: '/managedOrder/write',
  access: order,
  summary: 'Write to the staff who look after an order.',
  body: z.object(writtenOrder),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const askOfOrder = defineCall({
  method: 'POST',
  path: '/managedOrder/ask',
  access: order,
  summary: 'Ask staff to pause a running order, to go on with a paused one, or to end it.',
  body: z.object({ ...namedOrder, wish: z.enum(orderWishes) }),
  answer: z.null(),
  refusals: ['notFound', 'changedMeanwhile'],
});

export const readOrder = defineCall({
  method: 'POST',
  path: '/managedOrder/read',
  access: order,
  summary: 'The messages of staff up to this one were read.',
  body: z.object({ ...namedOrder, messageId: z.int() }),
  answer: z.null(),
  refusals: ['notFound'],
});

export const uploadOrderFile = defineCall({
  method: 'POST',
  path: '/managedOrder/uploadFile',
  access: { to: 'signedIn' },
  summary:
    'Send a PDF, JPEG, PNG, XLSX or a text file of at most 20 MB for an order or a message. Answers its name.',
  file: 'uploadFile',
  answer: orderFile,
  patience: 'ads',
  refusals: ['tooLarge'],
});

export const downloadOrderFile = defineCall({
  method: 'GET',
  path: '/managedOrder/downloadFile',
  access: order,
  summary: 'A file of an order, as it was sent.',
  query: z.object({ ...queriedOrder, name: storedName }),
  answer: z.null(),
  download: 'application/octet-stream',
  refusals: ['notFound'],
});
