import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newsTypes } from '@tapwright/contracts/news';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { staffNewsItemQuery } from '../api/staff-news.ts';
import type { DeskPlace } from '../desk-place.ts';
import classes from './news-desk.module.css';
import { NewsEditor } from './news-editor.tsx';
import { NewsTable } from './news-table.tsx';

type Props = Required<Omit<DeskPlace, 'type'>> &
  Pick<DeskPlace, 'type'> & {
    /** `new`, or the id of the text that is open. */
    readonly id: string | undefined;
    readonly onGo: (next: DeskPlace) => void;
  };

/** Where staff write: the list of all texts, or one of them. */
export function NewsDesk({ type, pageNum, pageSize, id, onGo }: Props) {
  if (id === undefined) {
    const wanted = newsTypes.find((one) => one === type);
    return <NewsTable type={wanted} pageNum={pageNum} pageSize={pageSize} onGo={onGo} />;
  }
  return (
    <div className={classes.desk}>
      <BackToDesk />
      {id === 'new' ? <NewsEditor key={id} /> : <Opened key={id} id={Number(id)} />}
    </div>
  );
}

function BackToDesk() {
  const { t } = useTranslation('news');
  return (
    <Link to="/staff" search={{ section: 'news' }} className="tw-link">
      {t('desk.back')}
    </Link>
  );
}

function Opened({ id }: { readonly id: number }) {
  const { t } = useTranslation('news');
  const { data, error, refetch } = useQuery(staffNewsItemQuery(id));
  if (data !== undefined) return <NewsEditor item={data} />;
  if (error === null) return <Skeleton width={320} height={20} />;
  return (
    <ViewFailed
      title={t('details.notFound')}
      text={t('list.safe')}
      error={error}
      onTryAgain={() => void refetch()}
    />
  );
}
