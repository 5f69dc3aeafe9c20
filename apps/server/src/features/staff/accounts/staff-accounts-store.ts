import { operatorRole } from '@tapwright/contracts/roles';
import type { AccountState } from '@tapwright/contracts/staff';
import { firstStaffAccount } from '@tapwright/domain/account-rules';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

const columns = [
  'userId',
  'nickName',
  'loginName',
  'headimgurl',
  'mobile',
  'email',
  'createdAt',
  'lastLoginAt',
  'frozenAt',
  'frozenBecause',
  'isStaff',
] as const;

export type PersonRow = {
  userId: number;
  nickName: string;
  loginName: string | null;
  headimgurl: string | null;
  mobile: string | null;
  email: string | null;
  createdAt: Date;
  lastLoginAt: Date | null;
  frozenAt: Date | null;
  frozenBecause: string | null;
  isStaff: boolean;
};

export const isFirstStaff = ({ loginName }: Pick<PersonRow, 'loginName'>) => loginName === firstStaffAccount;

export async function findPerson(
  db: Connection,
  userId: number,
  { forChange = false } = {},
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('users')
    .select(columns)
    .where('userId', '=', userId)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
}

type Asked = { search: string; state: AccountState; pageNum: number; pageSize: number };

export async function listPersons(db: Connection, { search, state, pageNum, pageSize }: Asked) {
  const found = db
    .selectFrom('users')
    .$if(state === 'frozen', (query) => query.where('frozenAt', 'is not', null))
    .$if(state === 'staff', (query) => query.where('isStaff', '=', true))
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or([
          row('nickName', 'ilike', `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
          row('mobile', '=', search),
          row('email', '=', search.toLowerCase()),
          row('loginName', '=', search),
          ...(/^\d{1,15}$/.test(search) ? [row('userId', '=', Number(search))] : []),
        ]),
      ),
    );
  const rows = await found
    .select(columns)
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('secondFactors')
            .select('secondFactors.userId')
            .whereRef('secondFactors.userId', '=', 'users.userId')
            .where('sealedSecret', 'is not', null),
        )
        .as('hasSecondFactor'),
    )
    .orderBy('userId', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const { total } = await found
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function updateFrozen(
  db: Connection,
  userId: number,
  frozen: { frozenAt: Date | null; frozenBecause: string | null },
): Promise<void> {
  await db.updateTable('users').set(frozen).where('userId', '=', userId).execute();
}

export async function updateIsStaff(db: Connection, userId: number, isStaff: boolean): Promise<void> {
  await db.updateTable('users').set({ isStaff }).where('userId', '=', userId).execute();
}

/** What staff are in teams; answers the teams. */
export async function deleteSeats(tx: Transaction, userId: number): Promise<number[]> {
  const rows = await tx
    .deleteFrom('teamMembers')
    .where('userId', '=', userId)
    .where('role', '=', operatorRole)
    .returning('teamId')
    .execute();
  return rows.map(({ teamId }) => teamId);
}
