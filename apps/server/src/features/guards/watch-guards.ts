import { currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { addDays } from '@tapwright/domain/days';
import {
  goalDays,
  type GuardLevel,
  type GuardName,
  levelOfBalance,
  levelOfBudget,
  levelOfCap,
  levelOfGoal,
} from '@tapwright/domain/guard-rules';
import { dayIn } from '@tapwright/domain/zones';
import type { Deps } from '../../platform/deps.ts';
import { estimateAppleTime } from '../apple-sync/index.ts';
import { pauseCampaigns } from '../changes/index.ts';
import { systemWrite } from '../writes/index.ts';
import { announceGuard } from './announce-guard.ts';
import {
  findToldLevel,
  type GuardedCampaign,
  listCappedCampaigns,
  listGuardedCampaigns,
  listGuardedGroups,
  listPayingTeams,
  listToldLevels,
  putToldLevel,
} from './guards-store.ts';

type Watched = {
  teamId: number;
  guard: GuardName;
  level: GuardLevel;
  subjectId: number;
  name: string;
  campaignGroupId?: number;
  campaignId?: string;
  /** What runs and is paused at the last level. */
  pauses: readonly string[];
};

/** Every guard of every team: who is to be told is told once, and what is to be paused is paused by a set of its own. */
export async function watchGuards(deps: Deps): Promise<void> {
  const told = await listToldLevels(deps.database.write);
  for (const watched of await listWatched(deps)) {
    const { teamId, guard, subjectId, level, pauses } = watched;
    const isPause = level === 100 && pauses.length > 0;
    if (!isPause && (told.get(`${teamId} ${guard} ${subjectId}`) ?? 0) === level) continue;
    await act(deps, watched).catch((error: unknown) => {
      deps.log.error({ err: error, teamId, guard, subjectId }, 'a guard could not act');
    });
  }
}

async function act(deps: Deps, watched: Watched): Promise<void> {
  const { teamId, guard, subjectId, level, pauses, ...about } = watched;
  await systemWrite(
    deps,
    'a guard that somebody set; its change set has its row in the log',
    async (write) => {
      const { tx } = write;
      if (level === 100 && pauses.length > 0)
        await pauseCampaigns(deps, write, { teamId, campaignIds: pauses, note: guard });
      const before = await findToldLevel(tx, { teamId, guard, subjectId });
      if (before === level) return;
      await putToldLevel(tx, { teamId, guard, subjectId, level, reachedAt: deps.clock.now() });
      if (level > before && level !== 0) await announceGuard(tx, deps, { teamId, guard, level, ...about });
    },
  );
}

async function listWatched(deps: Deps): Promise<Watched[]> {
  const db = deps.database.write;
  const today = dayIn('UTC', estimateAppleTime(deps));
  const settled = { from: addDays(today, -goalDays.from), until: addDays(today, -goalDays.until) };
  const campaigns = (await listGuardedCampaigns(db, settled)).flatMap(watchCampaign);
  const caps = (await listCappedCampaigns(db, addDays(today, -1))).map((campaign): Watched => {
    const { capMicros, spendMicros, ...named } = campaign;
    const level = levelOfCap(spendMicros, capMicros);
    return { ...named, guard: 'dailyCap', level, subjectId: Number(named.campaignId), pauses: [] };
  });
  const groups = (await listGuardedGroups(db)).map((group): Watched => {
    const level = levelOfBudget(minorOf(group.spendMicros, group.currency), group.totalBudget);
    const { teamId, campaignGroupId, name, runningIds } = group;
    const subjectId = campaignGroupId;
    return { teamId, guard: 'groupBudget', level, subjectId, name, campaignGroupId, pauses: runningIds };
  });
  const teams = (await listPayingTeams(db, addDays(today, -7))).map((team): Watched => {
    const level = levelOfBalance(team.available, team.spentInWeek);
    return { teamId: team.teamId, guard: 'balance', level, subjectId: 0, name: '', pauses: [] };
  });
  return [...campaigns, ...caps, ...groups, ...teams];
}

const minorOf = (micros: number, currency: string): number =>
  Math.round((micros * 10 ** currencyDecimals[findCurrency(currency) ?? 'USD']) / 1_000_000);

function watchCampaign(campaign: GuardedCampaign): Watched[] {
  const { teamId, campaignId, campaignGroupId, name, currency, isRunning, isPaidByUs } = campaign;
  const { totalBudget, cpaGoal, settledInstalls: installs, left } = campaign;
  const base = { teamId, campaignGroupId, campaignId, name, subjectId: Number(campaignId) };
  const spent = minorOf(campaign.spendMicros, currency);
  const running = isRunning ? [campaignId] : [];
  const settled = { spent: minorOf(campaign.settledMicros, currency), installs };
  const isReserveSpent = isPaidByUs && isRunning && left <= 0;
  return [
    ...(totalBudget === null
      ? []
      : [
          {
            ...base,
            guard: 'totalBudget',
            level: levelOfBudget(spent, totalBudget),
            pauses: running,
          } as const,
        ]),
    ...(cpaGoal === null
      ? []
      : [
          {
            ...base,
            guard: 'cpaGoal',
            level: levelOfGoal(settled, cpaGoal),
            pauses: campaign.pausesAtGoal ? running : [],
          } as const,
        ]),
    ...(isPaidByUs
      ? [
          {
            ...base,
            guard: 'reserve',
            level: isReserveSpent ? 100 : 0,
            pauses: isReserveSpent ? running : [],
          } as const,
        ]
      : []),
  ];
}
