import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { downloadMonthlySpend, findMonthlySpend } from '@tapwright/contracts/finance';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { DayRange } from '@tapwright/domain/ranges';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { financeKeys } from '../keys.ts';

export function monthlySpendQuery(teamId: number, range: DayRange, unit: TeamCurrency) {
  const { from, to } = range;
  return queryOptions({
    queryKey: financeKeys.monthlySpend(teamId, range, unit),
    queryFn: ({ signal }) =>
      call(findMonthlySpend, { query: { teamId, startTime: from, endTime: to, unit }, signal }),
    placeholderData: keepPreviousData,
  });
}

type Asked = { readonly days: DayRange; readonly unit: TeamCurrency; readonly format: 'csv' | 'xlsx' };

export const saveMonthlySpend = (teamId: number, { days: { from, to }, unit, format }: Asked) =>
  saveFile(downloadMonthlySpend.path, { teamId, startTime: from, endTime: to, unit, format });
