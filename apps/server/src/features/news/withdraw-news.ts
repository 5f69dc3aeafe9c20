import { withdrawNews as withdrawNewsCall } from '@tapwright/contracts/news';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffWrite } from '../writes/index.ts';
import { describeNews } from './describe-news.ts';
import { findNews, listTexts, updatePublishedAt } from './news-store.ts';

export async function withdrawNews(context: PersonContext, { id }: { id: number }): Promise<null> {
  const now = context.clock.now();
  return staffWrite(context, withdrawNewsCall, async ({ tx, record }) => {
    const news = await findNews(tx, id, { forChange: true });
    if (news === undefined) throw new Refusal('notFound');
    if (news.publishedAt === null) throw new Refusal('changedMeanwhile');
    await updatePublishedAt(tx, id, { publishedAt: null, updatedAt: now });
    const logged = await record('news.withdrawn', {
      subject: { newsId: id, ...describeNews(news, await listTexts(tx, id)) },
      before: { publishedAt: news.publishedAt.toISOString() },
      after: { publishedAt: null },
    });
    return logged.done(null);
  });
}
