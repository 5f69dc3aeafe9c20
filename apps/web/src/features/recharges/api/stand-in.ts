import { queryOptions } from '@tanstack/react-query';
import { findStandInPayment, playPayment, type StandInAction } from '@tapwright/contracts/payments';
import { call } from '../../../platform/calls/call.ts';
import { rechargeKeys } from '../keys.ts';

export const standInPaymentQuery = (sessionId: string) =>
  queryOptions({
    queryKey: rechargeKeys.standIn(sessionId),
    queryFn: ({ signal }) => call(findStandInPayment, { body: { sessionId }, signal }),
  });

export const playInStandIn = (sessionId: string, action: StandInAction) =>
  call(playPayment, { body: { sessionId, action } });
