import { sessionView, type SessionView } from '@tapwright/contracts/personal';
import { describeDevice } from '@tapwright/domain/describe-device';
import * as z from 'zod/mini';
import type { PersonContext } from '../../platform/http/context.ts';
import { listOpenSessions } from './sessions-store.ts';

/** This one first, then by when they were last seen. */
export async function listSessions({ database, clock, person }: PersonContext): Promise<SessionView[]> {
  const rows = await listOpenSessions(database.write, person.userId, clock.now());
  return rows
    .map((row) => ({
      sessionId: row.sessionId,
      isThis: row.sessionId === person.sessionId,
      ...describeDevice(row.userAgent),
      address: row.address,
      signedInBy: z.parse(sessionView.shape.signedInBy, row.signedInBy),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}
