import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { downloadStatement, findBalance, findStatement } from '@tapwright/contracts/ledger';
import { findReconciliation } from '@tapwright/contracts/reconciliation';
import { call } from '../../../platform/calls/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { financeKeys, type ReconciliationPlace, type StatementPlace, type StatementShown } from '../keys.ts';

export const balanceQuery = (teamId: number) =>
  queryOptions({
    queryKey: financeKeys.balance(teamId),
    queryFn: ({ signal }) => call(findBalance, { query: { teamId }, signal }),
  });

export const statementQuery = (teamId: number, place: StatementPlace) =>
  queryOptions({
    queryKey: financeKeys.statement(teamId, place),
    queryFn: ({ signal }) => call(findStatement, { query: { teamId, ...place }, signal }),
    placeholderData: keepPreviousData,
  });

export const reconciliationQuery = (teamId: number, query: ReconciliationPlace) =>
  queryOptions({
    queryKey: financeKeys.reconciliation(teamId, query),
    queryFn: ({ signal }) => call(findReconciliation, { query: { teamId, ...query }, signal }),
    placeholderData: keepPreviousData,
  });

export const saveStatement = (teamId: number, shown: StatementShown, format: 'csv' | 'xlsx') =>
  saveFile(downloadStatement.path, { teamId, ...shown, format });
