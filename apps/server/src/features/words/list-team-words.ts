import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { type findWords, type WordRow } from '@tapwright/contracts/words';
import { wordOrigins } from '@tapwright/contracts/ad-values';
import type { TeamContext } from '../../platform/http/context.ts';
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
  const [[sums, ...rows], isOfSeveral] = await Promise.all([
    listWords(read, place, query, query, page),
    hasSeveralStorefronts(read, teamId, campaignIds),
  ]);
  return {
    list: rows.map(viewWord),
    ...(await viewTotals(context, place.question, sums)),
    counts: {
      all: sums?.every ?? 0,
      own: sums?.ofOwn ?? 0,
      term: sums?.ofTerm ?? 0,
      negative: sums?.ofNegative ?? 0,
    },
    listCounts: sums?.listCounts ?? [],
    isOfSeveral,
  };
}

export function viewWord(row: WordFigures): WordRow {
  const { word, exactIn, broadIn, pausedIn, negativeIn, metIn, bid, bidCurrency, firstSeen } = row;
  const { lowShare, highShare, shareRank, popularity, sharesOn } = row;
  const runningIn = exactIn + broadIn;
  const isFrom = { own: runningIn + pausedIn > 0, term: metIn > 0, negative: negativeIn > 0 };
  return {
    word: word ?? '',
    origins: wordOrigins.filter((origin) => isFrom[origin]),
    exactIn,
    broadIn,
    runningIn,
    pausedIn,
    negativeIn,
    metIn,
    bid,
    bidCurrency,
    firstSeen,
    listIds: row.listIds ?? [],
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
