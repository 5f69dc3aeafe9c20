import type { AnswerOf } from '@tapwright/contracts/call';
import type { findSecondFactor as findSecondFactorCall } from '@tapwright/contracts/second-factor';
import type { PersonContext } from '../../../platform/http/context.ts';
import { countRecoveryCodes, hasSecondFactor } from './second-factor-store.ts';

export async function findSecondFactor({
  database,
  person: { userId, hasSecondFactor: isPassed },
}: PersonContext): Promise<AnswerOf<typeof findSecondFactorCall>> {
  return {
    isSetUp: await hasSecondFactor(database.write, userId),
    isPassed,
    recoveryCodesLeft: await countRecoveryCodes(database.write, userId),
  };
}
