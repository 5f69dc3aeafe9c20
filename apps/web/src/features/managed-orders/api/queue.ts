import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as queue from '@tapwright/contracts/managed-order-queue';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { orderKeys } from '../keys.ts';
import type { Conversing, OrderKey } from './orders.ts';

type Query = { state: queue.OrderQueue; pageNum: number; pageSize: number };

export const orderQueueQuery = (query: Query) =>
  queryOptions({
    queryKey: orderKeys.queueOf(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(queue.findQueuedOrders, { query, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const queuedOrderQuery = (key: OrderKey) =>
  queryOptions({
    queryKey: orderKeys.queued(key),
    queryFn: ({ signal }) => withSecondFactor(() => call(queue.findQueuedOrder, { query: key, signal })),
  });

export const orderTasks = ['accept', 'refuse', 'take', 'handOver', 'end'] as const;
export type OrderTask = (typeof orderTasks)[number];
export type TaskValues = { words: string; name: string; campaignGroupId: string };

export function doTask(
  task: OrderTask,
  { teamId, orderId }: OrderKey,
  { words, name, campaignGroupId }: TaskValues,
): Promise<null> {
  const key = { teamId, orderId };
  return withSecondFactor(() => {
    switch (task) {
      case 'accept':
        return call(queue.acceptOrder, { body: { ...key, text: words } });
      case 'refuse':
        return call(queue.refuseOrder, { body: { ...key, reason: words } });
      case 'take':
        return call(queue.takeOrder, { body: { ...key, reason: words } });
      case 'end':
        return call(queue.endOrder, { body: { ...key, text: words } });
      case 'handOver':
        return call(queue.handOverGroup, {
          body: {
            ...key,
            reason: words,
            ...(campaignGroupId === '' ? { name } : { campaignGroupId: Number(campaignGroupId) }),
          },
        });
    }
  });
}

export const asStaff: Conversing = {
  write: (key, { text, files }) =>
    withSecondFactor(() => call(queue.writeToTeam, { body: { ...key, text, files: [...files] } })),
  read: (key, messageId) =>
    withSecondFactor(() => call(queue.readQueuedOrder, { body: { ...key, messageId } })),
  saveFile: (key, name) => withSecondFactor(() => saveFile(queue.downloadQueuedFile.path, { ...key, name })),
};
