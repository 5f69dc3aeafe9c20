import { ActionIcon, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SyncState } from '@tapwright/contracts/apple-sync';
import '@tapwright/ui/forms/action-icon.css';
import '@tapwright/ui/overlay/popover.css';
import { SyncList } from '../../features/apple-sync/components/sync-list.tsx';
import classes from './sync-details.module.css';

type Props = { readonly states: readonly SyncState[]; readonly now: Date };

/** Behind the foot: what was read when, of each campaign group, and what comes next. */
export function SyncDetails({ states, now }: Props) {
  const { t } = useTranslation('overview');
  return (
    <Popover position="top-end" width={520} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={28} aria-label={t('foot.details')} title={t('foot.details')}>
          <IconInfoCircle size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.details} aria-label={t('foot.details')} tabIndex={0}>
        <SyncList states={states} now={now} />
      </Popover.Dropdown>
    </Popover>
  );
}
