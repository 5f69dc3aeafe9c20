import type { InvalidateQueryFilters } from '@tanstack/react-query';
import type { LiveName } from '@tapwright/contracts/live';
import { accountsLive } from '../features/accounts/live.ts';
import { appleSyncLive } from '../features/apple-sync/live.ts';
import { assistantLive } from '../features/assistant/live.ts';
import { campaignGroupsLive } from '../features/campaign-groups/live.ts';
import { certificatesLive } from '../features/certificates/live.ts';
import { changesLive } from '../features/changes/live.ts';
import { financeLive } from '../features/finance/live.ts';
import { listViewsLive } from '../features/list-views/live.ts';
import { managedOrdersLive } from '../features/managed-orders/live.ts';
import { negativeListsLive } from '../features/negative-lists/live.ts';
import { passkeysLive } from '../features/passkeys/live.ts';
import { rechargesLive } from '../features/recharges/live.ts';
import { reportCentreLive } from '../features/report-centre/live.ts';
import { reportsLive } from '../features/reports/live.ts';
import { secondFactorLive } from '../features/second-factor/live.ts';
import { structureLive } from '../features/structure/live.ts';
import { teamsLive } from '../features/teams/live.ts';
import { wordsLive } from '../features/words/live.ts';

const liveMaps = [
  accountsLive,
  appleSyncLive,
  assistantLive,
  campaignGroupsLive,
  certificatesLive,
  changesLive,
  financeLive,
  listViewsLive,
  managedOrdersLive,
  negativeListsLive,
  passkeysLive,
  rechargesLive,
  reportCentreLive,
  reportsLive,
  secondFactorLive,
  structureLive,
  teamsLive,
  wordsLive,
] as const;

type KeyOfEach<Map> = Map extends unknown ? keyof Map : never;

/**
 * What makes no query old by itself. `use-live.ts` has an action for each of these; for a message that nobody shows
 * it is an empty one that says so.
 */
export type MessageToActOn = Exclude<LiveName, KeyOfEach<(typeof liveMaps)[number]>>;

export function listQueriesMadeOld(name: string): InvalidateQueryFilters[] {
  const maps: readonly Record<string, readonly InvalidateQueryFilters[]>[] = liveMaps;
  return maps.flatMap((map) => map[name] ?? []);
}
