import { removeNews as removeNewsCall } from '@tapwright/contracts/news';
import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffWrite } from '../writes/index.ts';
import { describeNews } from './describe-news.ts';
import { deleteNews, findNews, listTexts } from './news-store.ts';

export async function removeNews(context: PersonContext, { id }: { id: number }): Promise<null> {
  return staffWrite(context, removeNewsCall, async ({ tx, record }) => {
    const news = await findNews(tx, id, { forChange: true });
    if (news === undefined) throw new Refusal('notFound');
    const before = describeNews(news, await listTexts(tx, id));
    await deleteNews(tx, id);
    const logged = await record('news.removed', {
      subject: { newsId: id },
      before,
    });
    return logged.done(null);
  });
}
