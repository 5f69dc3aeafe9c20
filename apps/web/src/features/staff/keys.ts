import type { AccountState } from '@tapwright/contracts/staff';
import type { TeamFilter } from '@tapwright/contracts/staff-teams';
import type { RateFilter } from '@tapwright/contracts/typed-rates';
import { staffKeys } from '../../platform/keys.ts';

export type AccountsQuery = { search: string; state: AccountState; pageNum: number; pageSize: number };
export type RatesQuery = { currency: string; show: RateFilter; pageNum: number; pageSize: number };
export type TeamsQuery = { search: string; currency: TeamFilter; pageNum: number; pageSize: number };

export const staffDeskKeys = {
  accounts: [...staffKeys.all, 'accounts'] as const,
  rates: [...staffKeys.all, 'rates'] as const,
  ratesOf: (query: RatesQuery) => [...staffDeskKeys.rates, query] as const,
  typedRates: [...staffKeys.all, 'rates', 'typed'] as const,
  teams: [...staffKeys.all, 'teams'] as const,
  teamsOf: (query: TeamsQuery) => [...staffDeskKeys.teams, query] as const,
  team: (teamId: number) => [...staffDeskKeys.teams, teamId] as const,
  accountsOf: (query: AccountsQuery) => [...staffDeskKeys.accounts, query] as const,
};
