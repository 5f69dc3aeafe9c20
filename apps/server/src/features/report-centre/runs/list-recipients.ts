import type { AnswerOf } from '@tapwright/contracts/call';
import type { findReportRecipients } from '@tapwright/contracts/report-centre';
import { can, roles } from '@tapwright/contracts/roles';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listReaders } from './readers-store.ts';

const readingRoles = roles.filter((role) => can(role, 'report.use'));

export async function listRecipients({
  database,
  membership,
  person,
}: TeamContext): Promise<AnswerOf<typeof findReportRecipients>> {
  const readers = await listReaders(database.write, membership.teamId, readingRoles);
  return readers.map(({ userId, nickName, email }) => ({
    userId,
    name: nickName,
    hasEmail: email !== null,
    isOwn: userId === person.userId,
  }));
}

/** Members of now who may read reports and have an address; whoever else is named is refused, so that a form says so. */
export async function checkRecipients(
  db: Connection,
  teamId: number,
  recipientIds: readonly number[],
): Promise<void> {
  const known = new Map(
    (await listReaders(db, teamId, readingRoles)).map(({ userId, email }) => [userId, email]),
  );
  if (recipientIds.some((userId) => !known.has(userId)))
    throw new Refusal('badInput', { fields: { recipientIds: 'reportCentre:rules.notMember' } });
  if (recipientIds.some((userId) => known.get(userId) === null))
    throw new Refusal('badInput', { fields: { recipientIds: 'reportCentre:rules.noAddress' } });
}
