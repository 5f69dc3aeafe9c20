import type { AnswerOf } from '@tapwright/contracts/call';
import type { isRemoveAll } from '@tapwright/contracts/teams';
import type { Connection } from '../../platform/db/database.ts';

export type DissolveObstacle = AnswerOf<typeof isRemoveAll>['obstacles'][number];
type FindObstacle = (db: Connection, teamId: number) => Promise<DissolveObstacle | undefined>;

/** A feature that gives a team something that runs or is owed adds its question here. */
const questions: readonly FindObstacle[] = [];

export async function listDissolveObstacles(db: Connection, teamId: number): Promise<DissolveObstacle[]> {
  const found: DissolveObstacle[] = [];
  for (const ask of questions) {
    const obstacle = await ask(db, teamId);
    if (obstacle !== undefined) found.push(obstacle);
  }
  return found;
}
