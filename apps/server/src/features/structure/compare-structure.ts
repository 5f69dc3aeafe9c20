import { addDays, getDay } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import { type Currency, currencyDecimals, findCurrency } from '@tapwright/domain/currencies';
import { auditStructure } from '@tapwright/domain/structure-audit';
import { shortAppName, structureRoles } from '@tapwright/domain/structure-names';
import type {
  AuditedAdGroup,
  AuditedCampaign,
  StructureFinding,
  StructurePlan,
} from '@tapwright/domain/structure-types';
import type { Connection } from '../../platform/db/database.ts';
import { findPlanInForce, type PlanInForce } from './find-plan-in-force.ts';
import * as store from './structure-store.ts';

/** Four whole weeks. */
export const comparedDays = 28;

export type Compared = {
  plan: PlanInForce;
  campaigns: readonly (AuditedCampaign & { currency: string })[];
  /** The same key as long as the fault is the same. */
  findings: readonly (StructureFinding & { key: string; currency: string })[];
  dataTo: string | undefined;
};

/** One app as far as its reader sees it, by what stands now. Money is told and bounded currency by currency. */
export async function compareStructure(
  db: Connection,
  reader: store.Reader,
  { adamId, now }: { adamId: string; now: Date },
): Promise<Compared> {
  const plan = await findPlanInForce(db, { teamId: reader.teamId, adamId });
  const rows = await store.listComparedCampaigns(db, { ...reader, adamId });
  const of = { teamId: reader.teamId, campaignIds: rows.map(({ campaignId }) => campaignId) };
  const dataTo = await store.findNewestDay(db, of);
  const to = dataTo === undefined ? dayIn('UTC', now) : getDay(dataTo);
  const days = { from: addDays(to, 1 - comparedDays), to };
  const campaigns = await readCampaigns(db, of, rows, days);
  const pages = await store.listComparedPages(db, reader.teamId, {
    adamId,
    adAccountIds: [...new Set(rows.map(({ adAccountId }) => adAccountId))],
  });
  const [first] = rows;
  const findings = [...Map.groupBy(campaigns, ({ currency }) => currency)].flatMap(
    ([currency, ofCurrency], place) =>
      auditStructure(
        { campaigns: ofCurrency, pages: place === 0 ? pages : [] },
        planFor(plan, currency, first?.app ?? ''),
      ).map((finding) => ({ ...finding, currency, key: keyOf(finding) })),
  );
  return { plan, campaigns, findings, dataTo };
}

const planFor = (plan: PlanInForce, currency: string, app: string): StructurePlan => ({
  nameTemplate: plan.nameTemplate,
  appName: shortAppName(app),
  roleNames: { brand: 'brand', category: 'category', competitor: 'competitor', discovery: 'discovery' },
  bidCeiling: plan.currency === currency ? plan.bidCeilingMinor : null,
  days: comparedDays,
});

/** What several are told in is one fault, whatever is missing of it. */
const keyOf = ({ fault, campaignId, adGroupId, about }: StructureFinding): string =>
  [fault, campaignId ?? '', adGroupId ?? '', fault === 'missingNegative' ? '' : about].join(' ');

async function readCampaigns(
  db: Connection,
  of: { teamId: number; campaignIds: readonly string[] },
  rows: readonly store.CampaignRow[],
  days: store.Days,
): Promise<Compared['campaigns']> {
  const adGroups = await store.listComparedAdGroups(db, of, days);
  const keywords = await store.listComparedKeywords(db, of, days);
  const negatives = await store.listComparedNegatives(db, of);
  const terms = await store.listTermSpend(db, of, days);
  const inCampaign = {
    adGroups: Map.groupBy(adGroups, ({ campaignId }) => campaignId),
    negatives: Map.groupBy(
      negatives.filter(({ adGroupId }) => adGroupId === null),
      ({ campaignId }) => campaignId,
    ),
    terms: Map.groupBy(terms, ({ campaignId }) => campaignId),
  };
  const inAdGroup = {
    keywords: Map.groupBy(keywords, ({ adGroupId }) => adGroupId),
    negatives: Map.groupBy(negatives, ({ adGroupId }) => adGroupId),
  };
  return rows.map((row) => {
    const currency = findCurrency(row.currency) ?? 'USD';
    const { campaignId, name, role, countries, isRunning } = row;
    return {
      campaignId,
      name,
      role: structureRoles.find((one) => one === role) ?? null,
      countries,
      isRunning,
      currency: row.currency,
      negatives: inCampaign.negatives.get(campaignId) ?? [],
      terms: new Map(
        (inCampaign.terms.get(campaignId) ?? []).map(({ word, spendMicros }) => [
          word,
          minorOf(spendMicros, currency),
        ]),
      ),
      adGroups: (inCampaign.adGroups.get(campaignId) ?? []).map((adGroup) =>
        readAdGroup(adGroup, inAdGroup, { currency, from: days.from }),
      ),
    };
  });
}

type InAdGroup = {
  keywords: ReadonlyMap<string, readonly store.KeywordRow[]>;
  negatives: ReadonlyMap<string | null, readonly store.NegativeRow[]>;
};

function readAdGroup(
  { adGroupId, createdAt, spendMicros, bid, ...row }: store.AdGroupRow,
  { keywords, negatives }: InAdGroup,
  { currency, from }: { currency: Currency; from: string },
): AuditedAdGroup {
  return {
    ...row,
    adGroupId,
    // Of one that nobody knows the age of nothing is told that takes four weeks.
    isOld: createdAt !== null && createdAt.slice(0, 10) <= from,
    bid: amountOf(bid, currency),
    spend: minorOf(spendMicros, currency),
    keywords: (keywords.get(adGroupId) ?? []).map((keyword) => ({
      ...keyword,
      bid: amountOf(keyword.bid, currency),
      spend: minorOf(keyword.spendMicros, currency),
    })),
    negatives: negatives.get(adGroupId) ?? [],
  };
}

const microDecimals = 6;
const minorOf = (micros: number, currency: Currency): number =>
  micros / 10 ** (microDecimals - currencyDecimals[currency]);
const amountOf = (amount: string | null, currency: Currency): number | null =>
  amount === null ? null : Math.round(Number(amount) * 10 ** currencyDecimals[currency]);
