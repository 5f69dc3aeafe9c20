import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { dayIn } from '@tapwright/domain/zones';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { StorefrontCombo } from '../../../features/creation/structure/storefront-combo.tsx';
import { orderQuery } from '../../../features/managed-orders/api/orders.ts';
import { OrderList } from '../../../features/managed-orders/components/order-list.tsx';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const OrderForm = lazy(async () => ({
  default: (await import('../../../features/managed-orders/components/order-form.tsx')).OrderForm,
}));
const OrderPage = lazy(async () => ({
  default: (await import('../../../features/managed-orders/components/order-page.tsx')).OrderPage,
}));
const ChangesOfStaff = lazy(async () => ({
  default: (await import('../../../features/changes/sets/changes-of-staff.tsx')).ChangesOfStaff,
}));

const none = new Map<string, never>();

/** Orders of the team; one of them; or the form of a new one. */
export function ManagedOrderPage() {
  const { t } = useTranslation(['managedOrders', 'frame']);
  const team = useCurrentTeam();
  const { order } = useSearch({ from: '/framed/ad/order' });
  const orderId = Number(order);
  if (team === undefined) return null;
  if (order === 'new') return <Form key={team.teamId} team={team} />;
  if (Number.isSafeInteger(orderId) && orderId > 0)
    return <OneOrder key={`${team.teamId} ${orderId}`} team={team} orderId={orderId} />;
  const begin = (
    <Button
      variant="filled"
      render={<Link to="/ad/order" search={({ team: of }) => ({ team: of, order: 'new' })} />}
    >
      {t('page.new')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('frame:pages.orders')} actions={begin} />
      <OrderList
        key={team.teamId}
        teamId={team.teamId}
        currency={team.currencyType}
        begin={begin}
        linkTo={(id, name) => (
          <Link
            className="tw-link"
            to="/ad/order"
            search={({ team: of }) => ({ team: of, order: String(id) })}
          >
            {name}
          </Link>
        )}
      />
    </>
  );
}

const toList = (name: string) => (
  <Link to="/ad/order" search={({ team: of }) => ({ team: of })}>
    {name}
  </Link>
);

function OneOrder({ team, orderId }: { readonly team: TeamView; readonly orderId: number }) {
  const { t } = useTranslation(['managedOrders', 'frame']);
  const { data: order, error, refetch } = useQuery(orderQuery({ teamId: team.teamId, orderId }));
  if (error && order === undefined)
    return <ViewFailed title={t('page.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (order === undefined) return null;
  if (order.state === 'draft') return <Form team={team} opened={order} />;
  return (
    <Suspense>
      <OrderPage
        order={order}
        path={toList(t('frame:pages.orders'))}
        done={
          <Suspense>
            <ChangesOfStaff team={team} campaignGroupId={order.campaignGroupId} />
          </Suspense>
        }
        recharge={
          can(team.roleName, 'finance.recharge') ? (
            <Button render={<Link to="/finance/recharge" />}>{t('page.recharge')}</Button>
          ) : (
            t('page.rechargeBy')
          )
        }
        proposalLink={(changeSetId, isOpen) => (
          <Button
            variant={isOpen ? 'filled' : 'default'}
            size="xs"
            render={
              <Link to="/ad/changes" search={({ team: of }) => ({ team: of, set: String(changeSetId) })} />
            }
          >
            {t(isOpen ? 'proposal.look' : 'proposal.see')}
          </Button>
        )}
      />
    </Suspense>
  );
}

type FormProps = {
  readonly team: TeamView;
  readonly opened?: Parameters<typeof OrderForm>[0]['opened'];
};

function Form({ team, opened }: FormProps) {
  const { t } = useTranslation(['managedOrders', 'frame']);
  const navigate = useNavigate();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return (
    <Suspense>
      <OrderForm
        teamId={team.teamId}
        currency={team.currencyType}
        today={dayIn(zone, now)}
        opened={opened}
        path={toList(t('frame:pages.orders'))}
        leave={
          <Button variant="subtle" render={<Link to="/ad/order" search={({ team: of }) => ({ team: of })} />}>
            {t('form.leave')}
          </Button>
        }
        storefronts={({ countries, onChange }) => (
          <StorefrontCombo
            label={t('form.storefronts')}
            name="storefronts"
            countries={countries}
            byCountry={none}
            isRefused={() => false}
            onChange={onChange}
          />
        )}
        onDiscarded={() => void navigate({ to: '/ad/order', search: ({ team: of }) => ({ team: of }) })}
        onSent={(orderId) =>
          void navigate({
            to: '/ad/order',
            search: ({ team: of }) => ({ team: of, order: String(orderId) }),
          })
        }
      />
    </Suspense>
  );
}
