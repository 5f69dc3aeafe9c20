import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseStaff } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { describeNews } from './describe-news.ts';
import { findNews, listTexts, updatePublishedAt } from './news-store.ts';

export async function publishNews(context: PersonContext, { id }: { id: number }): Promise<null> {
  authoriseStaff(context);
  const now = context.clock.now();
  await runTransaction(context.database, async (tx) => {
    const news = await findNews(tx, id, { forChange: true });
    if (news === undefined) throw new Refusal('notFound');
    if (news.publishedAt !== null) throw new Refusal('changedMeanwhile');
    await updatePublishedAt(tx, id, { publishedAt: now, updatedAt: now });
    await logOperation(tx, {
      operation: 'news.published',
      by: { kind: 'staff', userId: context.person.userId },
      from: context,
      subject: { newsId: id, ...describeNews(news, await listTexts(tx, id)) },
      before: { publishedAt: null },
      after: { publishedAt: now.toISOString() },
    });
  });
  return null;
}
