import type { DayRange } from '@tapwright/domain/ranges';
import { ofTeam } from '../../platform/keys.ts';

export const financeKeys = {
  all: ['finance'] as const,
  monthlySpend: (teamId: number, { from, to }: DayRange) =>
    [...financeKeys.all, ofTeam(teamId), from, to] as const,
};
