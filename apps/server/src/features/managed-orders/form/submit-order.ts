import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { submitOrder as call } from '@tapwright/contracts/managed-orders';
import { answerDueAt, orderNumber, stepTo } from '@tapwright/domain/managed-order-rules';
import { moneyOf, toAppleMoney } from '@tapwright/domain/money';
import { dayIn } from '@tapwright/domain/zones';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findPlatformRow } from '../../certificates/index.ts';
import { teamWrite } from '../../writes/index.ts';
import { announceOrder, publishOrder } from '../announce-order.ts';
import { insertMessage } from '../conversation/messages-store.ts';
import { getOrder } from '../get-order.ts';
import { updateOrder } from '../orders-store.ts';
import { keepNewFiles } from './keep-new-files.ts';

/** Costs nothing, and reserves nothing. */
export async function submitOrder(
  context: TeamContext,
  { orderId, fields, files }: ParsedBodyOf<typeof call>,
): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const { tx, clock, membership, actor } = write;
    const order = await getOrder(write, orderId);
    const state = stepTo('submit', order.state);
    if (state === undefined) throw new Refusal('changedMeanwhile');
    if ((await findPlatformRow(tx))?.state !== 'bound') throw new Refusal('modeMissing');
    const at = clock.now();
    checkStart(fields.startsOn, at);
    const sent = {
      ...order,
      state,
      appId: fields.app.adamId,
      appName: fields.app.name,
      storefronts: [...new Set(fields.storefronts)],
      goal: fields.goal,
      cpaMinor: fields.cpa,
      budgetMinor: fields.budget,
      weeks: fields.weeks,
      startsOn: fields.startsOn,
      needs: fields.needs.trim(),
    };
    const { appId, appName, storefronts, goal, cpaMinor, budgetMinor, weeks, startsOn, needs } = sent;
    const dueAt = answerDueAt(at);
    await updateOrder(tx, order, {
      state,
      appId,
      appName,
      storefronts,
      goal,
      cpaMinor,
      budgetMinor,
      weeks,
      startsOn,
      needs,
      dueAt,
      stateSince: at,
      submittedAt: at,
      teamWaitsSince: at,
    });
    const { teamId } = membership;
    const { userId } = actor;
    await keepNewFiles(tx, files, { teamId, orderId, userId });
    const message = { kind: 'state', state, byUser: userId, isStaff: false, createdAt: at } as const;
    await insertMessage(tx, { teamId, orderId, ...message });
    await announceOrder(tx, write, sent, { to: 'staff', what: 'submitted', by: userId });
    await publishOrder(tx, write, teamId);
    const logged = await write.record('managedOrder.submitted', {
      subject: { managedOrder: `${orderNumber(orderId)} ${appName}` },
      after: { orderBudget: toAppleMoney(moneyOf(budgetMinor, order.currency)) },
    });
    return logged.done(null);
  });
}

/** A real day, and none that is over everywhere. */
function checkStart(startsOn: string, now: Date): void {
  const at = new Date(`${startsOn}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(startsOn);
  if (!isDay || startsOn < dayIn('Etc/GMT+12', now))
    throw new Refusal('badInput', { fields: { 'fields.startsOn': 'managedOrders:rules.startsOn' } });
}
