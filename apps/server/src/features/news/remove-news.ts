import { runTransaction } from '../../platform/db/run-transaction.ts';
import { authoriseStaff } from '../../platform/http/authorise.ts';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import { describeNews } from './describe-news.ts';
import { deleteNews, findNews, listTexts } from './news-store.ts';

export async function removeNews(context: PersonContext, { id }: { id: number }): Promise<null> {
  authoriseStaff(context);
  await runTransaction(context.database, async (tx) => {
    const news = await findNews(tx, id, { forChange: true });
    if (news === undefined) throw new Refusal('notFound');
    const before = describeNews(news, await listTexts(tx, id));
    await deleteNews(tx, id);
    await logOperation(tx, {
      operation: 'news.removed',
      by: { kind: 'staff', userId: context.person.userId },
      from: context,
      subject: { newsId: id },
      before,
    });
  });
  return null;
}
