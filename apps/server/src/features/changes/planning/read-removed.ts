import type { Transaction } from '../../../platform/db/database.ts';
import { listAccounts, listAds } from '../ads/ads-store.ts';
import type { ShownEdit } from '../sets/change-sets-store.ts';
import { findCurrency } from '@tapwright/domain/currencies';
import { readAppleObject, stateReaders } from '../ads/read-apple-object.ts';
import { typeFields } from './request-again.ts';
import type { RequestedEdit } from './requested-edit.ts';

/** What was removed, as it would be created once more where it was: as it stood last, with an id of its own. */
export async function readRemoved(
  tx: Transaction,
  teamId: number,
  removals: readonly ShownEdit[],
): Promise<Map<ShownEdit, RequestedEdit>> {
  const accountIds = [...new Set(removals.map(({ adAccountId }) => adAccountId))];
  const accounts = await listAccounts(tx, teamId, accountIds);
  const found = new Map<ShownEdit, RequestedEdit>();
  for (const kind of ['keyword', 'negativeKeyword'] as const) {
    const own = removals.filter((edit) => edit.kind === kind);
    const ids = own.map(({ objectId }) => objectId);
    const rows = new Map((await listAds(tx, teamId, kind, 'id', ids)).map((row) => [row.id, row]));
    for (const edit of own) {
      const { adAccountId, campaignId, adGroupId } = edit;
      const row = rows.get(edit.objectId);
      const account = accounts.find((one) => one.adAccountId === adAccountId);
      if (row === undefined || account === undefined) continue;
      const currency = findCurrency(account.currency) ?? 'USD';
      const fields = typeFields({ ...stateReaders[kind](readAppleObject(row.apple), currency) }, currency);
      const place = adGroupId === null ? {} : { adGroupId };
      found.set(edit, { kind, intent: 'create', campaignId, ...place, fields });
    }
  }
  return found;
}
