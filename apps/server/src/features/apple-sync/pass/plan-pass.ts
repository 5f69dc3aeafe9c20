import type { Database } from '../../../platform/db/database.ts';
import { addDays } from '@tapwright/domain/days';
import { dayIn, type ReportZone, zoneOf } from '@tapwright/domain/zones';
import { findFirstDelivery, listGaps } from '../../measures/index.ts';
import { planFacts, type Planned, seriesOf } from './plan-facts.ts';
import { planAppleWords } from './plan-apple-words.ts';
import { planChanges } from '../reading/read-changes.ts';
import { listRefusals, type SyncRefusal } from '../state/refusals-store.ts';
import { addMissingDays } from './add-missing-days.ts';
import {
  lastDays,
  lateDays,
  listHistoryWindows,
  oldestDay,
  type ReportWindow,
  wholeMonth,
} from './report-windows.ts';
import { listCampaignsOfAds } from '../reading/creatives-store.ts';
import { listAdGroups, listCampaigns } from '../reading/structure-store.ts';
import { listPasses, type SyncAccountRow } from '../sync-store.ts';
import type { PassKind, SyncStep } from './sync-step.ts';

const recentDays = 3;
const shareDays = 30;
/** As far back as Apple reports hours by either of its rules. */
const hourDays = 7;
/** Two at least have to be asked for: yesterday is compared with. */
const recentHourDays = 2;

/** All that a pass has to do, as far as it can be known beforehand. */
export async function planPass(
  { write }: Pick<Database, 'write'>,
  account: SyncAccountRow,
  kind: PassKind,
  now: Date,
): Promise<Planned> {
  if (kind === 'structure') return { steps: [{ do: 'campaigns', offset: 0, after: '0' }], covers: [] };
  if (kind === 'changes') return { steps: planChanges(account.changesReadUntil ?? now, now), covers: [] };
  const campaigns = await listCampaigns(write, account);
  const known = {
    campaignIds: campaigns.map(({ campaignId }) => campaignId),
    adGroups: await listAdGroups(write, account),
    campaignIdsOfAds: await listCampaignsOfAds(write, account),
  };
  const dayOf = (zone: ReportZone, at: Date) => dayIn(zoneOf(zone, account.timeZone), at);
  const today = (zone: ReportZone) => dayOf(zone, now);
  const passes = await listPasses(write, account);
  const began = (which: PassKind) => passes.find((pass) => pass.kind === which)?.startedAt;
  const readAt = began('nightly') ?? began('history') ?? now;
  const windowsOf: Record<typeof kind, (zone: ReportZone) => ReportWindow[]> = {
    history: (zone) => listHistoryWindows(today(zone)),
    recent: (zone) => [lastDays(today(zone), recentDays)],
    nightly: (zone) => [lateDays(today(zone), dayOf(zone, readAt)), wholeMonth(today(zone))],
  };
  const plan = planFacts(known, windowsOf[kind]);
  if (campaigns.length > 0)
    plan.steps.push({ do: 'hours', days: kind === 'recent' ? recentHourDays : hourDays });
  if (kind === 'nightly') {
    addRefused(plan, await listRefusals(write, account));
    const until = today('ORTZ');
    const missing = {
      days: await listGaps(write, { ...account, until, spans: ['day'] }),
      holes: await listGaps(write, { ...account, until }),
      firstDelivery: await findFirstDelivery(write, account),
    };
    // In no zone is a day younger than by one.
    addMissingDays(plan, known, missing, oldestDay(addDays(until, -1)));
  }
  if (kind !== 'recent')
    plan.steps.push(
      ...planShares(campaigns, lastDays(today('UTC'), shareDays)),
      ...(await planAppleWords(write, account, now)),
    );
  return plan;
}

/** What was put aside before and is not requested again by itself. */
function addRefused(plan: Planned, refusals: readonly SyncRefusal[]): void {
  const planned = [...plan.covers];
  for (const { kind, step } of refusals) {
    // A total is asked for again with all other missing days.
    if (step.do !== 'facts' || step.asTotal || (kind !== 'history' && kind !== 'nightly')) continue;
    const { zone, span, from, until } = step;
    const series = seriesOf(step);
    const isPlanned = planned.some(
      (covered) =>
        covered.series === series && covered.span === span && covered.from <= from && until <= covered.until,
    );
    if (isPlanned) continue;
    plan.steps.push(step);
    plan.covers.push({ series, zone, span, from, until });
  }
}

/** Each search of each day and country is a row: those of more apps would be held in memory at once. */
const appsOfStep = 5;

function planShares(
  campaigns: readonly { adamId: string | null }[],
  { from, until }: ReportWindow,
): SyncStep[] {
  const adamIds = [...new Set(campaigns.flatMap(({ adamId }) => adamId ?? []))];
  return Array.from({ length: Math.ceil(adamIds.length / appsOfStep) }, (_, place) => ({
    do: 'shares' as const,
    adamIds: adamIds.slice(place * appsOfStep, (place + 1) * appsOfStep),
    from,
    until,
  }));
}
