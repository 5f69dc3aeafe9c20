import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import classes from './page-pending.module.css';

/** In place of a page that is on its way for longer than a moment: a title, and lines of something. */
export function PagePending() {
  return (
    <div className={classes.page} aria-busy>
      <Skeleton width={180} height={18} />
      <Skeleton width="64%" />
      <Skeleton width="48%" />
      <Skeleton width="56%" />
    </div>
  );
}
