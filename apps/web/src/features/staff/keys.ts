import type { AccountState } from '@tapwright/contracts/staff';
import { staffKeys } from '../../platform/keys.ts';

export type AccountsQuery = { search: string; state: AccountState; pageNum: number; pageSize: number };

export const staffDeskKeys = {
  accounts: [...staffKeys.all, 'accounts'] as const,
  accountsOf: (query: AccountsQuery) => [...staffDeskKeys.accounts, query] as const,
};
