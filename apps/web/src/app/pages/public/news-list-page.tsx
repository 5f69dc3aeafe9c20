import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { NewsList } from '../../../features/news/components/news-list.tsx';
import { placeOf } from '../../../features/news/list-place.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PublicAside } from '../../shell/public-aside.tsx';
import { PublicFrame } from '../../shell/public-frame.tsx';
import classes from './news-list-page.module.css';

const types = ['news', 'help'] as const;

export function NewsListPage() {
  const { t } = useTranslation('news');
  const navigate = useNavigate();
  const place = placeOf(useSearch({ from: '/news-list' }));
  const type = place.type === 'help' ? 'help' : 'news';
  return (
    <PublicFrame aside={<PublicAside />}>
      <div className={classes.column}>
        <div className={classes.head}>
          <h1 className={classes.title}>{t(`types.${type}`)}</h1>
          <Segmented
            label={t('list.kinds')}
            value={type}
            options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
            onChange={(next) =>
              void navigate({ to: '/news-list', search: next === 'help' ? { type: next } : {} })
            }
          />
        </div>
        <NewsList
          {...place}
          type={type}
          onTurn={({ pageNum, pageSize }) =>
            void navigate({
              to: '/news-list',
              search: { ...(type === 'help' ? { type } : {}), page: String(pageNum), size: String(pageSize) },
            })
          }
        />
      </div>
    </PublicFrame>
  );
}
