import { isUniqueViolation } from '../../../platform/db/is-unique-violation.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** For a failed transaction: the table itself says whose an address is, so two at once cannot both have it. */
export function refuseTaken(field: string) {
  return (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('accountTaken', { fields: { [field]: 'errors:accountTaken' } });
  };
}
