import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { keepWordNote as call } from '@tapwright/contracts/words';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { listKnownWords } from '../known-words-store.ts';
import { noDays, readWordPlace } from '../read-word-place.ts';
import { deleteNote, findNote, putNote } from './word-notes-store.ts';

/** Of a word that its writer knows; without text it is taken away. Listing a word opens nothing that others said of it. */
export async function keepNote(
  context: TeamContext<'tools.use'>,
  { adamId, country, word: given, text }: ParsedBodyOf<typeof call>,
): Promise<null> {
  const { teamId } = context.membership;
  const word = foldKeyword(given);
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    const place = await readWordPlace(context, { adamId, country, ...noDays });
    const [known] = (await listKnownWords(tx, place, [word])).values();
    const noted = { teamId, adamId, country, word };
    const found = await findNote(tx, noted);
    const isOwn = (found?.writtenById ?? write.person.userId) === write.person.userId;
    if (known === undefined || (!known.isOfPart && !isOwn)) throw new Refusal('notFound');
    const before = found?.text;
    if ((before ?? '') === text) return write.unchanged(null);
    if (text === '') await deleteNote(tx, noted);
    else await putNote(tx, noted, { text, writtenBy: write.person.userId, writtenAt: context.clock.now() });
    const logged = await write.record('word.noted', {
      subject: { word },
      before: { wordNote: before ?? null },
      after: { wordNote: text === '' ? null : text },
    });
    await write.live.publishTeam(tx, teamId, 'words.changed');
    return logged.done(null);
  });
}
