import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { Connection } from '../../platform/db/database.ts';

export async function getSettlingTeam(
  db: Connection,
  teamId: number,
): Promise<{ teamName: string; currencyType: TeamCurrency }> {
  return db
    .selectFrom('teams')
    .select(['teamName', 'currencyType'])
    .where('teamId', '=', teamId)
    .$narrowType<{ currencyType: TeamCurrency }>()
    .executeTakeFirstOrThrow();
}
