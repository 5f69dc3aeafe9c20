import { invitationLastsDays } from '@tapwright/contracts/invitations';
import type { InvitedRole } from '@tapwright/contracts/roles';
import { isMobile } from '@tapwright/domain/account-rules';
import type { TeamWrite } from '../../writes/index.ts';

/** Whoever is invited may not be here to see the notice. The link is ours alone: it needs signing in, and holds no secret. */
export async function sendInvitation(
  { tx, mail, textMessages, translate, language, settings, team, actor }: TeamWrite,
  { account, role }: { account: string; role: InvitedRole },
): Promise<void> {
  const values = {
    team: team.teamName,
    who: actor.nickName,
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
