import { useSearch } from '@tanstack/react-router';
import { NewsArticle } from '../../../features/news/components/news-article.tsx';
import { PublicAside } from '../../shell/public-aside.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';

export function NewsDetailsPage() {
  const { id } = useSearch({ from: '/news-details' });
  return (
    <PublicFrame aside={<PublicAside />}>
      <NewsArticle id={Number(id)} />
    </PublicFrame>
  );
}
