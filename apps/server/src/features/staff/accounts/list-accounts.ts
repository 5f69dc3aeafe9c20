import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findStaffAccounts } from '@tapwright/contracts/staff';
import { maskEmail, maskMobile } from '@tapwright/domain/mask-contact';
import type { PersonContext } from '../../../platform/http/context.ts';
import { isFirstStaff, listPersons } from './staff-accounts-store.ts';

export async function listAccounts(
  { database }: PersonContext,
  asked: ParsedQueryOf<typeof findStaffAccounts>,
): Promise<AnswerOf<typeof findStaffAccounts>> {
  const { rows, total } = await listPersons(database.write, asked);
  const list = rows.map((row) => ({
    userId: row.userId,
    nickName: row.nickName,
    headimgurl: row.headimgurl,
    mobile: row.mobile === null ? null : maskMobile(row.mobile),
    email: row.email === null ? null : maskEmail(row.email),
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    frozenAt: row.frozenAt?.toISOString() ?? null,
    frozenBecause: row.frozenBecause,
    isStaff: row.isStaff,
    isFirstStaff: isFirstStaff(row),
    hasSecondFactor: row.hasSecondFactor === true,
  }));
  return { list, total };
}
