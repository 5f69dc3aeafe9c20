import { IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Popover } from '@tapwright/ui/overlay/popover';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './sync-details.module.css';

const SyncList = lazy(async () => ({
  default: (await import('../../../features/apple-sync/components/sync-list.tsx')).SyncList,
}));

type Props = { readonly states: readonly SyncState[]; readonly now: Date };

/** Behind the foot: what was read when, of each campaign group, and what comes next. */
export function SyncDetails({ states, now }: Props) {
  const { t } = useTranslation('reportNotes');
  return (
    <Popover
      side="top"
      label={t('foot.details')}
      width={520}
      className={classes.details}
      trigger={
        <IconButton size="small" aria-label={t('foot.details')} title={t('foot.details')}>
          <IconInfoCircle size={16} />
        </IconButton>
      }
    >
      <Suspense>
        <SyncList states={states} now={now} />
      </Suspense>
    </Popover>
  );
}
