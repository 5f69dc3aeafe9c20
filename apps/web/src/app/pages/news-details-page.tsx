import { useSearch } from '@tanstack/react-router';
import { NewsArticle } from '../../features/news/components/news-article.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';

export function NewsDetailsPage() {
  const { id } = useSearch({ from: '/news-details' });
  return (
    <PublicFrame>
      <NewsArticle id={Number(id)} />
    </PublicFrame>
  );
}
