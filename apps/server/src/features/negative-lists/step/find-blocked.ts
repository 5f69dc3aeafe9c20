import type { ParsedBodyOf } from '@tapwright/contracts/call';
import type {
  BlockedKeywords,
  findBlockedKeywords,
  ListedNegative,
} from '@tapwright/contracts/negative-lists';
import { findStopping } from '@tapwright/domain/negative-match';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { getList } from '../lists/get-list.ts';
import { listAttachedCampaigns, listUsable, type Reader } from '../lists/list-campaigns-store.ts';
import { listListedWords } from '../lists/list-words-store.ts';
import { readerOf } from '../reader-of.ts';
import { listPositives } from './listed-facts-store.ts';

/** As many as anybody reads. */
const maxShown = 100;

export async function findBlocked(
  context: TeamContext<'tools.use'>,
  { listId, words, campaignIds, adGroupIds }: ParsedBodyOf<typeof findBlockedKeywords>,
): Promise<BlockedKeywords> {
  const db = context.database.write;
  if (listId !== undefined) await getList(db, context, listId);
  const reader = await readerOf(db, context);
  const among =
    campaignIds === undefined
      ? await listOfList(db, reader, listId)
      : await listUsable(db, reader, campaignIds);
  const negatives =
    words ?? (listId === undefined ? [] : await listListedWords(db, { teamId: reader.teamId, listId }));
  return listBlocked(db, reader, new Map(among.map((campaignId) => [campaignId, negatives])), adGroupIds);
}

async function listOfList(db: Connection, reader: Reader, listId: number | undefined): Promise<string[]> {
  if (listId === undefined) return [];
  const attached = await listAttachedCampaigns(db, reader, listId);
  return attached.filter(({ isLeaving }) => !isLeaving).map(({ campaignId }) => campaignId);
}

type Negatives = readonly Pick<ListedNegative, 'text' | 'matchType'>[];

/** Which running keywords of each campaign these negatives would keep from being shown there. */
export async function listBlocked(
  db: Connection,
  reader: Reader,
  negatives: ReadonlyMap<string, Negatives>,
  adGroupIds?: readonly string[],
): Promise<BlockedKeywords> {
  const positives = await listPositives(db, reader, [...negatives.keys()], adGroupIds);
  const searches = new Map<Negatives, ReturnType<typeof findStopping<Negatives[number]>>>();
  const searchOf = (list: Negatives) => {
    const search = searches.get(list) ?? findStopping(list);
    searches.set(list, search);
    return search;
  };
  const found = positives.flatMap(({ campaignId, ...keyword }) => {
    const list = negatives.get(campaignId);
    const negative = list && searchOf(list)(keyword);
    return negative === undefined
      ? []
      : [{ ...keyword, negative: negative.text, negativeMatchType: negative.matchType }];
  });
  return { list: found.slice(0, maxShown), total: found.length };
}
