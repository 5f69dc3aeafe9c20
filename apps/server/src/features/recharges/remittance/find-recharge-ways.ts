import type { AnswerOf } from '@tapwright/contracts/call';
import type { findRechargeWays as findRechargeWaysCall, PaymentWay } from '@tapwright/contracts/recharges';
import { addDays } from '@tapwright/domain/days';
import { twoWeeksOf } from '@tapwright/domain/recharge-pace';
import type { Settings } from '../../../env.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findReportDay } from '../../apple-sync/index.ts';
import { findBook, readSpentFrom } from '../../ledger/index.ts';
import type { Payments } from '../../payments/index.ts';
import { findTeam } from '../recharges-store.ts';

type Ways = AnswerOf<typeof findRechargeWaysCall>;

/** With the sandbox nobody's bank stands there, and it says so. */
const sampleAccount = {
  holder: 'Tapwright Sample Ltd.',
  number: 'SAMPLE 0042 7719 03',
  bank: 'Sample Bank, Singapore, SMPLSGSG',
  isSample: true,
};

export async function findRechargeWays(context: TeamContext, payments: Payments): Promise<Ways> {
  const { database, membership, settings } = context;
  const { currencyType } = await findTeam(database.read, membership.teamId);
  const currency = currencyType === 'USD' ? 'USD' : 'CNY';
  const byProvider = (way: PaymentWay) => {
    const provider = payments.findFor(way, currency);
    return provider === undefined ? null : { provider: provider.name, isStandIn: provider.isStandIn };
  };
  return {
    currency: currencyType,
    twoWeeks: await readPace(context),
    remittance: currency === 'USD' ? findBankAccount(settings) : null,
    card: byProvider('card'),
    alipay: byProvider('alipay'),
  };
}

/** Of the seven whole days before today, by Apple's clock. */
async function readPace(context: TeamContext): Promise<number | null> {
  const { teamId } = context.membership;
  const db = context.database.write;
  const today = await findReportDay(context, teamId, 'ORTZ');
  const spent = await readSpentFrom(db, await findBook(db, teamId), addDays(today, -7), today);
  return twoWeeksOf(spent) ?? null;
}

export function findBankAccount({ remittance, appleAds }: Settings): Ways['remittance'] {
  if (remittance !== undefined) return { ...remittance, isSample: false };
  return appleAds === 'sandbox' ? sampleAccount : null;
}
