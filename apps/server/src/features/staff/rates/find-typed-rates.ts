import type { TypedRate } from '@tapwright/contracts/typed-rates';
import type { PersonContext } from '../../../platform/http/context.ts';
import { listProposals } from './typed-rates-store.ts';

export async function findTypedRates({ database, person }: PersonContext): Promise<TypedRate[]> {
  const rows = await listProposals(database.write);
  return rows.map(({ nickName, proposedBy, proposedAt, ...rate }) => ({
    ...rate,
    proposedBy: nickName,
    proposedAt: proposedAt.toISOString(),
    isOwnProposal: proposedBy === person.userId,
  }));
}
