import type { StatementFilter } from '@tapwright/contracts/ledger';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { DayRange } from '@tapwright/domain/ranges';
import { ofTeam } from '../../platform/keys.ts';

export type StatementShown = { show: StatementFilter; startTime?: string; endTime?: string };
export type StatementPlace = StatementShown & { pageNum: number; pageSize: number };

export type ReconciliationPlace = {
  startTime: string;
  endTime: string;
  differing?: 'yes';
  pageNum: number;
  pageSize: number;
};

export const financeKeys = {
  all: ['finance'] as const,
  monthlySpend: (teamId: number, { from, to }: DayRange, unit: TeamCurrency) =>
    [...financeKeys.all, ofTeam(teamId), from, to, unit] as const,
  balance: (teamId: number) => [...financeKeys.all, ofTeam(teamId), 'balance'] as const,
  reconciliation: (teamId: number, place: ReconciliationPlace) =>
    [...financeKeys.all, ofTeam(teamId), 'reconciliation', place] as const,
  months: (teamId: number, page: { pageNum: number; pageSize: number }) =>
    [...financeKeys.all, ofTeam(teamId), 'months', page] as const,
  statement: (teamId: number, place: StatementPlace) =>
    [...financeKeys.all, ofTeam(teamId), 'statement', place] as const,
};
