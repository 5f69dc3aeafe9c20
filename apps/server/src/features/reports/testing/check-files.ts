import { measureNames, type ReportMeasures } from '@tapwright/contracts/report-measures';
import {
  downloadAdGroupCsv,
  downloadCampaignCsv,
  downloadCampaignGroupCsv,
  downloadKeywordCsv,
  downloadSearchTermCsv,
} from '@tapwright/contracts/reports';
import type { DayRange } from '@tapwright/domain/ranges';
import { expect } from 'vitest';
import { accountsOf, type DrawnQuery, expectRows, factsOf, queryOf, type Row } from './drawn-query.ts';
import type { Reader } from './check-answers.ts';
import { isUnread } from './naive-report.ts';
import { readTable } from './read-table.ts';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';

/** Each file with the rows it should have: what a row is known by, and the column that says so. */
function listFiles({ known }: Reader, drawn: DrawnQuery) {
  const there = accountsOf(known, drawn)
    .flatMap(({ campaigns }) => campaigns)
    .filter(({ isRemoved }) => !isRemoved);
  const adGroups = there.flatMap((campaign) => campaign.adGroups);
  const rowsOf = (
    level: ReportedFact['level'],
    idOf: (fact: ReportedFact) => string,
    always: readonly string[],
  ) => {
    const facts = factsOf(known, drawn, level);
    const accountOf = new Map([
      // What Apple hides is one row over all of them.
      ...facts.filter((fact) => idOf(fact) !== '').map((fact) => [idOf(fact), fact.adAccountId] as const),
      ...accountsById(known, drawn),
    ]);
    const isUnreadIn = findUnread(known, drawn, level);
    return expectRows(known, drawn, facts, { idOf, always }).map((row) => ({
      ...row,
      isUnread: isUnreadIn(drawn.range, accountOf.get(row.id)),
      wasUnread: drawn.before !== null && isUnreadIn(drawn.before, accountOf.get(row.id)),
    }));
  };
  return [
    {
      call: downloadCampaignCsv,
      column: 'Campaign ID',
      rows: rowsOf(
        'campaign',
        ({ campaignId }) => campaignId,
        there.map(({ campaignId }) => campaignId),
      ),
    },
    {
      call: downloadAdGroupCsv,
      column: 'Ad group ID',
      rows: rowsOf(
        'adGroup',
        ({ adGroupId }) => adGroupId,
        adGroups.map(({ adGroupId }) => adGroupId),
      ),
    },
    {
      call: downloadKeywordCsv,
      column: 'Keyword ID',
      rows: rowsOf(
        'keyword',
        ({ keywordId }) => keywordId,
        adGroups.flatMap(({ keywordIds }) => keywordIds),
      ),
    },
    {
      call: downloadSearchTermCsv,
      rows: rowsOf(
        'searchTerm',
        // What Apple hides is one row.
        ({ adGroupId, keywordId, source, term }) =>
          term === '' ? '' : [adGroupId, keywordId, source, term].join(' '),
        [],
      ),
    },
    {
      call: downloadCampaignGroupCsv,
      rows: rowsOf('campaign', ({ adAccountId }) => adAccountId, []),
      // A group of which nothing is reported has a row all the same.
      mayHaveMore: true,
    },
  ];
}

/** Of all that can have a row without having figures. */
const accountsById = (known: Reader['known'], drawn: DrawnQuery) =>
  accountsOf(known, drawn).flatMap(({ adAccountId, campaigns }) =>
    campaigns
      .flatMap(({ campaignId, adGroups }) => [
        campaignId,
        ...adGroups.flatMap((adGroup) => [adGroup.adGroupId, ...adGroup.keywordIds]),
      ])
      .map((id) => [id, adAccountId] as const),
  );

/** What nobody told of leaves its cells empty; a row over several ad accounts only where none of them was told of. */
function findUnread(known: Reader['known'], drawn: DrawnQuery, level: ReportedFact['level']) {
  const zone = level === 'campaign' || level === 'adGroup' ? drawn.zone : 'ORTZ';
  const seen = accountsOf(known, drawn).filter(({ campaigns }) => campaigns.length > 0);
  return (range: DayRange, own: string | undefined): boolean => {
    const unread = seen.filter(({ adAccountId }) => isUnread(known.world, { adAccountId, zone }, range));
    return unread.length === seen.length || unread.some(({ adAccountId }) => adAccountId === own);
  };
}

/** Every file has the rows and figures of what was reported, to the millionth. */
export async function checkFiles(reader: Reader, drawn: DrawnQuery): Promise<void> {
  const { origin, who, teamId, known } = reader;
  const { pageSize: _, ...query } = queryOf(teamId, drawn, known);
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  for (const { call, column, rows, mayHaveMore } of listFiles(reader, drawn)) {
    const answer = await fetch(`${origin}${call.path}?${search.toString()}`, {
      headers: { authorization: who.token, 'accept-language': 'en' },
    });
    const { head, rows: lines } = readTable(await answer.text());
    const [now, before] = [`Spend (${drawn.unit})`, `Spend (${drawn.unit}), period before`].map((name) =>
      head.indexOf(name),
    );
    const idAt = column === undefined ? -1 : head.indexOf(column);
    expect(idAt >= 0).toBe(column !== undefined);
    const written = lines.map((cells) => ({
      id: idAt < 0 ? '' : cells[idAt],
      now: readFigures(cells, now ?? -1),
      before: before === -1 ? null : readFigures(cells, before ?? -1),
    }));
    const expected = rows.map(({ id, ...row }) => ({ id: idAt < 0 ? '' : id, ...figuresOf(row) }));
    const isSomething = ({ now: of, before: then }: (typeof written)[number]) =>
      Boolean(of['impressions']) || Boolean(then?.['impressions']);
    const all = mayHaveMore ? written.filter((row) => isSomething(row)) : written;
    expect(sorted(all), call.path).toEqual(sorted(expected));
    if (column !== undefined) expect(all.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
}

type ExpectedRow = Pick<Row, 'now' | 'before'> & { readonly isUnread: boolean; readonly wasUnread: boolean };
type Figures = Record<string, number | null>;
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** Means of amounts are rounded to the millionth in a file. */
const figuresOf = ({ now, before, isUnread: isEmpty, wasUnread }: ExpectedRow) => ({
  now: asWritten(isEmpty ? {} : now),
  before: before === null ? null : asWritten(wasUnread ? {} : before),
});
const asWritten = (measures: Partial<ReportMeasures>): Figures =>
  Object.fromEntries(
    measureNames.map((name) => {
      const figure = measures[name] ?? null;
      const isAmount = name.endsWith('Amount') && figure !== null;
      return [name, isAmount ? Number((figure / 1_000_000).toFixed(6)) : figure];
    }),
  );

const readFigures = (cells: readonly string[], from: number): Figures =>
  Object.fromEntries(
    measureNames.map((name, at) => [name, cells[from + at] ? Number(cells[from + at]) : null]),
  );
