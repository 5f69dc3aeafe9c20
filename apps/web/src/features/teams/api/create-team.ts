import { addTeam } from '@tapwright/contracts/teams';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import { call } from '../../../platform/calls/call.ts';

export type NewTeam = { teamName: string; currencyType: TeamCurrency };

export async function createTeam(body: NewTeam): Promise<number> {
  return (await call(addTeam, { body })).teamId;
}
