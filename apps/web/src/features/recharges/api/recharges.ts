import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '@tapwright/contracts/call';
import * as calls from '@tapwright/contracts/recharges';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { rechargeKeys, type RechargesShown } from '../keys.ts';

export type Ways = AnswerOf<typeof calls.findRechargeWays>;

export const rechargeWaysQuery = (teamId: number) =>
  queryOptions({
    queryKey: rechargeKeys.ways(teamId),
    queryFn: ({ signal }) => call(calls.findRechargeWays, { query: { teamId }, signal }),
  });

export const rechargesQuery = (teamId: number, page: RechargesShown) =>
  queryOptions({
    queryKey: rechargeKeys.list(teamId, page),
    queryFn: ({ signal }) => call(calls.findRecharges, { query: { teamId, ...page }, signal }),
    placeholderData: keepPreviousData,
  });

export const beginRemittance = (teamId: number, amount: number) =>
  call(calls.beginRemittance, { body: { teamId, amount } });

export const beginPayment = (
  teamId: number,
  wanted: { way: calls.PaymentWay; amount: number; attempt: string },
) => call(calls.beginPayment, { body: { teamId, ...wanted } });

const askAgainMs = 3_000;

export const paymentQuery = (teamId: number, rechargeId: number) =>
  queryOptions({
    queryKey: rechargeKeys.payment(teamId, rechargeId),
    queryFn: ({ signal }) => call(calls.askPayment, { body: { teamId, rechargeId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'paying' ? askAgainMs : false),
  });

export const uploadProof = (file: File) => call(calls.uploadProof, { file });

type Key = { teamId: number; rechargeId: number };
type Sent = { amount: number; sentAt: string; serialNumber: string; payerName: string; proof: string };

export const submitRemittance = (key: Key, sent: Sent) =>
  call(calls.submitRemittance, { body: { ...pick(key), ...sent } });

export const answerRecharge = (key: Key, answer: string) =>
  call(calls.answerRecharge, { body: { ...pick(key), answer } });

export const withdrawRecharge = (key: Key) => call(calls.withdrawRecharge, { body: pick(key) });

export const saveProof = (key: Key) => saveFile(calls.downloadProof.path, pick(key));

export const saveReceipt = (key: Key) => saveFile(calls.downloadReceipt.path, pick(key));

const pick = ({ teamId, rechargeId }: Key): Key => ({ teamId, rechargeId });
