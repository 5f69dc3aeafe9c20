import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { BalanceStrip } from '../../../features/finance/components/balance-strip.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import ownClasses from './finance-page.module.css';
import classes from '../staff/staff-page.module.css';

const StatementView = lazy(async () => ({
  default: (await import('../../../features/finance/components/statement-view.tsx')).StatementView,
}));
const SpendView = lazy(async () => ({
  default: (await import('../../../features/finance/components/spend-view.tsx')).SpendView,
}));
const OnTheWay = lazy(async () => ({
  default: (await import('../../../features/recharges/components/on-the-way.tsx')).OnTheWay,
}));
const RechargeList = lazy(async () => ({
  default: (await import('../../../features/recharges/components/recharge-list.tsx')).RechargeList,
}));

const FapiaoView = lazy(async () => ({
  default: (await import('../../../features/recharges/components/fapiao-view.tsx')).FapiaoView,
}));

const ReconciliationView = lazy(async () => ({
  default: (await import('../../../features/finance/components/reconciliation-view.tsx')).ReconciliationView,
}));

const MonthsView = lazy(async () => ({
  default: (await import('../../../features/finance/components/months-view.tsx')).MonthsView,
}));

const tabs = ['account', 'recharges', 'fapiao', 'spend', 'reconciliation', 'months'] as const;

export function FinancePage() {
  const team = useCurrentTeam();
  // Another team is another page.
  return team === undefined ? null : <FinanceOf key={team.teamId} team={team} />;
}

function FinanceOf({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation(['finance', 'frame']);
  const navigate = useNavigate();
  const search = useSearch({ from: '/framed/finance/index' });
  // An invoice of mainland China, for who settles in its currency.
  const shown = tabs.filter((one) => one !== 'fapiao' || team.currencyType === 'RMB');
  const tab = shown.find((one) => one === search.tab) ?? 'account';
  const go = (next: string) => void navigate({ to: '/finance/index', search: { tab: next } });
  const { teamId, roleName } = team;
  const mayRecharge = can(roleName, 'finance.recharge');
  return (
    <>
      <PageHead
        title={t('frame:pages.finance')}
        actions={
          mayRecharge ? (
            <Button variant="filled" icon={<IconPlus size={16} />} render={<Link to="/finance/recharge" />}>
              {t('recharge')}
            </Button>
          ) : null
        }
      />
      <BalanceStrip teamId={teamId} />
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={go}
        tabs={shown.map((one) => ({ value: one, label: t(`tabs.${one}`) }))}
        listClassName={classes.tabs}
        panelClassName={classes.panel}
        isWide
      >
        <Suspense>
          {tab === 'account' ? (
            <div className={ownClasses.account}>
              <OnTheWay
                teamId={teamId}
                all={
                  <Link className="tw-link" to="/finance/index" search={{ tab: 'recharges' }}>
                    {t('tabs.recharges')}
                  </Link>
                }
              />
              <div className={ownClasses.statement}>
                <StatementView teamId={teamId} />
              </div>
            </div>
          ) : null}
          {tab === 'recharges' ? <RechargeList teamId={teamId} mayRecharge={mayRecharge} /> : null}
          {tab === 'fapiao' ? <FapiaoView teamId={teamId} mayAsk={mayRecharge} /> : null}
          {tab === 'spend' ? <SpendView teamId={teamId} /> : null}
          {tab === 'months' ? <MonthsView teamId={teamId} /> : null}
          {tab === 'reconciliation' ? <ReconciliationView teamId={teamId} /> : null}
        </Suspense>
      </Tabs>
    </>
  );
}
