import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as calls from '@tapwright/contracts/managed-orders';
import type { OrderWish } from '@tapwright/domain/managed-order-rules';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { orderKeys } from '../keys.ts';

type Page = { pageNum: number; pageSize: number };
export type OrderKey = { teamId: number; orderId: number };
export type Words = { text: string; files: readonly string[] };

export const ordersQuery = (teamId: number, page: Page) =>
  queryOptions({
    queryKey: orderKeys.list(teamId, page),
    queryFn: ({ signal }) => call(calls.findOrders, { query: { teamId, ...page }, signal }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (key: OrderKey) =>
  queryOptions({
    queryKey: orderKeys.one(key),
    queryFn: ({ signal }) => call(calls.findOrder, { query: key, signal }),
  });

export const orderAppsQuery = (teamId: number, text: string) =>
  queryOptions({
    queryKey: orderKeys.apps(teamId, text),
    queryFn: ({ signal }) => call(calls.searchOrderApps, { query: { teamId, text }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

export const saveOrder = (
  teamId: number,
  kept: { orderId?: number | undefined; revision?: number | undefined; form: calls.OrderForm },
) => call(calls.saveOrder, { body: { teamId, ...kept } });

export const submitOrder = (key: OrderKey, fields: calls.OrderFields, files: readonly string[]) =>
  call(calls.submitOrder, { body: { ...key, fields, files: [...files] } });

export const discardOrder = (key: OrderKey) => call(calls.discardOrder, { body: key });
export const cancelOrder = (key: OrderKey, reason: string) =>
  call(calls.cancelOrder, { body: { ...key, reason } });
export const askOfOrder = (key: OrderKey, wish: OrderWish) =>
  call(calls.askOfOrder, { body: { ...key, wish } });
export const uploadOrderFile = (file: File) => call(calls.uploadOrderFile, { file });

/** How one side writes, reads and opens files. */
export type Conversing = {
  write: (key: OrderKey, words: Words) => Promise<null>;
  read: (key: OrderKey, messageId: number) => Promise<null>;
  saveFile: (key: OrderKey, name: string) => Promise<unknown>;
};

export const asTeam: Conversing = {
  write: (key, { text, files }) => call(calls.writeToStaff, { body: { ...key, text, files: [...files] } }),
  read: (key, messageId) => call(calls.readOrder, { body: { ...key, messageId } }),
  saveFile: (key, name) => saveFile(calls.downloadOrderFile.path, { ...key, name }),
};
