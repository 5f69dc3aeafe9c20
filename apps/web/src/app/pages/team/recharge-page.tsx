import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { PaymentState } from '../../../features/recharges/components/payment-state.tsx';
import { RechargeSteps } from '../../../features/recharges/components/recharge-steps.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** A recharge is begun here, and whoever paid elsewhere comes back to here. */
export function RechargePage() {
  const { t } = useTranslation(['recharges', 'frame']);
  const navigate = useNavigate();
  const teamId = useCurrentTeam()?.teamId;
  const { recharge } = useSearch({ from: '/framed/finance/recharge' });
  const rechargeId = Number(recharge);
  if (teamId === undefined) return null;
  return (
    <>
      <PageHead
        title={t('frame:pages.recharge')}
        path={<Link to="/finance/index">{t('frame:pages.finance')}</Link>}
      />
      {Number.isSafeInteger(rechargeId) && rechargeId > 0 ? (
        <PaymentState
          key={rechargeId}
          teamId={teamId}
          rechargeId={rechargeId}
          again={<Button render={<Link to="/finance/recharge" />}>{t('payment.again')}</Button>}
          back={<Button render={<Link to="/finance/index" />}>{t('payment.back')}</Button>}
        />
      ) : (
        <RechargeSteps
          key={teamId}
          teamId={teamId}
          onDone={() => void navigate({ to: '/finance/index', search: { tab: 'recharges' } })}
        />
      )}
    </>
  );
}
