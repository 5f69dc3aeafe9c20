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

/** In which the attached ad accounts count their days. */
export async function listAttachedZones(db: Connection, teamId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('campaignGroups')
    .select('timeZone')
    .distinct()
    .where('teamId', '=', teamId)
    .where('detachedAt', 'is', null)
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}
