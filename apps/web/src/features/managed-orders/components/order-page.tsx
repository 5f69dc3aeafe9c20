import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OrderView } from '@tapwright/contracts/managed-orders';
import {
  freeStates,
  mayWish,
  orderNumber,
  orderWishes,
  type OrderWish,
} from '@tapwright/domain/managed-order-rules';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { Tabs } from '@tapwright/ui/layout/tabs';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { askOfOrder, asTeam } from '../api/orders.ts';
import { orderKeys } from '../keys.ts';
import { orderGlyph } from '../order-glyph.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MonthsTable } from './months-table.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrderMessages } from './order-messages.tsx';
import classes from './order-page.module.css';
import { OrderSteps } from './order-steps.tsx';

const tabs = ['done', 'order', 'months'] as const;

type Props = {
  readonly order: OrderView;
  readonly path: ReactNode;
  /** What staff did, as change sets. */
  readonly done: ReactNode;
  /** Beside the figures where the balance does not reach. */
  readonly recharge: ReactNode;
  readonly proposalLink: (changeSetId: number, isOpen: boolean) => ReactNode;
};

/** One order as its team sees it: the way, figures against the promise, what was done, and the conversation. */
export function OrderPage({ order, path, done, recharge, proposalLink }: Props) {
  const { t } = useTranslation('managedOrders');
  const now = useMoment();
  const [chosen, choose] = useState<(typeof tabs)[number]>();
  const { app, state, orderId, staff, budget, money } = order;
  const isFree = freeStates.some((one) => one === state);
  const tab = chosen ?? (isFree ? 'order' : 'done');
  return (
    <>
      <PageHead title={app?.name ?? orderNumber(orderId)} path={path} actions={<Actions order={order} />}>
        <StatusWord of={orderGlyph(state)}>{t(`states.${state}`)}</StatusWord>
        <span className={classes.quiet}>{orderNumber(orderId)}</span>
        {staff === null ? null : <span className={classes.quiet}>{t('page.with', { name: staff })}</span>}
      </PageHead>
      <OrderSteps order={order} now={now} />
      {order.reason === null ? null : <p className={classes.reason}>{order.reason}</p>}
      <div className={classes.columns}>
        <div className={classes.main}>
          <OrderFigures order={order} />
          {isFree && budget !== null && budget > money.available ? (
            <div className={classes.short}>{recharge}</div>
          ) : null}
          <Tabs
            label={t('page.tabs')}
            value={tab}
            tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            onChange={choose}
            listClassName={classes.tabs}
            panelClassName={classes.panel}
          >
            {tab === 'done' ? done : tab === 'order' ? <OrderFacts order={order} via={asTeam} /> : null}
            {tab === 'months' ? <MonthsTable order={order} /> : null}
          </Tabs>
        </div>
        <OrderMessages order={order} via={asTeam} isStaff={false} now={now} proposalLink={proposalLink} />
      </div>
    </>
  );
}

function Actions({ order }: Pick<Props, 'order'>) {
  const { t } = useTranslation('managedOrders');
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const [isCancelling, setCancelling] = useState(false);
  const { teamId, orderId, state, asks } = order;
  const ask = useMutation({
    mutationFn: (wish: OrderWish) => askOfOrder({ teamId, orderId }, wish),
    meta: { isShownInPlace: isRefusal },
    onSuccess: () => {
      showToast({ tone: 'good', text: t('wishes.sent') });
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
    onError: (error) => showFailure(t('wishes.failed'), error),
  });
  return (
    <>
      {orderWishes
        .filter((wish) => mayWish(wish, state))
        .map((wish) => (
          <Button
            key={wish}
            disabled={asks === wish}
            loading={ask.isPending && ask.variables === wish}
            onClick={() => ask.mutate(wish)}
          >
            {asks === wish ? t(`wishes.${wish}.asked`) : t(`wishes.${wish}.ask`)}
          </Button>
        ))}
      {freeStates.some((one) => one === state) ? (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {t('cancel.action')}
        </Button>
      ) : null}
      {isCancelling ? <CancelDialog order={order} onClose={() => setCancelling(false)} /> : null}
    </>
  );
}
