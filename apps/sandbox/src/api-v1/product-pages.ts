import {
  productPageLocaleDetailsQuery,
  productPageQuery,
} from '@tapwright/apple-ads/wire/look-ups/product-page';
import type { ProductPage } from '../world/entities.ts';
import { createdAt, latest, type Row } from '../world/table.ts';
import { findOwnApp, listOwnApps } from '../verbs/own-apps.ts';
import { refuse } from '../verbs/refusal.ts';
import type { AccountCall, Handlers } from './call.ts';
import { localeDetailsOf, localeField } from './locale-details.ts';
import type { FieldValue } from './match-filter.ts';
import { queryRows, type Query } from './query-rows.ts';
import { timesOf, writeTime } from './wire-forms.ts';

type PageRow = Row<ProductPage>;

/** Pages of own apps; a page that was removed in App Store Connect is gone. */
const listPages = (call: AccountCall): PageRow[] =>
  listOwnApps(call)
    .flatMap((app) => call.world.productPages.list(app.id))
    .filter((row) => latest(row).state !== 'DELETED');

/** What Apple calls a page that is not shown is on no page of its own; this state is seen beside PUBLISHED. */
const stateOf = ({ state }: ProductPage): string =>
  state === 'VISIBLE' ? 'PUBLISHED' : 'READY_FOR_DISTRIBUTION';

function viewPage(row: PageRow) {
  const state = latest(row);
  const { uuid, adamId, name, deepLink } = state;
  return {
    id: uuid,
    adamId,
    name,
    state: stateOf(state),
    ...(deepLink === null ? {} : { deepLink }),
    ...timesOf(row),
  };
}

const readers: Record<string, (row: PageRow) => FieldValue> = {
  adamId: (row) => latest(row).adamId,
  state: (row) => stateOf(latest(row)),
  id: (row) => latest(row).uuid,
  creationTime: (row) => writeTime(createdAt(row)),
};

const noSuchPage = (id: string): never =>
  refuse('RESOURCE_NOT_FOUND_ENTITY', `There is no product page ${id}.`, 'productPageId');

function listLocaleDetails(call: AccountCall) {
  return listPages(call).flatMap((row) => {
    const { adamId, uuid } = latest(row);
    const app = findOwnApp(call, adamId);
    return app ? [{ ...localeDetailsOf(adamId, latest(app)), productPageId: uuid }] : [];
  });
}

export const productPageHandlers = {
  queryProductPages: (call: AccountCall, { body }: { body: Query }) => {
    const read = (row: PageRow, field: string): FieldValue => readers[field]?.(row);
    const { rows, pagination } = queryRows(listPages(call), body, read, productPageQuery.paging);
    return { result: rows.map(viewPage), pagination };
  },
  getProductPage: (call: AccountCall, { path: { productPageId } }: { path: { productPageId: string } }) => {
    const row = listPages(call).find((page) => latest(page).uuid === productPageId.toLowerCase());
    return { result: viewPage(row ?? noSuchPage(productPageId)) };
  },
  queryProductPageLocaleDetails: (call: AccountCall, { body }: { body: Query }) => {
    const all = listLocaleDetails(call);
    const { rows, pagination } = queryRows(all, body, localeField, productPageLocaleDetailsQuery.paging);
    return { result: [...rows], pagination };
  },
} satisfies Partial<Handlers>;
