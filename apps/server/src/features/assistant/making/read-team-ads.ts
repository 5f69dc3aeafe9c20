import type { MetTerm, TeamAds } from '../rules/assistant-world.ts';
import { addDays, type Day, daysBetween } from '@tapwright/domain/days';
import { nothingMeasured } from '@tapwright/domain/judge-term';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { assistantDays } from '../rules/propose-all.ts';
import type { KeywordBids } from '../rules/propose-bids.ts';
import type { CampaignDays } from '../rules/propose-budgets.ts';
import type { DayRange } from '@tapwright/domain/ranges';
import type { Connection } from '../../../platform/db/database.ts';
import { type Coverage, lastCovered, listCoverage } from '../../measures/index.ts';
import {
  type CoveredAccount,
  listAdGroups,
  listCampaignDays,
  listCampaigns,
  listKeywordBids,
  listKeywords,
  listNegatives,
  listTermRows,
  type TermRow,
} from './team-ads-store.ts';

export type TermDays = {
  /** Of which everything was read; the others are left out, so that nothing is proposed from a hole. */
  accounts: readonly CoveredAccount[];
  completeDays: number;
  /** Undefined as long as there are too few days. */
  terms: DayRange | undefined;
  nGrams: DayRange | undefined;
};

const budgetDays = 28;

/** Which days can be told from, by what was read of search terms. */
export async function findTermDays(db: Connection, teamId: number): Promise<TermDays> {
  const coverage = await listCoverage(db, teamId, 'searchTerm ORTZ');
  const accounts = [...coverage].map(([adAccountId, one]) => ({ adAccountId, coverage: one.coverage }));
  const last = accounts
    .flatMap((account) => lastCovered(account.coverage) ?? [])
    .toSorted()
    .at(-1);
  if (last === undefined) return { accounts: [], completeDays: 0, terms: undefined, nGrams: undefined };
  const to = addDays(last, -assistantDays.young);
  const complete = accounts.filter((account) => (lastCovered(account.coverage) ?? '') >= to);
  const days = Math.max(0, ...complete.map((account) => countDays(account.coverage, to)));
  if (days < assistantDays.fewest)
    return { accounts: complete, completeDays: days, terms: undefined, nGrams: undefined };
  const rangeOf = (most: number): DayRange => ({ from: addDays(to, 1 - Math.min(days, most)), to });
  return {
    accounts: complete,
    completeDays: days,
    terms: rangeOf(assistantDays.terms),
    nGrams: rangeOf(assistantDays.nGrams),
  };
}

/** Up to the longest range, ending on this day, without a gap. */
function countDays({ day: ranges }: Coverage, to: Day): number {
  const last = ranges.find(({ from, to: until }) => from <= to && until >= to);
  if (last === undefined) return 0;
  return Math.min(assistantDays.nGrams, daysBetween(last.from, to) + 1);
}

type ReadTerms = { terms: MetTerm[]; hiddenShare: number | null };

export function viewTerms(rows: readonly TermRow[]): ReadTerms {
  let [hidden, all] = [0, 0];
  const terms: MetTerm[] = [];
  for (const { isSearchMatch, matchType, ...row } of rows) {
    all += row.spend;
    if (row.term === '') {
      hidden += row.spend;
      continue;
    }
    const matching = isSearchMatch ? 'search' : matchType === 'EXACT' ? 'exact' : 'broad';
    terms.push({ ...row, matching, word: foldKeyword(row.term) });
  }
  return { terms, hiddenShare: all === 0 ? null : hidden / all };
}

type ReadAds = {
  ads: TeamAds;
  longTerms: readonly MetTerm[];
  spent: CampaignDays;
  bids: KeywordBids;
  hiddenShare: number | null;
};

export async function readTeamAds(
  db: Connection,
  teamId: number,
  { accounts, terms, nGrams }: TermDays & { terms: DayRange; nGrams: DayRange },
): Promise<ReadAds> {
  const covered = new Set(accounts.map(({ adAccountId }) => adAccountId));
  const campaigns = (await listCampaigns(db, teamId)).filter(({ adAccountId }) => covered.has(adAccountId));
  const adGroups = await listAdGroups(db, teamId);
  const keywords = await listKeywords(db, teamId);
  const negatives = await listNegatives(db, teamId);
  const near = viewTerms(await listTermRows(db, teamId, accounts, terms));
  const far = viewTerms(await listTermRows(db, teamId, accounts, nGrams));
  const days = { from: addDays(terms.to, 1 - budgetDays), to: terms.to };
  const from = days.from > terms.from ? days.from : terms.from;
  return {
    ads: { campaigns, adGroups, keywords, negatives, terms: near.terms },
    longTerms: far.terms,
    spent: await readCampaignDays(db, teamId, { from, to: terms.to }),
    bids: await listKeywordBids(db, teamId, accounts, terms),
    hiddenShare: far.hiddenShare,
  };
}

/** Every day of the range from the first on which a campaign spent anything, also those without any. */
async function readCampaignDays(db: Connection, teamId: number, range: DayRange): Promise<CampaignDays> {
  const rows = Map.groupBy(await listCampaignDays(db, teamId, range), ({ campaignId }) => campaignId);
  return new Map(
    [...rows].map(([campaignId, days]) => {
      const byDay = new Map(
        days.map(({ day, spend, impressions, taps, installs }) => [
          day,
          { spend, impressions, taps, installs },
        ]),
      );
      const first = days[0]?.day ?? range.to;
      const every = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, at) =>
        addDays(range.from, at),
      );
      return [
        campaignId,
        every.filter((day) => day >= first).map((day) => byDay.get(day) ?? nothingMeasured),
      ];
    }),
  );
}
