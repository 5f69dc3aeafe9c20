import * as z from 'zod/mini';
import { adAccountSystemStatusReasons } from '@tapwright/apple-ads/wire/accounts/ad-account';
import { campaignLimitingReasons } from '@tapwright/apple-ads/wire/campaigns/campaign-status';
import type { ApiUser } from '../oauth/api-users.ts';
import { refuse, refuseValue } from '../verbs/refusal.ts';
import { latest, type Stamp } from '../world/table.ts';
import { findStorefront } from '../world/storefronts.ts';
import type { Sandbox } from '../sandbox.ts';
import { consoleEdit, editInConsole } from './console-edit.ts';

const id = z.int().check(z.gte(1));
const country = z.string().check(z.refine((code) => code === '*' || findStorefront(code) !== undefined));

/** One API user, or all of an organisation. */
const whose = { clientId: z.optional(z.string()), orgId: z.optional(id) };

/** What can happen to an account from outside, rather than to one request. */
export const worldEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('revokeAccess'), ...whose, adAccountId: z.optional(id) }),
  z.strictObject({ kind: z.literal('restoreAccess'), ...whose }),
  z.strictObject({
    kind: z.literal('rejectApp'),
    adamId: id,
    countries: z._default(z.array(country).check(z.minLength(1)), ['*']),
    reason: z._default(z.enum(campaignLimitingReasons), 'APP_NOT_ELIGIBLE'),
  }),
  z.strictObject({ kind: z.literal('approveApp'), adamId: id }),
  z.strictObject({ kind: z.literal('rejectAd'), adId: id }),
  z.strictObject({ kind: z.literal('hideProductPage'), productPageId: z.string() }),
  z.strictObject({
    kind: z.literal('paymentProblem'),
    adAccountId: id,
    reason: z.nullable(z.enum(adAccountSystemStatusReasons)),
  }),
  consoleEdit,
]);

export type WorldEvent = z.output<typeof worldEvent>;

type Whose = { clientId?: string | undefined; orgId?: number | undefined };

function listUsers({ users }: Sandbox, { clientId, orgId }: Whose): ApiUser[] {
  if ((clientId === undefined) === (orgId === undefined))
    refuseValue('clientId', 'Either a clientId or an orgId says whose access it is.');
  const found = users.list().filter((user) => user.clientId === clientId || user.orgId === orgId);
  if (found.length === 0 && clientId !== undefined)
    refuse('NOT_FOUND', `There is no API user ${clientId}.`, 'clientId');
  return found;
}

function revokeAccess(sandbox: Sandbox, whose: Whose, adAccountId: number | undefined): void {
  for (const { clientId, withheldAdAccountIds } of listUsers(sandbox, whose))
    sandbox.users.change(
      clientId,
      adAccountId === undefined
        ? { revoked: true }
        : { withheldAdAccountIds: [...withheldAdAccountIds, adAccountId] },
    );
}

function restoreAccess(sandbox: Sandbox, whose: Whose): void {
  for (const { clientId } of listUsers(sandbox, whose))
    sandbox.users.change(clientId, { revoked: false, withheldAdAccountIds: [] });
}

function hideProductPage({ world }: Sandbox, productPageId: string, by: Stamp): void {
  const row =
    [...world.productPages.rows()].find((page) => latest(page).uuid === productPageId) ??
    refuse('NOT_FOUND', `There is no product page ${productPageId}.`, 'productPageId');
  world.productPages.change(row.id, { state: 'HIDDEN' }, by);
}

/** Lets it happen, in the name of Apple or of someone in Apple's console. */
export function letHappen(sandbox: Sandbox, event: WorldEvent, by: Stamp): void {
  const { world } = sandbox;
  const getApp = (adamId: number) =>
    world.apps.find(adamId) ?? refuse('NOT_FOUND', `There is no own app ${adamId}.`, 'adamId');
  switch (event.kind) {
    case 'revokeAccess':
      return revokeAccess(sandbox, event, event.adAccountId);
    case 'restoreAccess':
      return restoreAccess(sandbox, event);
    case 'rejectApp': {
      const added = Object.fromEntries(event.countries.map((code) => [code, event.reason]));
      const { refusals } = latest(getApp(event.adamId));
      world.apps.change(event.adamId, { refusals: { ...refusals, ...added } }, by);
      return;
    }
    case 'approveApp':
      world.apps.change(getApp(event.adamId).id, { refusals: {} }, by);
      return;
    case 'rejectAd': {
      const row = world.ads.find(event.adId) ?? refuse('NOT_FOUND', `There is no ad ${event.adId}.`, 'adId');
      world.ads.change(row.id, { review: 'REJECTED' }, by);
      return;
    }
    case 'hideProductPage':
      return hideProductPage(sandbox, event.productPageId, by);
    case 'paymentProblem': {
      const { adAccountId, reason } = event;
      const row =
        world.adAccounts.find(adAccountId) ?? refuse('NOT_FOUND', `There is no ad account ${adAccountId}.`);
      world.adAccounts.change(row.id, { problems: reason === null ? [] : [reason] }, by);
      return;
    }
    case 'consoleEdit':
      return editInConsole(sandbox, event, by);
  }
}
