import { addDays, getDay } from '@tapwright/domain/days';
import {
  dropOldWeeks,
  type GenreWord,
  keepRead,
  listWeeksRead,
  putAppGenres,
  putGenreWords,
  putSuggestedWords,
  type SuggestedWord,
} from '../../apple-words/index.ts';
import type { StepOf, SyncStep } from '../pass/sync-step.ts';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import { genresOf } from './genres-of.ts';
import { newestWeek, weeksAtFirst } from './popular-weeks.ts';

/** Of each storefront as many as a person would look through. */
const maxSuggested = 200;
const pageSize = 5000;
/** A genre has up to 500 searches a week in each. */
const storefrontsOfStep = 4;

const rounded = (popularity: number | null | undefined) =>
  popularity === null || popularity === undefined ? null : Math.round(popularity);

const ofApp = (adamId: string) =>
  [
    { field: 'promotedObjectId', operator: 'EQUALS', value: [adamId] },
    { field: 'promotedObjectType', operator: 'EQUALS', value: ['APPSTORE_APP'] },
  ] as const;

/** What Apple suggests for an app, storefront by storefront. */
export async function readSuggestedWords(
  { calls, account, now, signal }: SyncLine,
  { adamId, countries }: StepOf<'suggestedWords'>,
): Promise<StepResult> {
  const { teamId } = account;
  const pagination = { pageSize: maxSuggested };
  const suggested = new Map<string, SuggestedWord[]>();
  for (const country of countries) {
    const filters = [
      ...ofApp(adamId),
      { field: 'countriesOrRegions', operator: 'IN', value: [country] } as const,
    ];
    const { rows } = await calls.suggestKeywords({ filters, pagination }, { signal });
    suggested.set(
      country,
      rows.map(({ text, popularity }) => ({ term: text, popularity: rounded(popularity) })),
    );
  }
  return {
    write: async ({ tx }) => {
      let rowCount = 0;
      for (const [country, words] of suggested) {
        rowCount += await putSuggestedWords(tx, { teamId, adamId, country, kind: 'keyword' }, words);
        await keepRead(tx, { teamId, adamId, country, what: 'keywords' }, now());
      }
      return { rowCount };
    },
  };
}

const asSuggestion = { field: 'queryType', operator: 'EQUALS', value: ['SUGGESTION'] } as const;

/** Phrases are told of no storefront. */
export async function readSuggestedPhrases(
  { calls, account: { teamId }, now, signal }: SyncLine,
  { adamId }: StepOf<'suggestedPhrases'>,
): Promise<StepResult> {
  const { rows } = await calls.suggestPhrases(
    { filters: [asSuggestion, ...ofApp(adamId)], pagination: { pageSize: maxSuggested } },
    { signal },
  );
  const words = rows.map(({ phrase, popularity }) => ({ term: phrase, popularity: rounded(popularity) }));
  return {
    write: async ({ tx }) => {
      const rowCount = await putSuggestedWords(tx, { teamId, adamId, country: '', kind: 'phrase' }, words);
      await keepRead(tx, { teamId, adamId, country: '', what: 'phrases' }, now());
      return { rowCount };
    },
  };
}

/** Which categories Apple recommends for an app, and then what is popular in their genres. */
export async function readAppGenres(
  { calls, account: { teamId }, database, now, signal }: SyncLine,
  { adamId, countries }: StepOf<'appGenres'>,
): Promise<StepResult> {
  const { rows } = await calls.suggestCategories({ filters: [asSuggestion, ...ofApp(adamId)] }, { signal });
  const genres = genresOf(rows.map(({ category }) => category));
  const until = newestWeek(now());
  const next: SyncStep[] = [];
  for (const genre of genres) {
    const read = await listWeeksRead(database.write, teamId, genre);
    const first = addDays(until, -7 * weeksAtFirst);
    const missing = countries.filter((country) => (read.get(country) ?? '') < until);
    const byStart = Map.groupBy(missing, (country) => {
      const known = read.get(country);
      return known === undefined || known < first ? first : getDay(known);
    });
    for (const [from, wanted] of byStart)
      for (let at = 0; at < wanted.length; at += storefrontsOfStep)
        next.push({
          do: 'popularity',
          genre,
          countries: wanted.slice(at, at + storefrontsOfStep),
          from,
          until: addDays(until, -1),
        });
  }
  return {
    write: async ({ tx }) => {
      await putAppGenres(tx, { teamId, adamId }, genres);
      await keepRead(tx, { teamId, adamId, country: '', what: 'genres' }, now());
      return { rowCount: genres.length, next };
    },
  };
}

/** What was searched for most in a genre, week by week. */
export async function readPopularity(
  { calls, account: { teamId }, now, signal }: SyncLine,
  { genre, countries, from, until }: StepOf<'popularity'>,
): Promise<StepResult> {
  const words: GenreWord[] = [];
  const request = {
    fields: ['rankInGenre' as const, 'searchPopularity1to100' as const],
    timeRange: { start: from, end: until, granularity: 'WEEKLY_SUN_SAT' as const },
    filters: [
      { field: 'genre' as const, operator: 'EQUALS' as const, value: genre },
      { field: 'countryOrRegion' as const, operator: 'IN' as const, value: countries },
    ],
  };
  for await (const { rows } of calls.querySearchTermPopularity.pages(request, { pageSize, signal }))
    for (const row of rows) {
      const { week, countryOrRegion, searchTerm, searchPopularity1to100, rankInGenre } = row;
      if (!week || !countryOrRegion || !searchTerm || !searchPopularity1to100) continue;
      words.push({
        country: countryOrRegion,
        week: week.slice(0, 10),
        genre,
        term: searchTerm,
        popularity: searchPopularity1to100,
        rank: rankInGenre ?? null,
      });
    }
  return {
    write: async ({ tx }) => {
      await dropOldWeeks(tx, teamId, newestWeek(now()));
      return { rowCount: await putGenreWords(tx, teamId, words) };
    },
  };
}
