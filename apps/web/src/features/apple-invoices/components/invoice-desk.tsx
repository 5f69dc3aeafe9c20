import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { invoiceFilters } from '@tapwright/contracts/apple-invoices';
import { defaultPageSize, pageSizes } from '@tapwright/contracts/paging';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { DataTable } from '@tapwright/ui/table/data-table';
import { Pager } from '@tapwright/ui/table/pager';
import { usePagerWords } from '../../../platform/words/use-pager-words.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { invoicedAccountsQuery, invoicedPeriodsQuery } from '../api/invoices.ts';
import type { PeriodsQuery } from '../keys.ts';
import { usePeriodColumns } from '../use-period-columns.tsx';
import { useWriteInstant } from '../use-write-instant.ts';
import type { FileField } from './add-invoice-dialog.tsx';
import classes from './invoice-desk.module.css';
import { type OneInvoice, PeriodDetails } from './period-details.tsx';

const AddInvoiceDialog = lazy(async () => ({
  default: (await import('./add-invoice-dialog.tsx')).AddInvoiceDialog,
}));
const WithdrawInvoiceDialog = lazy(async () => ({
  default: (await import('./withdraw-invoice-dialog.tsx')).WithdrawInvoiceDialog,
}));

type Props = {
  /** Sends the PDF as soon as it is chosen, and tells the name it got. */
  readonly fileField: FileField;
};

/** What Apple invoices us beside what it reports and what is booked, by Apple's own periods. */
export function InvoiceDesk({ fileField }: Props) {
  const { t } = useTranslation('appleInvoices');
  const [query, ask] = useState<PeriodsQuery>({ show: 'all', pageNum: 1, pageSize: defaultPageSize });
  const [withdrawn, withdraw] = useState<OneInvoice>();
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(invoicedPeriodsQuery(query));
  const write = useWriteInstant(dataUpdatedAt);
  const columns = usePeriodColumns();
  const total = data?.total ?? 0;
  const words = usePagerWords(total);
  if (error && data === undefined)
    return <ViewFailed title={t('notRead')} text="" error={error} onTryAgain={() => void refetch()} />;
  return (
    <>
      <div className={classes.filters}>
        <Segmented
          label={t('show.label')}
          value={query.show}
          options={invoiceFilters.map((value) => ({ value, label: t(`show.${value}`) }))}
          onChange={(show) => ask({ ...query, show, pageNum: 1 })}
        />
        <AddInvoice fileField={fileField} />
        <p className={classes.text}>{t('text')}</p>
      </div>
      {data?.total === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <DataTable
          label={t('label')}
          columns={columns}
          rows={data?.list}
          keyOf={({ adAccountId, fromDay }) => `${adAccountId} ${fromDay}`}
          isBusy={isPlaceholderData}
          details={(period) => <PeriodDetails period={period} write={write} onWithdraw={withdraw} />}
        />
      )}
      {total <= pageSizes[0] ? null : (
        <div className={classes.foot}>
          <Pager
            page={query.pageNum}
            size={query.pageSize}
            sizes={pageSizes}
            pages={Math.ceil(total / query.pageSize)}
            words={words}
            onChange={({ page, size }) => ask({ ...query, pageNum: page, pageSize: size })}
          />
        </div>
      )}
      <Suspense>
        {withdrawn ? <WithdrawInvoiceDialog invoice={withdrawn} onClose={() => withdraw(undefined)} /> : null}
      </Suspense>
    </>
  );
}

function AddInvoice({ fileField }: Props) {
  const { t } = useTranslation('appleInvoices');
  const [isOpen, open] = useState(false);
  const { data: accounts } = useQuery(invoicedAccountsQuery());
  const [first, ...others] = accounts ?? [];
  if (first === undefined) return accounts === undefined ? null : <span>{t('add.none')}</span>;
  return (
    <>
      <Button onClick={() => open(true)}>{t('add.action')}</Button>
      <Suspense>
        {isOpen ? (
          <AddInvoiceDialog accounts={[first, ...others]} fileField={fileField} onClose={() => open(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
