import { ActionIcon, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import '@tapwright/ui/forms/action-icon.css';
import '@tapwright/ui/overlay/popover.css';
import classes from './sync-details.module.css';

const loadList = async () => ({
  default: (await import('../../features/apple-sync/components/sync-list.tsx')).SyncList,
});
const SyncList = lazy(loadList);

type Props = { readonly states: readonly SyncState[]; readonly now: Date };

/** Behind the foot: what was read when, of each campaign group, and what comes next. */
export function SyncDetails({ states, now }: Props) {
  const { t } = useTranslation('overview');
  // Not with the page, but before it is opened: the focus goes into it at once.
  useEffect(() => void loadList(), []);
  return (
    <Popover position="top-end" width={520} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={28} aria-label={t('foot.details')} title={t('foot.details')}>
          <IconInfoCircle size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.details} aria-label={t('foot.details')} tabIndex={0}>
        <Suspense>
          <SyncList states={states} now={now} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
