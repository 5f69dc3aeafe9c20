import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import type { findWordUses, WordUse } from '@tapwright/contracts/words';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import type { TeamContext } from '../../platform/http/context.ts';
import type { Connection } from '../../platform/db/database.ts';
import { measuresOf } from '../measures/index.ts';
import { listKnownWords, type WordPlace } from './known-words-store.ts';
import { listNotes, type WordNote } from './notes/word-notes-store.ts';
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
  const [keywords, negatives, met, first, notes] = await Promise.all([
    listKeywordUses(read, place, words),
    listNegativeUses(read, place, words),
    listMetUses(read, place, words),
    findFirstAdGroup(read, place),
    listKnownNotes(read, place, words),
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
    note: viewNote(notes.find((note) => note.word === word)),
  }));
  return { uses, place: first ?? null };
}

/** Who is bound to a part of the team reads what is said of the words of that part, and what they said. */
async function listKnownNotes(db: Connection, place: WordPlace, words: readonly string[]) {
  const { question, adamId, country, boundUserId } = place;
  const notes = await listNotes(db, { teamId: question.teamId, adamId, country }, words);
  if (boundUserId === undefined || notes.length === 0) return notes;
  const known = await listKnownWords(db, place, words);
  return notes.filter(
    ({ word, writtenById }) => known.get(word)?.isOfPart === true || writtenById === boundUserId,
  );
}

const viewNote = (note: WordNote | undefined): WordUse['note'] =>
  note === undefined
    ? null
    : { text: note.text, writtenBy: note.writtenBy, writtenAt: note.writtenAt.toISOString() };

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
