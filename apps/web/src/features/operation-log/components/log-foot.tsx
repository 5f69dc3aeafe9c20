import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { pageSizes } from '@tapwright/contracts/paging';
import { formatTime } from '@tapwright/i18n/format-instant';
import { Pager } from '@tapwright/ui/table/pager';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './operation-log.module.css';

type Props = {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly readAt: Date;
  readonly zone: string;
  readonly onPage: (next: { pageNum: number; pageSize: number }) => void;
  readonly onRefresh: () => void;
};

export function LogFoot({ total, pageNum, pageSize, readAt, zone, onPage, onRefresh }: Props) {
  const { t } = useTranslation('operationLog');
  const language = useLanguage();
  const words = usePagerWords(total);
  const pages = Math.max(1, Math.ceil(total / pageSize));

  // An address that was kept may name a page that is no longer there.
  useEffect(() => {
    if (pageNum > pages) onPage({ pageNum: pages, pageSize });
  });
  return (
    <footer className={classes.foot}>
      <div className={classes.read}>
        <span>{t('asOf', { at: formatTime(language, readAt, zone) })}</span>
        <Button variant="subtle" size="xs" icon={<IconRefresh size={14} />} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </div>
      {total === 0 ? null : (
        <Pager
          page={Math.min(pageNum, pages)}
          size={pageSize}
          sizes={pageSizes}
          pages={pages}
          words={words}
          onChange={({ page, size }) => onPage({ pageNum: page, pageSize: size })}
        />
      )}
    </footer>
  );
}
