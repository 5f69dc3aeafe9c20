import type { NewsType } from '@tapwright/contracts/news';
import { writtenLanguages } from '@tapwright/domain/written-languages';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Deps } from '../../platform/deps.ts';
import { systemWrite } from '../writes/index.ts';
import { describeNews } from './describe-news.ts';
import { insertNews, listAll, replaceTexts, updatePublishedAt } from './news-store.ts';

type Sample = { readonly type: NewsType; readonly title: MessageKey; readonly body: MessageKey };

/** The last is the newest, and stands first. */
const samples: readonly Sample[] = [
  { type: 'help', title: 'demoNews:arriving.title', body: 'demoNews:arriving.body' },
  { type: 'help', title: 'demoNews:connect.title', body: 'demoNews:connect.body' },
  { type: 'news', title: 'demoNews:preview.title', body: 'demoNews:preview.body' },
  { type: 'news', title: 'demoNews:welcome.title', body: 'demoNews:welcome.body' },
];

/** Of the demo, which calls them samples. Once anything was written, nothing is added. */
export async function publishSampleNews(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  await systemWrite(
    deps,
    'the demo, where no staff is yet who could have written it',
    async ({ tx, record }) => {
      const { total } = await listAll(tx, { type: undefined, pageNum: 1, pageSize: 1 });
      if (total > 0) return;
      for (const { type, title, body } of samples) {
        const texts = writtenLanguages.map((language) => ({
          language,
          title: deps.translate(language, title),
          body: deps.translate(language, body),
        }));
        const { newsId } = await insertNews(tx, { type, isPinned: false, updatedAt: at });
        await replaceTexts(tx, newsId, texts);
        await updatePublishedAt(tx, newsId, { publishedAt: at, updatedAt: at });
        await record('news.created', {
          subject: { newsId },
          after: describeNews({ type, isPinned: false }, texts),
        });
      }
    },
  );
}
