import { leaders, type Role } from '@tapwright/contracts/roles';
import type { GuardName } from '@tapwright/domain/guard-rules';
import { pickLanguage } from '@tapwright/i18n/languages';
import type { Transaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { listConcerned } from '../campaign-groups/index.ts';
import { notify } from '../notifications/index.ts';

export type Reached = {
  teamId: number;
  guard: GuardName;
  level: 80 | 100;
  /** Of the campaign or campaign group; empty: it is about the team. */
  name: string;
  campaignGroupId?: number;
  campaignId?: string;
};

/** Behind the bell and in the mail: owner, admins, who has it in scope; of the balance also finance. */
export async function announceGuard(tx: Transaction, deps: Deps, reached: Reached): Promise<void> {
  const { teamId, guard, level, name } = reached;
  const people = await listPeople(tx, reached);
  const detailed = `${guard} ${level} ${name}`.trim();
  await notify(
    tx,
    deps,
    people.map(({ userId }) => ({ type: 'guardReached', userId, teamId, detailed })),
  );
  if (!deps.mail.isAvailable) return;
  const { teamName } = await tx
    .selectFrom('teams')
    .select('teamName')
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow();
  const search = new URLSearchParams({ team: String(teamId) });
  const page = guard === 'balance' ? 'finance/index' : 'ad/overview/series-overview';
  for (const { email, language: own } of people) {
    if (email === null) continue;
    const language = pickLanguage(own ?? 'en');
    const text = deps.translate(
      language,
      `notifications:guards.${guard}.${level === 80 ? 'near' : 'reached'}`,
      {
        team: teamName,
        what: name,
      },
    );
    const address = `${deps.settings.publicUrl.origin}/#/${page}?${search.toString()}`;
    await deps.mail.send(tx, { to: email, subject: text, text: `${text}\n\n${address}` });
  }
}

async function listPeople(tx: Transaction, { teamId, campaignGroupId, campaignId }: Reached) {
  const members = tx
    .selectFrom('teamMembers as m')
    .innerJoin('users as u', 'u.userId', 'm.userId')
    .select(['m.userId', 'u.email', 'u.language'])
    .where('m.teamId', '=', teamId)
    .where('m.disabledAt', 'is', null)
    .where('u.frozenAt', 'is', null)
    .orderBy('m.userId');
  if (campaignGroupId === undefined) {
    const roles: Role[] = [...leaders, 'finance'];
    return members.where('m.role', 'in', roles).execute();
  }
  const concerned = await listConcerned(tx, teamId, {
    campaignGroupId,
    ...(campaignId === undefined ? {} : { campaignId }),
  });
  return concerned.length === 0 ? [] : members.where('m.userId', 'in', concerned).execute();
}
