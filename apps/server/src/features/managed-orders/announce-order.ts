import { type OrderState, orderNumber, type OrderWish } from '@tapwright/domain/managed-order-rules';
import { pickLanguage } from '@tapwright/i18n/languages';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { userRoom } from '../../platform/live/rooms.ts';
import { notify } from '../notifications/index.ts';
import { listWriters } from './conversation/messages-store.ts';
import { listStaffToTell, listTeamToTell } from './operators-store.ts';
import { findTeamOf, type OrderRow } from './orders-store.ts';

export type OrderNews = OrderState | OrderWish | 'message' | 'proposal' | 'month' | 'taken';
type Announcing = Pick<Deps, 'live' | 'mail' | 'translate' | 'settings'>;

/** Pages that show it read it anew: those of the team, and the desks of staff. */
export async function publishOrder(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  teamId: number,
): Promise<void> {
  await live.publishTeam(tx, teamId, 'managedOrders.changed');
  const staff = await listStaffToTell(tx, null);
  const events = staff.map(({ userId }) => ({ room: userRoom(userId), payload: { teamId } }));
  await live.publishEach(tx, 'managedOrders.changed', events);
}

type News = { to: 'team' | 'staff'; what: OrderNews; by: number | null; words?: string };

/** Behind the bell and in the mail of the other side: whoever looks after it, or all of staff while nobody does. */
export async function announceOrder(
  tx: Transaction,
  context: Announcing,
  order: OrderRow,
  { to, what, by, words = '' }: News,
): Promise<void> {
  const { mail, translate, settings } = context;
  const { teamId, orderId, appName } = order;
  const told =
    to === 'team'
      ? await listTeamToTell(tx, teamId, [order.madeBy, ...(await listWriters(tx, order))])
      : await listStaffToTell(tx, order.staffId);
  const others = told.filter(({ userId }) => userId !== by);
  const named = `${orderNumber(orderId)} ${appName ?? ''}`.trim();
  await notify(
    tx,
    context,
    others.map(({ userId }) => ({
      type: 'managedOrder',
      userId,
      teamId,
      ...(by === null ? {} : { senderId: by }),
      detailed: `${what} ${named}`,
      orderId,
    })),
  );
  if (!mail.isAvailable) return;
  const { teamName } = await findTeamOf(tx, teamId);
  const search = new URLSearchParams(
    to === 'team'
      ? { team: String(teamId), order: String(orderId) }
      : { section: 'orders', of: String(teamId), order: String(orderId) },
  );
  const page = to === 'team' ? 'ad/order' : 'staff';
  for (const { email, language: own } of others) {
    if (email === null) continue;
    const language = pickLanguage(own ?? 'en');
    const sentence = translate(language, `notifications:orders.${what}`, { what: named, team: teamName });
    await mail.send(tx, {
      to: email,
      subject: sentence,
      text: translate(language, 'managedOrders:mail.text', {
        what: sentence,
        team: teamName,
        words: words === '' ? '–' : words,
        address: `${settings.publicUrl.origin}/#/${page}?${search.toString()}`,
      }),
    });
  }
}
