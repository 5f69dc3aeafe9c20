import type { AnswerOf } from '@tapwright/contracts/call';
import type { findReportRecipients } from '@tapwright/contracts/report-centre';
import { can, roles } from '@tapwright/contracts/roles';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findLack, listReaders } from './readers-store.ts';

const readingRoles = roles.filter((role) => can(role, 'report.use'));

export async function listRecipients({
  database,
  membership,
  person,
}: TeamContext): Promise<AnswerOf<typeof findReportRecipients>> {
  const readers = await listReaders(database.write, membership.teamId, readingRoles);
  return readers.map((reader) => ({
    userId: reader.userId,
    name: reader.nickName,
    lacks: findLack(reader),
    isOwn: reader.userId === person.userId,
  }));
}

/** Members of now who may read reports and lack nothing for a mail; whoever else is named is refused, so that a form says so. */
export async function checkRecipients(
  db: Connection,
  teamId: number,
  recipientIds: readonly number[],
): Promise<void> {
  const readers = await listReaders(db, teamId, readingRoles);
  const known = new Map(readers.map((reader) => [reader.userId, reader]));
  for (const userId of recipientIds) {
    const reader = known.get(userId);
    const wrong = reader === undefined ? 'membership' : findLack(reader);
    if (wrong !== null) throw new Refusal('badInput', { fields: { recipientIds: wordsOf[wrong] } });
  }
}

const wordsOf = {
  membership: 'reportCentre:rules.notMember',
  address: 'reportCentre:rules.noAddress',
  secondFactor: 'reportCentre:rules.noSecondFactor',
} as const;
