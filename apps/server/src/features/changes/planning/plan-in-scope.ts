import { dayIn } from '@tapwright/domain/zones';
import type { Connection } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { listTakeable } from '../../apple-advice/index.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { listNewestRates } from '../../exchange-rates/index.ts';
import { listLowestBids } from '../sets/edits-store.ts';
import type { RequestedSet } from './requested-edit.ts';
import { nameCreations } from './request-structure.ts';
import { type LoadedAds, loadAds } from './load-ads.ts';
import { type PlannedEdit, planEdits } from './plan-edits.ts';

const recentMs = 7 * 86_400_000;

export type Plan = {
  planned: PlannedEdit[];
  /** With the reason why. */
  leftOut: PlannedEdit[];
  ads: LoadedAds;
};

/** What is requested, within the scope of whoever requests it, against our tables as they will be. */
export async function planInScope(
  db: Connection,
  context: Deps & Pick<TeamContext, 'membership'>,
  { edits: asked, leavesOutRefused = false }: Pick<RequestedSet, 'edits' | 'leavesOutRefused'>,
  takeIds: (count: number) => Promise<string[]> | string[],
): Promise<Plan> {
  const { teamId } = context.membership;
  const scope = await findScope(db, context.membership);
  const ids = await takeIds(
    asked.filter(({ intent, localId }) => intent === 'create' && localId === undefined).length,
  );
  const requested = nameCreations(asked, ids);
  const ads = await loadAds(db, { teamId, ...scope, campaignIds: scope?.campaignIds }, requested);
  const bids = requested.flatMap(({ kind, id, fields }) =>
    kind === 'keyword' && id !== undefined && fields.bid !== undefined ? [id] : [],
  );
  const since = new Date(context.clock.now().getTime() - recentMs);
  const now = estimateAppleTime(context);
  const taken = requested.flatMap(({ adviceId }) => adviceId ?? []);
  const given = {
    now,
    takeable: await listTakeable(db, teamId, taken, now),
    perUsd: await readRates(db, ads, context.clock.now()),
    lowestBids: await listLowestBids(db, teamId, bids, since),
  };
  const planned = planEdits(ads, requested, given);
  if (!leavesOutRefused) return { planned, leftOut: [], ads };
  const kept = planned.filter(({ verdict }) => verdict.refused.length === 0);
  const again = planEdits(
    ads,
    kept.flatMap(({ place }) => requested[place] ?? []),
    given,
  );
  return {
    planned: again.map((one) => ({ ...one, place: kept[one.place]?.place ?? one.place })),
    leftOut: planned.filter((one) => !kept.includes(one)),
    ads,
  };
}

/** Units of a currency for one USD, of those billed in neither USD nor RMB. */
async function readRates(db: Connection, { accounts }: LoadedAds, now: Date) {
  const others = new Set([...accounts.values()].map(({ currency }) => currency)).difference(
    new Set(['USD', 'CNY']),
  );
  const requested = { currencies: [...others], into: 'USD', until: dayIn('UTC', now) } as const;
  const rates = others.size === 0 ? [] : await listNewestRates(db, requested);
  const perUsd = new Map<string, number>(rates.map(({ currency, worth }) => [currency, 1 / Number(worth)]));
  return (currency: string): number | undefined => perUsd.get(currency);
}
