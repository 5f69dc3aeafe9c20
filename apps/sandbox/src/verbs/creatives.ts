import type { Creative } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import type { Desk } from './desk.ts';
import { findOwnApp } from './own-apps.ts';
import { findCreative, getLive } from './own-rows.ts';
import { refuseValue } from './refusal.ts';

export type NewCreative = Pick<Creative, 'name' | 'type' | 'adamId' | 'productPageUuid'>;

const page = 'destination.parameters.productPageId';

function checkPage({ world }: Desk, { adamId, productPageUuid }: NewCreative): void {
  if (productPageUuid === null) return;
  const found = world.productPages
    .list(adamId)
    .find((row) => latest(row).uuid === productPageUuid.toLowerCase());
  if (!found || latest(found).state !== 'VISIBLE')
    refuseValue(page, 'The app has no such product page to show.');
}

/** The default page has one creative for each app and ad account; it is reused. */
function checkOnlyOne({ world, account }: Desk, { type, adamId }: NewCreative): void {
  if (type !== 'DEFAULT_PRODUCT_PAGE') return;
  const taken = world.creatives
    .list(account.id)
    .map((row) => latest(row))
    .some((other) => !other.deleted && other.type === type && other.adamId === adamId);
  if (taken) refuseValue('creativeType', 'The default product page of this app already has a creative.');
}

export function createCreative(desk: Desk, creative: NewCreative): Row<Creative> {
  const { world, account, by } = desk;
  if (!findOwnApp(desk, creative.adamId))
    refuseValue(
      'destination.parameters.adamId',
      'The app does not belong to a content provider of this ad account.',
    );
  checkPage(desk, creative);
  checkOnlyOne(desk, creative);
  const productPageUuid = creative.productPageUuid?.toLowerCase() ?? null;
  return world.creatives.insert(
    {
      ...creative,
      productPageUuid,
      adAccountId: account.id,
      review: 'APPROVED',
      reviewReasons: [],
      deleted: false,
    },
    by,
  );
}

export function changeCreative(
  desk: Desk,
  id: number,
  change: Partial<Pick<Creative, 'name'>>,
): Row<Creative> {
  getLive(findCreative(desk, id), 'creative', id);
  return desk.world.creatives.change(id, change, desk.by);
}

export function removeCreative(desk: Desk, id: number): void {
  getLive(findCreative(desk, id), 'creative', id);
  desk.world.creatives.change(id, { deleted: true }, desk.by);
}
