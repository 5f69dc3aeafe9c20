import { timesOf } from '../api-v1/wire-forms.ts';
import { findOwnApp } from '../verbs/own-apps.ts';
import { refuse } from '../verbs/refusal.ts';
import type { App, ProductPage } from '../world/entities.ts';
import { latest, type Row } from '../world/table.ts';
import { viewLocaleDetails } from './apps.ts';
import type { AccountCall, Handlers } from './call.ts';
import { dataOf, pageOf } from './envelope.ts';

type ByApp = { path: { adamId: string } };
type ByPage = { path: { adamId: string; productPageId: string } };
type Wanted = { query: { name?: string | undefined; state?: string | undefined } };

const getOwnApp = (call: AccountCall, adamId: string): Row<App> =>
  findOwnApp(call, Number(adamId)) ?? refuse('NOT_FOUND', `There is no app ${adamId}.`, 'adamId');

/** A page that was removed in App Store Connect is gone. */
const listPages = (call: AccountCall, adamId: string): Row<ProductPage>[] =>
  call.world.productPages.list(getOwnApp(call, adamId).id).filter((row) => latest(row).state !== 'DELETED');

function getPage(call: AccountCall, { path: { adamId, productPageId } }: ByPage): Row<ProductPage> {
  const wanted = productPageId.toLowerCase();
  const found = listPages(call, adamId).find((row) => latest(row).uuid === wanted);
  return found ?? refuse('NOT_FOUND', `There is no product page ${productPageId}.`, 'productPageId');
}

function viewPage(row: Row<ProductPage>) {
  const { uuid, adamId, name, state, deepLink } = latest(row);
  return { id: uuid, adamId, name, state, deepLink, ...timesOf(row) };
}

export const productPageHandlers = {
  listProductPages: (call: AccountCall, { path, query: { name, state } }: ByApp & Wanted) => {
    const found = listPages(call, path.adamId)
      .map(viewPage)
      .filter(
        (page) => (name === undefined || page.name === name) && (state === undefined || page.state === state),
      );
    return pageOf(found, { limit: found.length });
  },
  getProductPage: (call: AccountCall, request: ByPage) => dataOf(viewPage(getPage(call, request))),
  listProductPageLocaleDetails: (call: AccountCall, request: ByPage) => {
    const { uuid, adamId } = latest(getPage(call, request));
    const details = viewLocaleDetails(adamId, latest(getOwnApp(call, request.path.adamId)));
    return pageOf([{ ...details, productPageId: uuid }]);
  },
} satisfies Partial<Handlers>;
