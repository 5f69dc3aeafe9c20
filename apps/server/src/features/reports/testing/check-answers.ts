import { findKeywords } from '@tapwright/contracts/keywords';
import type { ComparedMeasures } from '@tapwright/contracts/report-comparison';
import type { ReportEdges } from '@tapwright/contracts/report-edges';
import { measureNames, type ReportMeasures } from '@tapwright/contracts/report-measures';
import {
  findReportAdGroupList,
  findReportAdGroupTotal,
  findReportAdGroupTotalBySearch,
  findReportCampaignGroupList,
  findReportCampaignList,
  findReportCampaignListTotal,
  findReportCampaignTotal,
  findReportCampaignTotalAudienceType,
  findReportKeywordTotalBySearch,
} from '@tapwright/contracts/reports';
import { addDays, getDay } from '@tapwright/domain/days';
import { expect } from 'vitest';
import type { Somebody, startTeamServer } from '../../teams/testing/team-server.ts';
import {
  accountsOf,
  type DrawnQuery,
  expectRows,
  expectTotals,
  factsOf,
  type KnownWorld,
  nothing,
  queryOf,
  type Row,
} from './drawn-query.ts';
import { checkCompared } from './check-compared.ts';
import { countFor, findCoverage, isCoveredByDay, measure } from './naive-report.ts';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';

type Server = Awaited<ReturnType<typeof startTeamServer>>;

/** Somebody who asks, and all that this person may see. */
export type Reader = {
  ask: Server['ask'];
  origin: string;
  who: Somebody;
  teamId: number;
  known: KnownWorld;
};

const isMeasure = (name: string) => measureNames.some((each) => each === name);
const pick = (row: object): ReportMeasures =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isMeasure(name))) as ReportMeasures;

const text = (row: object, ...names: string[]) =>
  names.map((name) => String((row as Record<string, unknown>)[name])).join(' ');

type Answer = { list: readonly (object & { before: ReportMeasures | null })[]; total: number };

function checkRows(answer: Answer, rows: readonly Row[], idOf: (row: object) => string, pageSize: number) {
  expect(answer.list.map((row) => ({ id: idOf(row), now: pick(row), before: row.before }))).toEqual(
    rows.slice(0, pageSize),
  );
  expect(answer.total).toBe(rows.length);
}

/** Rows, order and totals of campaign groups, campaigns, ad groups and keywords. */
export async function checkLists({ ask, who, teamId, known }: Reader, drawn: DrawnQuery): Promise<void> {
  const query = queryOf(teamId, drawn, known);
  const { pageSize } = drawn;
  const there = accountsOf(known, drawn)
    .flatMap(({ campaigns }) => campaigns)
    .filter(({ isRemoved }) => !isRemoved);
  const adGroups = there.flatMap((campaign) => campaign.adGroups);

  const byCampaign = await ask(who, findReportCampaignList, { query });
  const campaignFacts = factsOf(known, drawn, 'campaign');
  const campaignRows = expectRows(known, drawn, campaignFacts, {
    idOf: ({ campaignId }) => campaignId,
    always: there.map(({ campaignId }) => campaignId),
  });
  checkRows(byCampaign, campaignRows, (row) => text(row, 'campaignId'), pageSize);
  const totals = expectTotals(known, drawn, campaignFacts);
  expect([byCampaign.totals, byCampaign.totalsBefore]).toEqual([totals.now, totals.before]);
  const compare = (facts: readonly ReportedFact[], edges: ReportEdges, of: Summed) =>
    checkCompared(known, drawn, facts, edges, {
      compared: of.compared,
      whole: of.totals,
      before: of.totalsBefore,
    });
  compare(campaignFacts, byCampaign.edges, byCampaign);
  for (const row of byCampaign.list) {
    const own = campaignFacts.filter(({ campaignId }) => campaignId === row.campaignId);
    compare(own, byCampaign.edges, { compared: row.compared, totals: row, totalsBefore: row.before });
  }
  const alone = await ask(who, findReportCampaignListTotal, { query });
  expect([alone.totals, alone.totalsBefore]).toEqual([totals.now, totals.before]);

  const byAdGroup = await ask(who, findReportAdGroupList, { query });
  const adGroupRows = expectRows(known, drawn, factsOf(known, drawn, 'adGroup'), {
    idOf: ({ adGroupId }) => adGroupId,
    always: adGroups.map(({ adGroupId }) => adGroupId),
  });
  checkRows(byAdGroup, adGroupRows, (row) => text(row, 'adGroupId'), pageSize);

  const byKeyword = await ask(who, findKeywords, { query });
  const keywordFacts = factsOf(known, drawn, 'keyword');
  const keywordRows = expectRows(known, drawn, keywordFacts, {
    idOf: ({ keywordId }) => keywordId,
    always: adGroups.flatMap(({ keywordIds }) => keywordIds),
  });
  checkRows(byKeyword, keywordRows, (row) => text(row, 'keywordId'), pageSize);
  expect(byKeyword.totals).toEqual(expectTotals(known, drawn, keywordFacts).now);
  compare(keywordFacts, byKeyword.edges, byKeyword);

  const byGroup = await ask(who, findReportCampaignGroupList, { query });
  expect([byGroup.totals, byGroup.totalsBefore]).toEqual([totals.now, totals.before]);
  compare(campaignFacts, byGroup.edges, byGroup);
  for (const row of byGroup.list) {
    const own = campaignFacts.filter((fact) => known.groups.get(fact.adAccountId) === row.campaignGroupId);
    const sums = expectTotals(known, drawn, own);
    expect([pick(row), row.before]).toEqual([sums.now, sums.before]);
    compare(own, byGroup.edges, { compared: row.compared, totals: row, totalsBefore: row.before });
  }
}

type Summed = { compared: ComparedMeasures; totals: ReportMeasures; totalsBefore: ReportMeasures | null };

/** Search terms, each once and by what met it; between equals any order will do. */
export async function checkSearches({ ask, who, teamId, known }: Reader, drawn: DrawnQuery): Promise<void> {
  const query = { ...queryOf(teamId, drawn, known), pageSize: 5000 };
  const facts = factsOf(known, drawn, 'searchTerm');
  const totals = expectTotals(known, drawn, facts);
  const shown = facts.filter(({ term }) => term !== '');
  const rest = facts.filter(({ term }) => term === '');
  const hidden = expectTotals(known, drawn, rest);

  const byTerm = await ask(who, findReportAdGroupTotalBySearch, { query });
  const { list } = byTerm;
  const idOf = ({ adGroupId, term }: ReportedFact) => `${adGroupId} ${term}`;
  const rows = expectRows(known, drawn, shown, { idOf, always: [] });
  expect(list.map((row) => row[drawn.sortBy])).toEqual(rows.map(({ now }) => now[drawn.sortBy]));
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const answered = list.map((row) => ({
    id: text(row, 'adGroupId', 'term'),
    now: pick(row),
    before: row.before,
  }));
  expect(answered.toSorted(byId)).toEqual(rows.toSorted(byId));
  expect([byTerm.totals, byTerm.totalsBefore]).toEqual([totals.now, totals.before]);
  const { compared, totals: whole, totalsBefore: before, edges } = byTerm;
  checkCompared(known, drawn, facts, edges, { compared, whole, before });
  expect([pick(byTerm.hidden ?? nothing), byTerm.hidden?.before ?? null]).toEqual(
    byTerm.hidden === null ? [nothing, null] : [hidden.now, hidden.before],
  );
  expect(byTerm.hidden === null).toBe(hidden.now.impressions + (hidden.before?.impressions ?? 0) === 0);

  const byKeyword = await ask(who, findReportKeywordTotalBySearch, { query });
  expect(byKeyword.totals).toEqual(totals.now);
  const found = Map.groupBy(countFor(known.world, drawn.range, shown), (fact) =>
    [fact.adGroupId, fact.keywordId, fact.source, fact.term].join(' '),
  );
  for (const row of byKeyword.list) {
    const key = [row.adGroupId, row.keywordId ?? '0', row.source, row.term].join(' ');
    expect(pick(row)).toEqual(measure(known.world, found.get(key) ?? [], drawn.unit));
  }
}

export async function checkAudiences({ ask, who, teamId, known }: Reader, drawn: DrawnQuery): Promise<void> {
  const query = queryOf(teamId, drawn, known);
  for (const dimension of ['device', 'age', 'gender', 'country'] as const) {
    const split = await ask(who, findReportCampaignTotalAudienceType, { query: { ...query, dimension } });
    const people = factsOf(known, drawn, 'audience').filter((fact) => fact.dimension === dimension);
    const all = expectTotals(known, drawn, people);
    expect([split.totals, split.totalsBefore]).toEqual([all.now, all.before]);
    const { compared, totals: whole, totalsBefore: before, edges } = split;
    checkCompared(known, drawn, people, edges, { compared, whole, before });
    for (const row of split.list) {
      const own = people.filter(({ value }) => value === row.value);
      const sums = expectTotals(known, drawn, own);
      expect([pick(row), row.before]).toEqual([sums.now, sums.before]);
    }
  }
}

/** The slots of a chart, which follow each other without a hole, and the tiles above it. */
export async function checkSlots(
  { ask, who, teamId, known }: Reader,
  drawn: DrawnQuery,
  granularity: 'day' | 'week' | 'month',
): Promise<void> {
  const query = { ...queryOf(teamId, drawn, known), granularity } as const;
  for (const [call, level] of [
    [findReportCampaignTotal, 'campaign'],
    [findReportAdGroupTotal, 'adGroup'],
  ] as const) {
    const facts = factsOf(known, drawn, level);
    const answer = await ask(who, call, { query });
    const totals = expectTotals(known, drawn, facts);
    expect([answer.totals, answer.before?.totals ?? null]).toEqual([totals.now, totals.before]);
    const { compared, totals: whole, edges } = answer;
    checkCompared(known, drawn, facts, edges, { compared, whole, before: answer.before?.totals ?? null });
    const counted = countFor(known.world, drawn.range, facts);
    for (const slot of answer.slots) {
      const inSlot = counted.filter((fact) => {
        const last = { day: 0, week: 6, month: 27 }[fact.span];
        const isShown = fact.span === 'day' || granularity === 'month' || fact.span === granularity;
        return isShown && fact.on >= slot.from && addDays(fact.on, last) <= slot.to;
      });
      expect(slot.measures ?? nothing).toEqual(measure(known.world, inSlot, drawn.unit));
      const isAnnounced = accountsOf(known, drawn).some(
        ({ adAccountId, campaigns }) =>
          campaigns.length > 0 &&
          isCoveredByDay(findCoverage(known.world, { adAccountId, zone: drawn.zone }), getDay(slot.from)),
      );
      if (granularity === 'day')
        expect([slot.from, slot.measures !== null]).toEqual([slot.from, isAnnounced]);
    }
    const { slots } = answer;
    expect([slots[0]?.from, slots.at(-1)?.to]).toEqual([drawn.range.from, drawn.range.to]);
    expect(slots.slice(1).map(({ from }) => from)).toEqual(
      slots.slice(0, -1).map(({ to }) => addDays(getDay(to), 1)),
    );
  }
}
