import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as calls from '@tapwright/contracts/typed-rates';
import { call } from '../../../platform/calls/call.ts';
import { withSecondFactor } from '../../../platform/forms/second-factor.ts';
import { type RatesQuery, staffDeskKeys } from '../keys.ts';

export const ratesQuery = (query: RatesQuery) =>
  queryOptions({
    queryKey: staffDeskKeys.ratesOf(query),
    queryFn: ({ signal }) => withSecondFactor(() => call(calls.findRatesByDay, { query, signal })),
    placeholderData: keepPreviousData,
  });

export const typedRatesQuery = () =>
  queryOptions({
    queryKey: staffDeskKeys.typedRates,
    queryFn: ({ signal }) => withSecondFactor(() => call(calls.findTypedRates, { signal })),
  });

export type TypedValues = { currency: string; day: string; cnyPerUnit: string; reason: string };

export const proposeRate = (values: TypedValues) =>
  withSecondFactor(() => call(calls.proposeRate, { body: values }));

export type RateStep = 'approve' | 'decline';

export const decideOnRate = (step: RateStep, typedRateId: number, reason: string) =>
  withSecondFactor(() =>
    call(step === 'approve' ? calls.approveRate : calls.declineRate, { body: { typedRateId, reason } }),
  );
