import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import classes from './preview.module.css';

/** As long as the rows are not judged. */
export function PreviewLoading() {
  return (
    <div className={classes.loading} aria-busy>
      <Skeleton width="48%" />
      <Skeleton width="64%" />
      <Skeleton width="56%" />
    </div>
  );
}
