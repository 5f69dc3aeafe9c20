import * as z from 'zod/mini';
import { type AskApple, openApple } from './ask-apple.ts';
import type { SandboxUser } from '../../../testing/open-sandbox.ts';
import type { SandboxControl } from './control-sandbox.ts';

type ObjectKind = (typeof kinds)[number];
/** What the operation log has to say of an edit; `''` where there was nothing to say. */
export type Edited = {
  kind: ObjectKind;
  /** Where nobody else has an object of that name. */
  name?: string;
  operation: 'created' | 'edited' | 'removed';
  before: string;
  after: string;
};

type Created = Edited & { id: number; name: string };
const kinds = ['campaign', 'adGroup', 'keyword', 'negativeKeyword', 'ad'] as const;
const createdKinds = ['keyword', 'negativeKeyword', 'adGroup'] as const;
const made = z.object({ result: z.object({ id: z.int() }) });

const amountOf = (turn: number) => `${10 + (turn % 80)}.${String(turn % 97).padStart(2, '0')}`;

const creatives = z.object({ result: z.array(z.object({ id: z.int() })) });
const creative = z.object({
  result: z.object({ destination: z.object({ parameters: z.object({ adamId: z.coerce.string() }) }) }),
});

/** Apple takes one for each app, and tells only of each by itself which app that is. */
async function findDefaultCreative(ask: AskApple, adamId: string): Promise<number | undefined> {
  const filters = [{ field: 'creativeType', operator: 'EQUALS', value: 'DEFAULT_PRODUCT_PAGE' }];
  const listed = z.parse(creatives, await ask('POST', '/creatives/query', { filters }));
  for (const { id } of listed.result) {
    const { destination } = z.parse(creative, await ask('GET', `/creatives/${id}`)).result;
    if (destination.parameters.adamId === adamId) return id;
  }
  return undefined;
}

/** A colleague at Apple's own console, and another one with a tool of theirs: five kinds of objects, three kinds of edits. */
export async function openOutside(
  sandbox: SandboxControl,
  user: SandboxUser,
  { adamId, currency, country }: { adamId: string; currency: string; country: string },
) {
  const money = (amount: string) => ({ amount, currency });
  const ask = openApple(sandbox, user);
  const make = async (path: string, body: object) => z.parse(made, await ask('POST', path, body)).result.id;
  const inConsole = async (entity: ObjectKind, id: number, what: object) =>
    sandbox.control('POST', '/faults', { kind: 'consoleEdit', entity, id, ...what });
  const campaign = (name: string, placement: string) => ({
    adAccountId: user.adAccountIds[0],
    name,
    promotedObjectType: 'APPSTORE_APP',
    promotedObjectId: adamId,
    billingEvent: 'TAPS',
    dailyBudget: { value: money('600') },
    targeting: {
      supplySource: { include: ['APPSTORE'] },
      supplyPlacement: { include: [placement] },
      countryOrRegion: { include: [country] },
    },
    bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: money('16') },
  });
  const campaignId = await make('/campaigns', campaign('Outside', 'APPSTORE_SEARCH_RESULTS'));
  const adGroup = { campaignId, pricingModel: 'CPT', startTime: '2026-11-01T00:00:00.000' };
  const adGroupId = await make('/adgroups', { ...adGroup, name: 'Outside words' });
  // Search results need no ad to show the default page.
  const tabId = await make('/campaigns', campaign('Outside tab', 'APPSTORE_SEARCH_TAB'));
  const tabGroupId = await make('/adgroups', { ...adGroup, campaignId: tabId, name: 'Tab' });
  const creativeId =
    (await findDefaultCreative(ask, adamId)) ??
    (await make('/creatives', {
      name: 'Default page',
      creativeType: 'DEFAULT_PRODUCT_PAGE',
      destination: { destinationType: 'APP_STORE_PRODUCT_PAGE', parameters: { adamId } },
    }));
  const keyword = { adGroupId, matchType: 'EXACT' };
  const ids = {
    campaign: campaignId,
    adGroup: adGroupId,
    keyword: await make('/keywords', { ...keyword, text: 'outside', bid: money('9.99') }),
    negativeKeyword: await make('/negative-keywords', {
      campaignId,
      text: 'never',
      matchType: 'EXACT',
    }),
    ad: await make('/ads', { adGroupId: tabGroupId, creativeId, name: 'Outside ad', status: 'PAUSED' }),
  } satisfies Record<ObjectKind, number>;
  const values = {
    campaign: 'Outside',
    adGroup: 'Outside words',
    keyword: '9.99',
    negativeKeyword: 'ENABLED',
    ad: 'Outside ad',
  };

  const named = (kind: ObjectKind, turn: number) => ({ name: `${kind} ${turn}` });
  const changeOf = (kind: ObjectKind, turn: number): [after: string, change: object] => {
    if (kind === 'keyword') return [amountOf(turn), { bid: money(amountOf(turn)) }];
    const status = values.negativeKeyword === 'ENABLED' ? 'PAUSED' : 'ENABLED';
    if (kind === 'negativeKeyword') return [status, { status }];
    return [named(kind, turn).name, named(kind, turn)];
  };
  const change = async (kind: ObjectKind, turn: number): Promise<Edited> => {
    const before = values[kind];
    const [after, what] = changeOf(kind, turn);
    await inConsole(kind, ids[kind], { change: what });
    values[kind] = after;
    return { kind, operation: 'edited', before, after };
  };
  const create = async (kind: (typeof createdKinds)[number], turn: number): Promise<Created> => {
    const name = `new ${kind} ${turn}`;
    const bodies = {
      adGroup: { ...adGroup, name },
      keyword: { ...keyword, text: name, bid: money('8') },
      negativeKeyword: { ...keyword, text: name },
    };
    const paths = { adGroup: '/adgroups', keyword: '/keywords', negativeKeyword: '/negative-keywords' };
    const id = await make(paths[kind], bodies[kind]);
    return { id, kind, name, operation: 'created', before: '', after: name };
  };
  const remove = async ({ kind, id, name }: Created): Promise<Edited> => {
    await inConsole(kind, id, { remove: true });
    return { kind, name, operation: 'removed', before: '', after: '' };
  };
  /** An hour's work: a change at each level and one new object, every other hour one is taken away. */
  const added: Created[] = [];
  const workAnHour = async (hour: number): Promise<Edited[]> => {
    const edits: Edited[] = [];
    for (const kind of kinds) edits.push(await change(kind, hour));
    const one = await create(createdKinds[hour % 3] ?? 'keyword', hour);
    added.push(one);
    const oldest = hour % 2 === 0 ? added.shift() : undefined;
    return [...edits, one, ...(oldest ? [await remove(oldest)] : [])];
  };
  return { workAnHour };
}

export type EditRow = {
  operation: string;
  subject: { adObject?: string; adObjectName?: string };
  before: unknown;
  after: unknown;
};

/** Each edit takes one row that tells it; what is left on either side is a difference. */
export function matchEdits(edits: readonly Edited[], rows: readonly EditRow[]) {
  const left = [...rows];
  const missing = edits.filter(({ kind, name, operation, before, after }) => {
    const at = left.findIndex(
      ({ subject, ...row }) =>
        row.operation === `adObject.${operation}` &&
        subject.adObject === kind &&
        (name === undefined || subject.adObjectName === name) &&
        (row.before !== null) === (operation !== 'created') &&
        (row.after !== null) === (operation !== 'removed') &&
        JSON.stringify(row.before).includes(before) &&
        JSON.stringify(row.after).includes(after),
    );
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { missing, left };
}
