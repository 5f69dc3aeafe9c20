import { isMobile } from '@tapwright/domain/account-rules';
import type { InvitationState } from '@tapwright/contracts/invitations';
import type { InvitedRole } from '@tapwright/contracts/roles';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/db/database.ts';

/** Who has this mobile number or e-mail. */
export async function findInvitee(db: Connection, address: string) {
  return db
    .selectFrom('users')
    .select(['userId', 'nickName'])
    .where(isMobile(address) ? 'mobile' : 'email', '=', address)
    .executeTakeFirst();
}

export async function listInvitations(db: Connection, teamId: number, only?: { invitationId: number }) {
  return db
    .selectFrom('teamInvitations')
    .innerJoin('users as inviter', 'inviter.userId', 'teamInvitations.inviterId')
    .leftJoin('users as invitee', 'invitee.userId', 'teamInvitations.inviteeId')
    .select([
      'invitationId',
      'address as account',
      'invitee.nickName',
      'inviter.nickName as inviterName',
      'role',
      'scope',
      'state',
      'sentAt',
      'expiresAt',
      'answeredAt',
    ])
    .where('teamId', '=', teamId)
    .$if(only !== undefined, (query) => query.where('invitationId', '=', only?.invitationId ?? 0))
    .orderBy((row) => row('state', '=', 'pending'), 'desc')
    .orderBy('sentAt', 'desc')
    .limit(500)
    .$narrowType<{ role: InvitedRole; state: InvitationState }>()
    .execute();
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export async function countOpenInvitations(db: Connection, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('teamInvitations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('teamId', '=', teamId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

export type NewInvitation = {
  teamId: number;
  inviterId: number;
  address: string;
  inviteeId: number | null;
  role: InvitedRole;
  scope: number[];
  sentAt: Date;
  expiresAt: Date;
};

/** Undefined when that address or person has an open one in this team. */
export async function insertInvitation(
  tx: Transaction,
  invitation: NewInvitation,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('teamInvitations')
    .values({ ...invitation, createdAt: invitation.sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('invitationId')
    .executeTakeFirst();
  return row?.invitationId;
}

export async function lockInvitation(tx: Transaction, teamId: number, invitationId: number) {
  return tx
    .selectFrom('teamInvitations')
    .select([
      'teamId',
      'invitationId',
      'inviterId',
      'inviteeId',
      'address',
      'role',
      'scope',
      'state',
      'sentAt',
      'expiresAt',
    ])
    .where('teamId', '=', teamId)
    .where('invitationId', '=', invitationId)
    .forUpdate()
    .$narrowType<{ role: InvitedRole; state: InvitationState }>()
    .executeTakeFirst();
}
export type LockedInvitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

export async function updateInvitation(
  tx: Transaction,
  { teamId, invitationId }: { teamId: number; invitationId: number },
  values: {
    state?: InvitationState;
    answeredAt?: Date | null;
    sentAt?: Date;
    expiresAt?: Date;
    inviteeId?: number;
  },
): Promise<void> {
  await tx
    .updateTable('teamInvitations')
    .set(values)
    .where('teamId', '=', teamId)
    .where('invitationId', '=', invitationId)
    .execute();
}

/** The addresses by which this person can have been invited. */
export async function findContacts(db: Connection, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('users')
    .select(['mobile', 'email'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return [row?.mobile, row?.email].filter((address) => typeof address === 'string');
}

/** Held by whoever looks an address up and then invites it, so that nobody gets it in between unseen. */
export async function lockAddresses(tx: Transaction, addresses: readonly string[]): Promise<void> {
  for (const address of addresses.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`invited ${address}`}, 0))`.execute(tx);
  }
}

/** Open ones to addresses that belonged to nobody when they were sent. */
export async function listUnclaimedInvitations(db: Connection, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  return db
    .selectFrom('teamInvitations')
    .select(['teamId', 'invitationId'])
    .where('address', 'in', addresses)
    .where('state', '=', 'pending')
    .where('inviteeId', 'is', null)
    .orderBy('invitationId')
    .execute();
}

export async function hasOpenInvitation(db: Connection, teamId: number, inviteeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('teamInvitations')
    .select('invitationId')
    .where('teamId', '=', teamId)
    .where('inviteeId', '=', inviteeId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listExpiredInvitations(db: Connection, now: Date) {
  return db
    .selectFrom('teamInvitations')
    .select(['teamId', 'invitationId'])
    .where('state', '=', 'pending')
    .where('expiresAt', '<=', now)
    .limit(500)
    .execute();
}

export async function lockOpenInvitations(tx: Transaction, teamId: number) {
  return tx
    .selectFrom('teamInvitations')
    .select('invitationId')
    .where('teamId', '=', teamId)
    .where('state', '=', 'pending')
    .forUpdate()
    .execute();
}

/** Somebody invited the same address or person anew while this one was over. */
export async function hasOtherOpenInvitation(
  tx: Transaction,
  { teamId, invitationId, address, inviteeId }: LockedInvitation,
): Promise<boolean> {
  const row = await tx
    .selectFrom('teamInvitations')
    .select('invitationId')
    .where('teamId', '=', teamId)
    .where('state', '=', 'pending')
    .where('invitationId', '!=', invitationId)
    .where((other) => other.or([other('address', '=', address), other('inviteeId', '=', inviteeId)]))
    .executeTakeFirst();
  return row !== undefined;
}
