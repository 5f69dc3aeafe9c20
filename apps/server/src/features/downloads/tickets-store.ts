import type { Database, Transaction } from '../../platform/db/database.ts';

export type NewTicket = {
  tokenHash: Buffer;
  path: string;
  query: string;
  sealedSession: string;
  expiresAt: Date;
  now: Date;
};

/** Those that nobody came with go on the same occasion. */
export async function insertTicket(tx: Transaction, { now, ...ticket }: NewTicket): Promise<void> {
  await tx.deleteFrom('downloadTickets').where('expiresAt', '<', now).execute();
  await tx.insertInto('downloadTickets').values(ticket).execute();
}

/** Of two who bring it at once, one finds it. */
export async function takeTicket(
  { write }: Pick<Database, 'write'>,
  tokenHash: Buffer,
  path: string,
  now: Date,
): Promise<{ query: unknown; sealedSession: string } | undefined> {
  return write
    .deleteFrom('downloadTickets')
    .where('tokenHash', '=', tokenHash)
    .where('path', '=', path)
    .where('expiresAt', '>=', now)
    .returning(['query', 'sealedSession'])
    .executeTakeFirst();
}
