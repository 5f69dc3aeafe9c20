import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { type findWords, type WordRow } from '@tapwright/contracts/words';
import { wordOrigins } from '@tapwright/contracts/ad-values';
import type { TeamContext } from '../../platform/http/context.ts';
import { findAppleReads } from '../apple-words/index.ts';
import { measuresOf } from '../measures/index.ts';
import { viewTotals } from '../reports/index.ts';
import { readWordPlace } from './read-word-place.ts';
import { hasSeveralStorefronts } from './word-places-store.ts';
import { listWords, type WordFigures } from './words-store.ts';

export async function listTeamWords(
  context: TeamContext<'tools.use'>,
  query: ParsedQueryOf<typeof findWords>,
): Promise<AnswerOf<typeof findWords>> {
  const { read } = context.database;
  const place = await readWordPlace(context, query);
  const { teamId, campaignIds = [] } = place.question;
  const page = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize };
  const { adamId, country } = place;
  const adAccountIds = place.question.accounts.map(({ adAccountId }) => adAccountId);
  const [[sums, ...rows], isOfSeveral, reads] = await Promise.all([
    listWords(read, place, query, query, page),
    hasSeveralStorefronts(read, teamId, campaignIds),
    findAppleReads(read, { teamId, adamId, country, adAccountIds }),
  ]);
  return {
    list: rows.map(viewWord),
    ...(await viewTotals(context, place.question, sums)),
    counts: {
      all: sums?.every ?? 0,
      own: sums?.ofOwn ?? 0,
      term: sums?.ofTerm ?? 0,
      negative: sums?.ofNegative ?? 0,
      apple: sums?.ofApple ?? 0,
      listed: sums?.ofListed ?? 0,
    },
    listCounts: sums?.listCounts ?? [],
    ...reads,
    isOfSeveral,
  };
}

export function viewWord(row: WordFigures): WordRow {
  const { word, exactIn, broadIn, pausedIn, negativeIn, metIn, bid, bidCurrency, firstSeen } = row;
  const { lowShare, highShare, shareRank, popularity, sharesOn } = row;
  const runningIn = exactIn + broadIn;
  const appleLists = row.appleLists ?? [];
  const listIds = row.listIds ?? [];
  const isFrom = {
    own: runningIn + pausedIn > 0,
    term: metIn > 0,
    negative: negativeIn > 0,
    apple: appleLists.length > 0,
    listed: listIds.length > 0,
  };
  return {
    word: word ?? '',
    origins: wordOrigins.filter((origin) => isFrom[origin]),
    appleLists,
    weekPopularity: row.weekPopularity,
    popularityTrend: row.popularityTrend,
    exactIn,
    broadIn,
    runningIn,
    pausedIn,
    negativeIn,
    metIn,
    bid,
    bidCurrency,
    suggestedBid: row.suggestedBid,
    firstSeen,
    listIds,
    note: row.note,
    lowShare,
    highShare,
    shareRank,
    popularity,
    sharesOn,
    ...measuresOf(row),
    before: null,
    compared: null,
  };
}
