import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { findWordUses, WordUse } from '@tapwright/contracts/words';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import type { TeamContext } from '../../platform/http/context.ts';
import { measuresOf } from '../measures/index.ts';
import { readWordPlace } from './read-word-place.ts';
import {
  findFirstAdGroup,
  listKeywordUses,
  listMetUses,
  listNegativeUses,
  type MetUse,
} from './word-uses-store.ts';

export async function findUses(
  context: TeamContext<'tools.use'>,
  { words, ...query }: ParsedBodyOf<typeof findWordUses>,
): Promise<AnswerOf<typeof findWordUses>> {
  const { read } = context.database;
  const place = await readWordPlace(context, query);
  const [keywords, negatives, met, first] = await Promise.all([
    listKeywordUses(read, place, words),
    listNegativeUses(read, place, words),
    listMetUses(read, place, words),
    findFirstAdGroup(read, place),
  ]);
  const [heldBy, keptOutBy, metBy] = [
    Map.groupBy(keywords, wordOf),
    Map.groupBy(negatives, wordOf),
    Map.groupBy(met, wordOf),
  ];
  const uses = [...new Set(words.map(foldKeyword))].map((word) => ({
    word,
    keywords: heldBy.get(word) ?? [],
    negatives: keptOutBy.get(word) ?? [],
    met: (metBy.get(word) ?? []).map(viewMet),
  }));
  return { uses, place: first ?? null };
}

const wordOf = ({ word }: { word: string }) => word;

function viewMet(row: MetUse): WordUse['met'][number] {
  const { campaignId, campaignName, adGroupId, adGroupName, firstSeen } = row;
  const { localSpendAmount, impressions, taps, installs } = measuresOf(row);
  return {
    campaignId,
    campaignName,
    adGroupId,
    adGroupName,
    firstSeen,
    localSpendAmount,
    impressions,
    taps,
    installs,
  };
}
