import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type * as calls from '@tapwright/contracts/negative-lists';
import { maxShownNegatives } from '@tapwright/contracts/negative-lists';
import { judgeListed, listedStates, mendOf } from '@tapwright/domain/negative-lists';
import type { TeamContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { countStates } from './count-states.ts';
import { getList, showList } from './lists/get-list.ts';
import { countAttached, listAttachable, listAttachedCampaigns } from './lists/list-campaigns-store.ts';
import { countListedWords, listListedWords } from './lists/list-words-store.ts';
import { listNegativeLists } from './lists/negative-lists-store.ts';
import { readerOf } from './reader-of.ts';
import { countListed, listListed } from './step/listed-facts-store.ts';

type Context = TeamContext<'tools.use'>;

export async function readLists(context: Context): Promise<AnswerOf<typeof calls.findNegativeLists>> {
  // What one has just changed is read back, and a replica may not have it yet.
  const db = context.database.write;
  const reader = await readerOf(db, context);
  const [rows, words, attached, facts] = [
    await listNegativeLists(db, reader.teamId),
    await countListedWords(db, reader.teamId),
    await countAttached(db, reader),
    await countListed(db, reader),
  ];
  const ofList = Map.groupBy(facts, ({ listId }) => listId);
  return rows.map((row) => ({
    ...showList(row, context),
    words: words.get(row.listId) ?? 0,
    ...(attached.get(row.listId) ?? { campaigns: 0, others: 0 }),
    counts: countStates(ofList.get(row.listId) ?? []),
  }));
}

export async function readList(
  context: Context,
  { listId }: ParsedQueryOf<typeof calls.findNegativeList>,
): Promise<AnswerOf<typeof calls.findNegativeList>> {
  const db = context.database.write;
  const list = await getList(db, context, listId);
  const reader = await readerOf(db, context);
  const words = await listListedWords(db, { teamId: reader.teamId, listId });
  const campaigns = await listAttachedCampaigns(db, reader, listId);
  const facts = Map.groupBy(await countListed(db, { ...reader, listId }), ({ campaignId }) => campaignId);
  const counted = campaigns.map((one) => ({ ...one, counts: countStates(facts.get(one.campaignId) ?? []) }));
  return {
    list: showList(list, context),
    words: words.map((word) => ({ ...word, addedAt: word.addedAt.toISOString() })),
    // Of one that has left, nothing is to be told once nothing of the list is there.
    campaigns: counted.filter(({ isLeaving, counts }) => !isLeaving || counts.surplus + counts.underWay > 0),
    others: (await countAttached(db, reader)).get(listId)?.others ?? 0,
  };
}

const rank = (state: (typeof listedStates)[number]) =>
  mendOf(state) === undefined
    ? listedStates.length + listedStates.indexOf(state)
    : listedStates.indexOf(state);

export async function readListedCampaign(
  context: Context,
  { listId, campaignId }: ParsedQueryOf<typeof calls.findListedCampaign>,
): Promise<AnswerOf<typeof calls.findListedCampaign>> {
  const db = context.database.write;
  await getList(db, context, listId);
  const reader = await readerOf(db, context);
  const attached = await listAttachedCampaigns(db, reader, listId);
  if (!attached.some((one) => one.campaignId === campaignId)) throw new Refusal('notFound');
  const rows = await listListed(db, { ...reader, listId, among: [campaignId] }, { withByHand: true });
  const list = rows
    .map((row) => ({
      text: row.text,
      matchType: row.matchType,
      state: judgeListed(row),
      appleWords: row.appleWords,
    }))
    .toSorted((one, other) => rank(one.state) - rank(other.state));
  return { list: list.slice(0, maxShownNegatives), total: list.length };
}

const maxChoices = 200;

export async function readAttachable(
  context: Context,
  { listId, name }: ParsedQueryOf<typeof calls.findAttachableCampaigns>,
): Promise<AnswerOf<typeof calls.findAttachableCampaigns>> {
  const db = context.database.write;
  await getList(db, context, listId);
  const reader = await readerOf(db, context);
  const { rows, total } = await listAttachable(db, reader, { listId, name, limit: maxChoices });
  return { list: rows, total };
}
