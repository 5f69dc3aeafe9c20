import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/action-icon.css';
import { CountBadge } from '@tapwright/ui/feedback/count-badge';
import '@tapwright/ui/overlay/popover.css';
import { useLanguage } from '../../../platform/use-language.ts';
import { noticesQuery } from '../api/notices-query.ts';
import classes from './bell.module.css';

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));

export function Bell() {
  const { t } = useTranslation('notifications');
  const { data } = useQuery(noticesQuery(useLanguage()));
  const [isOpen, setOpen] = useState(false);
  const open = data?.open ?? 0;
  return (
    <Popover opened={isOpen} position="bottom-end" width={384} trapFocus onChange={setOpen}>
      <Popover.Target>
        <ActionIcon
          className={classes.target}
          aria-label={open === 0 ? t('bell.title') : t('bell.label', { count: open })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={18} />
          <CountBadge count={open} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.list} aria-label={t('bell.title')}>
        <Suspense>
          <NoticeList />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
