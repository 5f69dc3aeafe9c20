import type { AnswerOf } from '@tapwright/contracts/call';
import type { findSecondFactor as findSecondFactorCall } from '@tapwright/contracts/staff';
import type { PersonContext } from '../../platform/http/context.ts';
import { countRecoveryCodes, findSecondFactorRow } from './second-factor-store.ts';
import { findPerson, isFirstStaff } from './staff-accounts-store.ts';

export async function findSecondFactor({
  database,
  person,
}: PersonContext): Promise<AnswerOf<typeof findSecondFactorCall>> {
  const row = await findSecondFactorRow(database.write, person.userId);
  const account = await findPerson(database.write, person.userId);
  return {
    isSetUp: row !== undefined && row.sealedSecret !== null,
    isPassed: person.hasSecondFactor,
    recoveryCodesLeft: await countRecoveryCodes(database.write, person.userId),
    isFirstStaff: account !== undefined && isFirstStaff(account),
  };
}
