import { Link, useSearch } from '@tanstack/react-router';
import { Button } from '@tapwright/ui/forms/button';
import { OrderDesk } from '../../../features/managed-orders/components/order-desk.tsx';
import { QueuedOrderPage } from '../../../features/managed-orders/components/queued-order-page.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** The queue of orders, or one of them, with the ways into its team's console. */
export function StaffOrders() {
  const { t } = useTranslation('managedOrders');
  const { of, order } = useSearch({ from: '/framed/staff' });
  const [teamId, orderId] = [Number(of), Number(order)];
  if (Number.isSafeInteger(teamId) && Number.isSafeInteger(orderId) && teamId > 0 && orderId > 0)
    return (
      <QueuedOrderPage
        key={`${teamId} ${orderId}`}
        of={{ teamId, orderId }}
        back={<Button render={<Link to="/staff" search={{ section: 'orders' }} />}>{t('page.back')}</Button>}
        workLinks={() => (
          <>
            <Button
              variant="filled"
              render={<Link to="/ad/create/create-type" search={{ team: String(teamId) }} />}
            >
              {t('page.work')}
            </Button>
            <Button render={<Link to="/ad/overview/series-overview" search={{ team: String(teamId) }} />}>
              {t('page.campaigns')}
            </Button>
          </>
        )}
        proposalLink={(_team, changeSetId) => (
          <Button
            size="xs"
            render={<Link to="/ad/changes" search={{ team: String(teamId), set: String(changeSetId) }} />}
          >
            {t('proposal.see')}
          </Button>
        )}
      />
    );
  return (
    <OrderDesk
      linkTo={(row, name) => (
        <Link
          className="tw-link"
          to="/staff"
          search={{ section: 'orders', of: String(row.teamId), order: String(row.orderId) }}
        >
          {name}
        </Link>
      )}
    />
  );
}
