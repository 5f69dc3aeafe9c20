import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as calls from '@tapwright/contracts/fapiao';
import type { QueueState } from '@tapwright/contracts/recharges';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { rechargeKeys } from '../keys.ts';

type Page = { pageNum: number; pageSize: number };
type Key = { teamId: number; fapiaoId: number };

export const fapiaoQuery = (teamId: number, page: Page) =>
  queryOptions({
    queryKey: rechargeKeys.fapiao(teamId, page),
    queryFn: ({ signal }) => call(calls.findFapiao, { query: { teamId, ...page }, signal }),
    placeholderData: keepPreviousData,
  });

export const queuedFapiaoQuery = (query: Page & { state: QueueState }) =>
  queryOptions({
    queryKey: rechargeKeys.fapiaoQueue(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(calls.findQueuedFapiao, { query, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

type Asked = { kind: calls.FapiaoKind; title: string; taxNumber: string; amount: number; note: string };

export const askFapiao = (teamId: number, asked: Asked) =>
  call(calls.askFapiao, { body: { teamId, ...asked } });

export const withdrawFapiao = ({ teamId, fapiaoId }: Key) =>
  call(calls.withdrawFapiao, { body: { teamId, fapiaoId } });

export const saveFapiao = ({ teamId, fapiaoId }: Key) =>
  saveFile(calls.downloadFapiao.path, { teamId, fapiaoId });

export const saveQueuedFapiao = ({ teamId, fapiaoId }: Key) =>
  withSecondFactor(() => saveFile(calls.downloadQueuedFapiao.path, { teamId, fapiaoId }));

export const issueFapiao = ({ teamId, fapiaoId }: Key, issued: { number: string; file: string }) =>
  withSecondFactor(() => call(calls.issueFapiao, { body: { teamId, fapiaoId, ...issued } }));

export const reverseFapiao = (
  { teamId, fapiaoId }: Key,
  red: { number: string; file: string; amount: number; reason: string },
) => withSecondFactor(() => call(calls.reverseFapiao, { body: { teamId, fapiaoId, ...red } }));

export const refuseFapiao = ({ teamId, fapiaoId }: Key, reason: string) =>
  withSecondFactor(() => call(calls.refuseFapiao, { body: { teamId, fapiaoId, reason } }));
