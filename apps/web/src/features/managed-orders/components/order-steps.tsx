import type { OrderView } from '@tapwright/contracts/managed-orders';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { listSteps } from '../list-steps.ts';
import { orderGlyph } from '../order-glyph.ts';
import { useWriteInstant } from '../use-write-instant.ts';
import classes from './order-page.module.css';

export function OrderSteps({ order, now }: { readonly order: OrderView; readonly now: Date }) {
  const { t } = useTranslation('managedOrders');
  const write = useWriteInstant(now);
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {listSteps(order).map(({ state, reached, isNow }) => (
        <li
          key={state}
          className={classes.step}
          data-reached={reached !== undefined || undefined}
          aria-current={isNow ? 'step' : undefined}
        >
          <StatusGlyph of={isNow ? orderGlyph(state) : reached ? 'in-order' : 'pending'} />
          <b>{t(`states.${state}`)}</b>
          <span className={classes.quiet}>
            {reached ? [write(reached.at), reached.by].filter(Boolean).join(', ') : t(`steps.next.${state}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
