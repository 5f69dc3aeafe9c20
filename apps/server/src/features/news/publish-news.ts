import { publishNews as publishNewsCall } from '@tapwright/contracts/news';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffWrite } from '../writes/index.ts';
import { describeNews } from './describe-news.ts';
import { findNews, listTexts, updatePublishedAt } from './news-store.ts';

export async function publishNews(context: PersonContext, { id }: { id: number }): Promise<null> {
  const now = context.clock.now();
  return staffWrite(context, publishNewsCall, async ({ tx, record }) => {
    const news = await findNews(tx, id, { forChange: true });
    if (news === undefined) throw new Refusal('notFound');
    if (news.publishedAt !== null) throw new Refusal('changedMeanwhile');
    await updatePublishedAt(tx, id, { publishedAt: now, updatedAt: now });
    const logged = await record('news.published', {
      subject: { newsId: id, ...describeNews(news, await listTexts(tx, id)) },
      before: { publishedAt: null },
      after: { publishedAt: now.toISOString() },
    });
    return logged.done(null);
  });
}
