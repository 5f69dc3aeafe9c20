import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetQuery } from '../api/change-queries.ts';
import { SetResult } from '../sets/set-result.tsx';
import classes from './upload.module.css';

type Props = {
  readonly teamId: number;
  readonly set: ChangeSetView;
  readonly onMore: () => void;
  readonly onClose: () => void;
};

/** How far the set is; each of its rows stands on its page. */
export function UploadSent({ teamId, set: sent, onMore, onClose }: Props) {
  const { t } = useTranslation(['keywordUpload', 'frame']);
  const { data } = useQuery(changeSetQuery({ teamId, changeSetId: sent.changeSetId, pageSize: 10 }));
  const set = data?.set ?? sent;
  const { edits, open } = set.counts;
  const title =
    set.state === 'sending' ? 'sent.title' : set.state === 'settled' ? 'sent.ended' : 'sent.waits';
  return (
    <div className={classes.choice} role="status">
      <h3 className={classes.blockTitle}>{t(title)}</h3>
      <progress className={classes.progress} max={edits} value={edits - open} aria-label={t(title)} />
      <SetResult counts={set.counts} />
      <div className={classes.row}>
        <Button
          render={<Link to="/ad/changes" search={{ set: String(set.changeSetId) }} />}
          variant="filled"
          onClick={onClose}
        >
          {t('sent.rows')}
        </Button>
        <Button onClick={onMore}>{t('sent.more')}</Button>
      </div>
    </div>
  );
}
