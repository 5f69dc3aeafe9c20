import { invitationLastsDays } from '@tapwright/contracts/invitations';
import { isMobile } from '@tapwright/domain/account-rules';
import type { Transaction } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import { getLockedTeam } from './get-locked-team.ts';
import type { InvitedRole } from './invitations-store.ts';
import { lockMember } from './members-store.ts';

/** Whoever is invited may not be here to see the notice. The link is ours alone: it needs signing in, and holds no secret. */
export async function sendInvitation(
  tx: Transaction,
  { mail, textMessages, translate, language, settings, person }: TeamContext,
  { account, teamId, role }: { account: string; teamId: number; role: InvitedRole },
): Promise<void> {
  const { teamName } = await getLockedTeam(tx, teamId);
  const inviter = await lockMember(tx, teamId, person.userId);
  const values = {
    team: teamName,
    who: inviter?.nickName ?? '',
    role: translate(language, `teams:roles.${role}`),
    days: invitationLastsDays,
    address: settings.publicUrl.origin,
  };
  if (isMobile(account)) {
    if (textMessages.isAvailable)
      await textMessages.send(tx, {
        mobile: account,
        text: translate(language, 'teams:invitation.text', values),
      });
    return;
  }
  if (!mail.isAvailable) return;
  await mail.send(tx, {
    to: account,
    subject: translate(language, 'teams:invitation.subject', values),
    text: translate(language, 'teams:invitation.mail', values),
  });
}
