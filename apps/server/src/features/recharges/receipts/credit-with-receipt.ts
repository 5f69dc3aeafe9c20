import type { MoneySource } from '@tapwright/domain/ledger-moves';
import type { Settings } from '../../../env.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { bookRecharge, findIssuer, readBooked } from '../../ledger/index.ts';
import { findTeam, type RechargeView, updateRecharge } from '../recharges-store.ts';
import { insertReceipt, takeNumber } from './receipts-store.ts';

type Credit = {
  amount: number;
  from: MoneySource;
  at: Date;
  reason?: string | undefined;
  /** Of staff; nobody where the provider said so. */
  decidedBy?: number;
};

/** What a recharge is at its end: one transaction of the ledger, its state, and a receipt of it. */
export async function creditWithReceipt(
  tx: Transaction,
  settings: Settings,
  recharge: RechargeView,
  { amount, from, at, reason, decidedBy }: Credit,
): Promise<void> {
  const { teamId, rechargeId, currency, reference, way, payerName, serialNumber } = recharge;
  const book = { teamId, currency };
  const key = `recharge:${rechargeId}`;
  const { number } = await bookRecharge(tx, { ...book, amount, from, key, subject: reference, at });
  const ending = { state: 'credited', creditedAmount: amount, decidedAt: at } as const;
  await updateRecharge(tx, recharge, { ...ending, decidedBy: decidedBy ?? null, reason: reason ?? null });
  const booked = number === undefined ? undefined : await readBooked(tx, book, number);
  const { teamName } = await findTeam(tx, teamId);
  const { available = 0, availableAfter = 0 } = booked ?? {};
  const year = at.getUTCFullYear();
  await insertReceipt(tx, recharge, {
    year,
    number: await takeNumber(tx, year),
    issuedAt: at,
    facts: {
      issuer: findIssuer(settings),
      teamName,
      payerName,
      way,
      provider: from === 'stripeClearing' ? 'Stripe' : from === 'alipayClearing' ? 'Alipay' : null,
      currency,
      amount: recharge.amount,
      credited: amount,
      reason: reason ?? null,
      reference,
      serialNumber,
      sentAt: recharge.sentAt?.toISOString() ?? null,
      creditedAt: at.toISOString(),
      availableBefore: availableAfter - available,
      availableAfter,
      repaid: amount - available,
    },
  });
}
