import type * as z from 'zod/mini';
import {
  creative as creativeSchema,
  creativeStateReasons,
  type creativeCreate,
} from '@tapwright/apple-ads-v5/ad';
import type { listParameters } from '@tapwright/apple-ads-v5/list-parameters';
import type { Selector } from '@tapwright/apple-ads-v5/selector';
import { timesOf } from '../api-v1/wire-forms.ts';
import { createCreative } from '../verbs/creatives.ts';
import { findCreative } from '../verbs/own-rows.ts';
import { refuse, refuseValue } from '../verbs/refusal.ts';
import { v5OrgIdOf } from './org-id.ts';
import type { Creative } from '../world/entities.ts';
import { creativeStatus } from '../world/status/creative-status.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf } from './envelope.ts';
import { fetchFields, findRows, listRows, readFields } from './find-rows.ts';

type Create = z.output<typeof creativeCreate>;
type List = { query: z.output<typeof listParameters> };
type One = { path: { creativeId: string }; query: { fields?: string | undefined } };

const attributes = Object.keys(creativeSchema.shape);

/** Reasons that came with the newer API have no word here. */
const olderReasons = (reasons: readonly string[]): string[] =>
  creativeStateReasons.filter((known) => reasons.includes(known));

export function viewCreative({ world, now, account }: AccountCall, row: Row<Creative>) {
  const state = latest(row);
  const { systemStatus, reasons } = creativeStatus(world, state, now);
  return {
    id: row.id,
    orgId: v5OrgIdOf(account.id),
    adamId: state.adamId,
    name: state.name,
    type: state.type,
    productPageId: state.productPageUuid,
    state: systemStatus === 'INVALID' ? 'INVALID' : 'VALID',
    stateReasons: olderReasons(reasons),
    ...timesOf(row),
  };
}

/** Creatives cannot be deleted here; those that the newer API deleted are gone. */
const listViews = (call: AccountCall) =>
  call.world.creatives
    .list(call.account.id)
    .filter((row) => !latest(row).deleted)
    .map((row) => viewCreative(call, row));

function checkOnlyOne(call: AccountCall, { productPageId }: Create): void {
  const wanted = productPageId?.toLowerCase();
  if (wanted !== undefined && listViews(call).some((view) => view.productPageId === wanted))
    refuseValue('productPageId', 'The product page already has a creative.');
}

export const creativeHandlers = {
  listCreatives: (call: AccountCall, { query }: List) => listRows(listViews(call), query),
  findCreatives: (call: AccountCall, { body }: { body: Selector }) =>
    findRows(listViews(call), body, { attributes }),
  getCreative: (call: AccountCall, { path, query }: One) => {
    const row =
      findCreative(call, Number(path.creativeId)) ??
      refuse('NOT_FOUND', `There is no creative ${path.creativeId}.`, 'creativeId');
    return dataOf(fetchFields(viewCreative(call, row), readFields(query.fields)));
  },
  createCreative: (call: AccountCall, { body }: { body: Create }) => {
    checkOnlyOne(call, body);
    const { adamId, name, type, productPageId } = body;
    const productPageUuid = type === 'DEFAULT_PRODUCT_PAGE' ? null : (productPageId ?? null);
    return dataOf(
      viewCreative(call, createCreative(call, { adamId: Number(adamId), name, type, productPageUuid })),
    );
  },
} satisfies Partial<Handlers>;
