import type { Connection } from '../../platform/db/database.ts';
import { everyApp, findPlan, type PlanRow } from './plans-store.ts';

/** What an app is compared with: names of its own or the team's, and its own ceiling. */
export type PlanInForce = PlanRow & {
  readonly hasOwnNames: boolean;
  readonly rows: { readonly app: PlanRow | undefined; readonly team: PlanRow | undefined };
};

export async function findPlanInForce(
  db: Connection,
  { teamId, adamId }: { teamId: number; adamId: string },
): Promise<PlanInForce> {
  const app = await findPlan(db, { teamId, adamId });
  const team = await findPlan(db, { teamId, adamId: everyApp });
  const own = app?.nameTemplate ?? null;
  return {
    nameTemplate: own ?? team?.nameTemplate ?? null,
    hasOwnNames: own !== null,
    bidCeilingMinor: app?.bidCeilingMinor ?? null,
    currency: app?.currency ?? null,
    // Either grows alone, so their sum is that of nothing else.
    revision: (app?.revision ?? 0) + (team?.revision ?? 0),
    rows: { app, team },
  };
}
