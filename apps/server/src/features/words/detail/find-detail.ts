import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { type findWordDetail, maxDetailRows } from '@tapwright/contracts/word-detail';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findAppleReads } from '../../apple-words/index.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { type FigureRow, measuresOf } from '../../measures/index.ts';
import type { WordPlace } from '../known-words-store.ts';
import { viewWord } from '../list-team-words.ts';
import { readWordPlace } from '../read-word-place.ts';
import { listKeywordUses } from '../word-uses-store.ts';
import { findWordRow } from '../words-store.ts';
import { readBidAdvice } from './read-bid-advice.ts';
import { countTogether, sharesPiece } from './seen-together.ts';
import {
  listCatchers,
  listCaught,
  listDays,
  listElsewhere,
  listHolding,
  listShares,
  listSuggested,
  listWeeks,
} from './word-detail-store.ts';

/** Searches that are cut for the words beside it. */
const maxHolding = 2000;
const maxTogether = 20;

export async function findDetail(
  context: TeamContext<'tools.use'>,
  { word: given, ...query }: ParsedQueryOf<typeof findWordDetail>,
): Promise<AnswerOf<typeof findWordDetail>> {
  const { read } = context.database;
  const word = foldKeyword(given);
  const place = await readWordPlace(context, query);
  const { teamId, accounts } = place.question;
  const scope = await findScope(read, context.membership);
  const adAccountIds = accounts.map(({ adAccountId }) => adAccountId);
  const { adamId, country } = place;
  const [row, uses, days, shares, catchers, holding, storefronts, suggested, reads] = await Promise.all([
    findWordRow(read, place, word),
    listKeywordUses(read, place, [word]),
    listDays(read, place, word),
    listShares(read, place, word),
    listCatchers(read, place, word),
    listHolding(read, place, word, maxHolding),
    listElsewhere(read, place, word, scope?.campaignIds),
    listSuggested(read, place),
    findAppleReads(read, { teamId, adamId, country, adAccountIds }),
  ]);
  const keywordIds = uses.map(({ keywordId }) => keywordId);
  const caught = keywordIds.length === 0 ? [] : await listCaught(read, place, keywordIds, maxDetailRows);
  const isKnown = place.question.campaignIds?.length !== 0;
  return {
    word,
    row: row === undefined ? null : viewWord(row),
    weeks: isKnown ? await listWeeks(read, place, word) : [],
    days,
    shares,
    caught: {
      total: caught[0]?.total ?? 0,
      list: caught.map((one) => ({ term: one.term, ...measured(one) })),
    },
    catchers: catchers.map(({ campaignId, campaignName, adGroupId, adGroupName, matching, ...figures }) => ({
      campaignId,
      campaignName,
      adGroupId,
      adGroupName,
      matching,
      ...measured(figures),
    })),
    together: countTogether(word, holding).slice(0, maxTogether),
    storefronts,
    suggested: isKnown ? await viewSuggested(context, place, word, suggested) : [],
    bid: await readBidAdvice(read, place, { word, uses, catchers }),
    ...reads,
  };
}

function measured(row: FigureRow) {
  const { localSpendAmount, impressions, taps, installs, avgCpaAmount } = measuresOf(row);
  return { localSpendAmount, impressions, taps, installs, avgCpaAmount };
}

async function viewSuggested(
  { database: { read } }: TeamContext<'tools.use'>,
  place: WordPlace,
  word: string,
  suggested: Awaited<ReturnType<typeof listSuggested>>,
) {
  const near = sharesPiece(word);
  const shown = suggested.filter((one) => one.word !== word && near(one.word)).slice(0, maxDetailRows);
  const uses = await listKeywordUses(
    read,
    place,
    shown.map((one) => one.word),
  );
  const ours = new Set(uses.map((use) => use.word));
  return shown.map(({ term, word: folded, popularity }) => ({ term, popularity, isOurs: ours.has(folded) }));
}
