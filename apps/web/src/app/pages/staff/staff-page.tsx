import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountStates } from '@tapwright/contracts/staff';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { placeOf } from '../../../features/news/list-place.ts';
import { SecondFactorGate } from '../../../features/second-factor/components/second-factor-gate.tsx';
import { secondFactorRequest } from '../../../platform/forms/second-factor.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './staff-page.module.css';

const AccountsDesk = lazy(async () => ({
  default: (await import('../../../features/staff/components/accounts-desk.tsx')).AccountsDesk,
}));
const NewsDesk = lazy(async () => ({
  default: (await import('../../../features/news/components/news-desk.tsx')).NewsDesk,
}));
const QueueDesk = lazy(async () => ({
  default: (await import('../../../features/recharges/components/queue-desk.tsx')).QueueDesk,
}));
const StaffOrders = lazy(async () => ({
  default: (await import('./staff-orders.tsx')).StaffOrders,
}));
const StaffTeams = lazy(async () => ({
  default: (await import('./staff-teams.tsx')).StaffTeams,
}));
const RatesDesk = lazy(async () => ({
  default: (await import('../../../features/staff/components/rates-desk.tsx')).RatesDesk,
}));
const FapiaoDesk = lazy(async () => ({
  default: (await import('../../../features/recharges/components/fapiao-desk.tsx')).FapiaoDesk,
}));
const StaffInvoices = lazy(async () => ({
  default: (await import('./staff-invoices.tsx')).StaffInvoices,
}));
const PlatformDesk = lazy(async () => ({
  default: (await import('../../../features/certificates/components/platform-desk.tsx')).PlatformDesk,
}));
const RefundDesk = lazy(async () => ({
  default: (await import('../../../features/recharges/components/refund-desk.tsx')).RefundDesk,
}));
const SecondFactorDialog = lazy(async () => ({
  default: (await import('../../../features/second-factor/components/second-factor-dialog.tsx'))
    .SecondFactorDialog,
}));

const sections = [
  'accounts',
  'teams',
  'orders',
  'recharges',
  'refunds',
  'fapiao',
  'invoices',
  'rates',
  'platform',
  'news',
] as const;
type Section = (typeof sections)[number];
type Asked = Partial<Record<'search' | 'state' | 'currency' | 'type' | 'id', string | undefined>> & {
  pageNum?: number;
  pageSize?: number;
};

/** A section is a line here, one in the messages and its component below. */
export function StaffPage() {
  const { t } = useTranslation(['staff', 'frame']);
  const navigate = useNavigate();
  const search = useSearch({ from: '/framed/staff' });
  const request = useSyncExternalStore(secondFactorRequest.subscribe, secondFactorRequest.get);
  const section = sections.find((one) => one === search.section) ?? 'accounts';
  return (
    <SecondFactorGate>
      <PageHead title={t('frame:pages.staff')} />
      <Tabs
        value={section}

        onChange={(next) => {
          void navigate({ to: '/staff', search: { section: next } });
        }}
        label={t('sections.label')}
        tabs={sections.map((one) => ({ value: one, label: t(`sections.${one}`) }))}
        listClassName={classes.tabs}
        panelClassName={classes.panel}
      >
        <Suspense>
          <SectionOf section={section} />
        </Suspense>
      </Tabs>
      <Suspense>{request ? <SecondFactorDialog onAnswer={request.answer} /> : null}</Suspense>
    </SecondFactorGate>
  );
}

function SectionOf({ section }: { readonly section: Section }) {
  const navigate = useNavigate();
  const search = useSearch({ from: '/framed/staff' });
  const { pageNum, pageSize } = placeOf(search);
  const go = (next: Record<string, string | undefined>) =>
    void navigate({ to: '/staff', search: { ...search, ...next } });
  const ask = ({ pageNum: page, pageSize: size, ...rest }: Asked) =>
    go({ ...rest, ...(page && { page: String(page) }), ...(size && { size: String(size) }) });
  if (section === 'teams') return <StaffTeams onAsk={ask} />;
  if (section === 'fapiao') return <FapiaoDesk />;
  if (section === 'invoices') return <StaffInvoices />;
  if (section === 'rates') return <RatesDesk />;
  if (section === 'orders') return <StaffOrders />;
  if (section === 'recharges') return <QueueDesk />;
  if (section === 'platform') return <PlatformDesk />;
  if (section === 'refunds') return <RefundDesk />;
  if (section === 'news') {
    return <NewsDesk type={search.type} pageNum={pageNum} pageSize={pageSize} id={search.id} onGo={ask} />;
  }
  return (
    <AccountsDesk
      query={{
        search: search.search ?? '',
        state: accountStates.find((one) => one === search.state) ?? 'all',
        pageNum,
        pageSize,
      }}
      onAsk={ask}
    />
  );
}
