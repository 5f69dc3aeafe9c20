import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { maxOpenOrders, saveOrder as call } from '@tapwright/contracts/managed-orders';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { countOpenOrders, findTeamOf, insertOrder, updateOrder } from '../orders-store.ts';
import { getOrder } from '../get-order.ts';

/** A save names the revision it was made from: what somebody did on another device is not written over. */
export async function saveOrder(
  context: TeamContext,
  { orderId, form, revision }: ParsedBodyOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return teamWrite(context, call, async (write) => {
    const { tx, clock, membership, actor } = write;
    const { teamId } = membership;
    const at = clock.now();
    const saved = (id: number, next: number) =>
      write.withoutRow('a draft is nothing until it is sent', {
        orderId: id,
        revision: next,
        savedAt: at.toISOString(),
      });
    if (orderId === undefined) {
      if ((await countOpenOrders(tx, teamId)) >= maxOpenOrders) throw new Refusal('tooManyOrders');
      const { currencyType } = await findTeamOf(tx, teamId);
      const currency = currencyType === 'RMB' ? 'CNY' : 'USD';
      return saved(await insertOrder(tx, { teamId, madeBy: actor.userId, madeAt: at, currency, form }), 1);
    }
    const order = await getOrder(write, orderId);
    if (order.state !== 'draft') throw new Refusal('changedMeanwhile');
    if (revision !== undefined && revision !== order.revision) throw new Refusal('changedMeanwhile');
    return saved(orderId, await updateOrder(tx, order, { form: JSON.stringify(form), savedAt: at }));
  });
}
