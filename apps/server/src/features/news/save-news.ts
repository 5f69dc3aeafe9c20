import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { saveNews as saveNewsCall } from '@tapwright/contracts/news';
import type { Transaction } from '../../platform/db/database.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffWrite } from '../writes/index.ts';
import { describeNews, listChangedBodies } from './describe-news.ts';
import { findNews, insertNews, listTexts, replaceTexts, updateNews } from './news-store.ts';

type Given = ParsedBodyOf<typeof saveNewsCall>;

/** What is published already changes for its readers at once. */
export async function saveNews(context: PersonContext, given: Given): Promise<AnswerOf<typeof saveNewsCall>> {
  const { id } = given;
  return staffWrite(context, saveNewsCall, async ({ tx, clock, record }) => {
    const before = id === undefined ? undefined : await findVersion(tx, id, given.version);
    const draft = { type: given.type, isPinned: given.isPinned, updatedAt: clock.now() };
    const saved = id === undefined ? await insertNews(tx, draft) : await updateNews(tx, id, draft);
    await replaceTexts(tx, saved.newsId, given.texts);
    const logged = await record(before === undefined ? 'news.created' : 'news.edited', {
      subject: { newsId: saved.newsId },
      ...(before && { before: describeNews(before.news, before.texts) }),
      after: {
        ...describeNews(given, given.texts),
        ...(before && { newsChangedIn: listChangedBodies(before.texts, given.texts) }),
      },
    });
    return logged.done({ id: saved.newsId, version: saved.version });
  });
}

/** Two who edit the same text: the second one learns of the first instead of overwriting it. */
async function findVersion(tx: Transaction, newsId: number, version: number | undefined) {
  const news = await findNews(tx, newsId, { forChange: true });
  if (news === undefined) throw new Refusal('notFound');
  if (news.version !== version) throw new Refusal('changedMeanwhile');
  return { news, texts: await listTexts(tx, newsId) };
}
