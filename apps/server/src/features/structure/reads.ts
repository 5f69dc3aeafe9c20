import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type findStructure,
  type findNameTemplate,
  type findStructureApps,
  maxShownFaults,
  type StructureFaultView,
  type StructurePlanView,
} from '@tapwright/contracts/structure';
import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import { scoreOf } from '@tapwright/domain/structure-audit';
import { structureRoles, usualNameTemplate } from '@tapwright/domain/structure-names';
import { structureFaults } from '@tapwright/domain/structure-types';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { comparedDays, type Compared, compareStructure } from './compare-structure.ts';
import { findPlanInForce, type PlanInForce } from './find-plan-in-force.ts';
import { everyApp, findComparedAt, findPlan, listSince } from './plans-store.ts';
import { readerOf } from './reader-of.ts';
import { listComparedApps, listComparedCampaigns } from './structure-store.ts';

type Context = TeamContext<'tools.use'>;

export async function readApps(context: Context): Promise<AnswerOf<typeof findStructureApps>> {
  const { read } = context.database;
  return listComparedApps(read, await readerOf(read, context));
}

/** By what stands now; the nights tell since when. */
export async function readStructure(
  context: Context,
  { adamId }: ParsedQueryOf<typeof findStructure>,
): Promise<AnswerOf<typeof findStructure>> {
  const db = context.database.write;
  const reader = await readerOf(db, context);
  const compared = await compareStructure(db, reader, { adamId, now: context.clock.now() });
  if (compared.campaigns.length === 0) throw new Refusal('notFound');
  const since = await listSince(db, { teamId: reader.teamId, adamId });
  const inOrder = compared.findings.toSorted((one, other) => (other.stake ?? -1) - (one.stake ?? -1));
  const comparedAt = await findComparedAt(db, { teamId: reader.teamId, adamId });
  return {
    plan: viewPlanOf(compared.plan),
    cells: listCells(compared),
    unknown: compared.campaigns
      .filter(({ role }) => role === null)
      .map(({ campaignId, name }) => ({ campaignId, name })),
    faults: inOrder.slice(0, maxShownFaults).map((one) => viewFault(one, compared, since)),
    counts: structureFaults
      .map((fault) => ({ fault, count: inOrder.filter((one) => one.fault === fault).length }))
      .filter(({ count }) => count > 0),
    stakes: [...Map.groupBy(inOrder, ({ currency }) => currency)].flatMap(([currency, all]) =>
      scoreOf(all) > 0 ? [viewMoney(scoreOf(all), currency)] : [],
    ),
    days: comparedDays,
    dataTo: compared.dataTo ?? null,
    comparedAt: comparedAt?.toISOString() ?? null,
  };
}

/** Of an app that whoever asks sees nothing of, what holds for every app. */
export async function readNameTemplate(
  context: TeamContext<'campaign.edit'>,
  { adamId }: ParsedQueryOf<typeof findNameTemplate>,
): Promise<AnswerOf<typeof findNameTemplate>> {
  const { read } = context.database;
  const reader = await readerOf(read, context);
  const { teamId } = reader;
  const isSeen = (await listComparedCampaigns(read, { ...reader, adamId })).length > 0;
  const plan = isSeen
    ? await findPlanInForce(read, { teamId, adamId })
    : await findPlan(read, { teamId, adamId: everyApp });
  return { nameTemplate: plan?.nameTemplate ?? usualNameTemplate };
}

export const viewPlanOf = (plan: PlanInForce): StructurePlanView => ({
  nameTemplate: plan.nameTemplate ?? usualNameTemplate,
  isForTeam: !plan.hasOwnNames,
  bidCeiling:
    plan.bidCeilingMinor === null || plan.currency === null
      ? null
      : viewMoney(plan.bidCeilingMinor, plan.currency),
  revision: plan.revision,
});

const viewMoney = (minor: number, currency: string) => ({
  amount: toAmount(moneyOf(Math.round(minor), findCurrency(currency) ?? 'USD')),
  currency,
});

function listCells({ campaigns, findings }: Compared) {
  const countries = [...new Set(campaigns.flatMap((one) => one.countries))].toSorted();
  const faultsOf = Map.groupBy(findings, ({ campaignId }) => campaignId);
  return structureRoles.flatMap((role) =>
    countries.map((country) => {
      const there = campaigns.filter((one) => one.role === role && one.countries.includes(country));
      return {
        role,
        country,
        campaignIds: there.map(({ campaignId }) => campaignId),
        faults: there.reduce((sum, { campaignId }) => sum + (faultsOf.get(campaignId)?.length ?? 0), 0),
      };
    }),
  );
}

function viewFault(
  finding: Compared['findings'][number],
  { campaigns }: Compared,
  since: ReadonlyMap<string, Date>,
): StructureFaultView {
  const { key, fault, campaignId, adGroupId, about, count, stake, mend, currency } = finding;
  const campaign = campaigns.find((one) => one.campaignId === campaignId);
  return {
    key,
    fault,
    campaignId,
    campaignName: campaign?.name ?? null,
    adGroupId,
    adGroupName: campaign?.adGroups.find((one) => one.adGroupId === adGroupId)?.name ?? null,
    about,
    count,
    stake: stake === null ? null : viewMoney(stake, currency),
    since: since.get(key)?.toISOString() ?? null,
    mend: mend?.does ?? null,
    becomes: becomesOf(finding),
  };
}

function becomesOf({ mend, currency }: Compared['findings'][number]): string | null {
  if (mend?.does === 'rename') return mend.name;
  return mend?.does === 'setBid' ? viewMoney(mend.bid, currency).amount : null;
}
