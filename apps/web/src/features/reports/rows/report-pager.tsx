import { useEffect } from 'react';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { maxReportPage } from '@tapwright/contracts/report-query';
import { formatCount } from '@tapwright/i18n/format-number';
import { Pager } from '@tapwright/ui/table/pager';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ReportView } from '../question/report-view.ts';
import classes from '../report.module.css';

type Props = {
  readonly view: Pick<ReportView, 'pageNum' | 'pageSize'>;
  readonly total: number;
  readonly onChange: (next: Partial<ReportView>) => void;
};

/** By pages, or all at once as far as one answer reaches. */
export function ReportPager({ view: { pageNum, pageSize }, total, onChange }: Props) {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  const words = usePagerWords(total);
  const isAll = pageSize === 'all';
  const pages = isAll ? 1 : Math.max(1, Math.ceil(total / pageSize));

  // An address that was kept may name a page that is no longer there.
  useEffect(() => {
    if (pageNum > pages) onChange({ pageNum: pages });
  });
  if (isAll) {
    return (
      <div className={classes.pages}>
        <span className={classes.pagesText}>
          {total > maxReportPage
            ? t('rows.firstOf', {
                shown: formatCount(language, maxReportPage),
                total: formatCount(language, total),
              })
            : words.total}
        </span>
        <Button size="xs" onClick={() => onChange({ pageSize: defaultPageSize })}>
          {t('rows.byPage')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.pages}>
      <Pager
        page={Math.min(pageNum, pages)}
        size={pageSize}
        sizes={pageSizes}
        pages={pages}
        words={words}
        onChange={({ page, size }) => {
          const known = pageSizes.find((one) => one === size) ?? defaultPageSize;
          onChange({ pageNum: page, pageSize: known });
        }}
      />
      {total > pageSize ? (
        <Button size="xs" onClick={() => onChange({ pageSize: 'all' })}>
          {t('rows.all')}
        </Button>
      ) : null}
    </div>
  );
}
