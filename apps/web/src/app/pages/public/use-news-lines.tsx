import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NewsLine } from '../../../features/home/components/home-news.tsx';
import { newsListQuery } from '../../../features/news/api/news-queries.ts';
import { writeDay } from '../../../features/news/write-day.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';

const shownOnHome = 3;

/** The latest of the news as the home page lists them; none while they are read, or while the console is closed. */
export function useNewsLines({ isOpen }: { isOpen: boolean }): NewsLine[] {
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { data } = useQuery({
    ...newsListQuery({ type: 'news', pageNum: 1, pageSize: shownOnHome, language }),
    enabled: isOpen,
  });
  return (data?.list ?? []).map(({ id, title, language: written, publishedAt }) => ({
    id: String(id),
    day: writeDay(language, publishedAt, zone),
    title: (
      <Link to="/news-details" search={{ id: String(id) }} lang={written}>
        {title}
      </Link>
    ),
  }));
}
