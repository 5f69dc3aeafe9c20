import type { Creative } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { AccountContext } from './account-context.ts';
import { findOwnApp } from './own-apps.ts';
import { findCreative, getLive } from './own-rows.ts';
import { refuseValue } from './refusal.ts';

export type NewCreative = Pick<Creative, 'name' | 'type' | 'adamId' | 'productPageUuid'>;

const page = 'destination.parameters.productPageId';

function checkPage({ world }: AccountContext, { adamId, productPageUuid }: NewCreative): void {
  if (productPageUuid === null) return;
  const found = world.productPages
    .list(adamId)
    .find((row) => latest(row).uuid === productPageUuid.toLowerCase());
  if (!found || latest(found).state !== 'VISIBLE')
    refuseValue(page, 'The app has no such product page to show.');
}

/** The default page has one creative for each app and ad account; it is reused. */
function checkOnlyOne({ world, account }: AccountContext, { type, adamId }: NewCreative): void {
  if (type !== 'DEFAULT_PRODUCT_PAGE') return;
  const taken = world.creatives
    .list(account.id)
    .map((row) => latest(row))
    .some((other) => !other.deleted && other.type === type && other.adamId === adamId);
  if (taken) refuseValue('creativeType', 'The default product page of this app already has a creative.');
}

export function createCreative(context: AccountContext, creative: NewCreative): Row<Creative> {
  const { world, account, by } = context;
  if (!findOwnApp(context, creative.adamId))
    refuseValue(
      'destination.parameters.adamId',
      'The app does not belong to a content provider of this ad account.',
    );
  checkPage(context, creative);
  checkOnlyOne(context, creative);
  const productPageUuid = creative.productPageUuid?.toLowerCase() ?? null;
  return world.creatives.insert(
    {
      ...creative,
      productPageUuid,
      adAccountId: account.id,
      // The default page has been reviewed with the app.
      review: creative.type === 'DEFAULT_PRODUCT_PAGE' ? 'APPROVED' : 'PENDING',
      reviewReasons: [],
      deleted: false,
    },
    by,
  );
}

export function changeCreative(
  context: AccountContext,
  id: number,
  change: Partial<Pick<Creative, 'name'>>,
): Row<Creative> {
  getLive(findCreative(context, id), 'creative', id);
  return context.world.creatives.change(id, change, context.by);
}

export function removeCreative(context: AccountContext, id: number): void {
  getLive(findCreative(context, id), 'creative', id);
  context.world.creatives.change(id, { deleted: true }, context.by);
}
