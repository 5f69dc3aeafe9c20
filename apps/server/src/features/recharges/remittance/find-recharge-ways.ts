import type { AnswerOf } from '@tapwright/contracts/call';
import type { findRechargeWays as findRechargeWaysCall } from '@tapwright/contracts/recharges';
import type { Settings } from '../../../env.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findTeam } from '../recharges-store.ts';

type Ways = AnswerOf<typeof findRechargeWaysCall>;

/** With the sandbox nobody's bank stands there, and it says so. */
const sampleAccount = {
  holder: 'Tapwright Sample Ltd.',
  number: 'SAMPLE 0042 7719 03',
  bank: 'Sample Bank, Singapore, SMPLSGSG',
  isSample: true,
};

export async function findRechargeWays({ database, membership, settings }: TeamContext): Promise<Ways> {
  const { currencyType } = await findTeam(database.read, membership.teamId);
  return { remittance: currencyType === 'USD' ? findBankAccount(settings) : null };
}

export function findBankAccount({ remittance, appleAds }: Settings): Ways['remittance'] {
  if (remittance !== undefined) return { ...remittance, isSample: false };
  return appleAds === 'sandbox' ? sampleAccount : null;
}
