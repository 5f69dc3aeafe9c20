import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { downloadMonth, findClosedMonths } from '@tapwright/contracts/ledger-months';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { financeKeys } from '../keys.ts';

export const monthsQuery = (teamId: number, page: { pageNum: number; pageSize: number }) =>
  queryOptions({
    queryKey: financeKeys.months(teamId, page),
    queryFn: ({ signal }) => call(findClosedMonths, { query: { teamId, ...page }, signal }),
    placeholderData: keepPreviousData,
  });

export const saveMonth = (teamId: number, month: string) => saveFile(downloadMonth.path, { teamId, month });
