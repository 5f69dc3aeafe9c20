import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { QueuedOrderView } from '@tapwright/contracts/managed-order-queue';
import { openStates, orderNumber, paidStates } from '@tapwright/domain/managed-order-rules';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useMoment } from '../../../platform/use-moment.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { OrderKey } from '../api/orders.ts';
import { asStaff, type OrderTask, queuedOrderQuery } from '../api/queue.ts';
import { orderGlyph } from '../order-glyph.ts';
import { MonthsTable } from './months-table.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrderMessages } from './order-messages.tsx';
import classes from './order-page.module.css';
import { OrderSteps } from './order-steps.tsx';
import { OrderTaskDialog } from './order-task-dialog.tsx';

type Props = {
  readonly of: OrderKey;
  readonly back: ReactNode;
  /** To the console of the team, where one acts in its name. */
  readonly workLinks: (order: QueuedOrderView) => ReactNode;
  readonly proposalLink: (teamId: number, changeSetId: number) => ReactNode;
};

/** One order as staff see it. Two can look, one can act. */
export function QueuedOrderPage({ of, back, workLinks, proposalLink }: Props) {
  const { t } = useTranslation('managedOrders');
  const now = useMoment();
  const [task, choose] = useState<OrderTask>();
  const { data: order, error, refetch } = useQuery(queuedOrderQuery(of));
  if (error && order === undefined)
    return <ViewFailed title={t('page.failed')} text="" error={error} onTryAgain={() => void refetch()} />;
  if (order === undefined) return null;
  return (
    <>
      <Head order={order} back={back} workLinks={workLinks} onChoose={choose} />
      <OrderSteps order={order} now={now} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <OrderFigures order={order} />
          <div className={classes.panel}>
            <OrderFacts order={order} via={asStaff} />
          </div>
          <div className={classes.panel}>
            <MonthsTable order={order} />
          </div>
        </div>
        <OrderMessages
          order={order}
          via={asStaff}
          isStaff
          now={now}
          proposalLink={(changeSetId) => (order.isMine ? proposalLink(of.teamId, changeSetId) : null)}
        />
      </div>
      {task === undefined ? null : (
        <OrderTaskDialog order={order} task={task} onClose={() => choose(undefined)} />
      )}
    </>
  );
}

type HeadProps = Pick<Props, 'back' | 'workLinks'> & {
  readonly order: QueuedOrderView;
  readonly onChoose: (task: OrderTask) => void;
};

function Head({ order, back, workLinks, onChoose }: HeadProps) {
  const { t } = useTranslation('managedOrders');
  const { state, app, orderId, teamName, isOwnTeam, isMine, campaignGroupId, staff, asks } = order;
  return (
    <div className={classes.work}>
      <div className={classes.actions}>
        {back}
        <b>{app?.name}</b>
        <span className={classes.quiet}>
          {orderNumber(orderId)}, {teamName}
        </span>
        <StatusWord of={orderGlyph(state)}>{t(`states.${state}`)}</StatusWord>
        {staff === null ? null : <span className={classes.quiet}>{t('page.with', { name: staff })}</span>}
      </div>
      {asks === null ? null : (
        <p role="alert">
          <StatusWord of="to-mend">{t(`wishes.${asks}.asked`)}</StatusWord>
        </p>
      )}
      {isOwnTeam ? <p>{t('page.ownTeam')}</p> : null}
      <div className={classes.actions}>
        {listTasks(order).map((one) => (
          <Button
            key={one}
            variant={one === 'refuse' ? 'danger' : one === 'end' ? 'default' : 'filled'}
            onClick={() => onChoose(one)}
          >
            {t(`tasks.${one}.action`)}
          </Button>
        ))}
        {isMine && campaignGroupId !== null ? workLinks(order) : null}
      </div>
    </div>
  );
}

function listTasks({ state, isOwnTeam, isMine, campaignGroupId }: QueuedOrderView): OrderTask[] {
  const isOpen = openStates.some((one) => one === state);
  if (isOwnTeam || !isOpen) return [];
  if (state === 'submitted') return ['accept', 'refuse'];
  if (!isMine) return ['take'];
  if (paidStates.some((one) => one === state)) return ['end'];
  if (campaignGroupId === null) return ['handOver', 'refuse'];
  return state === 'accepted' ? ['refuse'] : [];
}
