import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CountBadge } from '@tapwright/ui/feedback/count-badge';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Popover } from '@tapwright/ui/overlay/popover';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { noticesQuery } from '../api/notices-query.ts';
import classes from './bell.module.css';

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));

export function Bell() {
  const { t } = useTranslation('notifications');
  const { data } = useQuery(noticesQuery(useLanguage()));
  const open = data?.open ?? 0;
  const [isShown, setShown] = useState(false);
  return (
    <Popover
      label={t('bell.title')}
      width={384}
      className={classes.list}
      open={isShown}
      onOpenChange={setShown}
      trigger={
        <IconButton
          className={classes.target}
          aria-label={open === 0 ? t('bell.title') : t('bell.label', { count: open })}
        >
          <IconBell size={18} />
          <CountBadge count={open} />
        </IconButton>
      }
    >
      <Suspense>
        <NoticeList onLeave={() => setShown(false)} />
      </Suspense>
    </Popover>
  );
}
