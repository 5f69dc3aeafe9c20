import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { downloadMonthlySpend, findMonthlySpend } from '@tapwright/contracts/finance';
import type { DayRange } from '@tapwright/domain/ranges';
import { call } from '../../../platform/call.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { financeKeys } from '../keys.ts';

export function monthlySpendQuery(teamId: number, range: DayRange) {
  const { from, to } = range;
  return queryOptions({
    queryKey: financeKeys.monthlySpend(teamId, range),
    queryFn: ({ signal }) =>
      call(findMonthlySpend, { query: { teamId, startTime: from, endTime: to }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const saveMonthlySpend = (teamId: number, { from, to }: DayRange, format: 'csv' | 'xlsx') =>
  saveFile(downloadMonthlySpend.path, { teamId, startTime: from, endTime: to, format });
