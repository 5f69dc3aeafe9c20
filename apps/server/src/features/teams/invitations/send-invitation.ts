import { invitationLastsDays } from '@tapwright/contracts/invitations';
import type { InvitedRole } from '@tapwright/contracts/roles';
import { isMobile } from '@tapwright/domain/account-rules';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isWithin } from '../../attempt-counts/index.ts';
import type { TeamWrite } from '../../writes/index.ts';

const withinMs = 86_400_000;
const maxOfInviter = { count: 100, withinMs };
const maxOfTeamToAddress = { count: 3, withinMs };
const maxToAddress = { count: 10, withinMs };

type Invited = { account: string; role: InvitedRole };

/** Whoever is invited may not be here to see the notice. The link is ours alone: it needs signing in, and holds no secret. */
export async function sendInvitation(write: TeamWrite, { account, role }: Invited): Promise<void> {
  if (!(await mayWriteTo(write, account))) return;
  const { tx, mail, textMessages, translate, language, settings, team, actor } = write;
  const values = {
    team: team.teamName,
    who: actor.nickName,
    role: translate(language, `teams:roles.${role}`),
    days: invitationLastsDays,
    address: `${settings.publicUrl.origin}/login`,
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

/**
 * Neither one person nor one team writes to strangers without end. What all teams together write to one address ends
 * silently: who invites there next is not to be shut out by the others, and the invitation itself waits in the console.
 */
async function mayWriteTo(write: TeamWrite, account: string): Promise<boolean> {
  const { tx, team, actor } = write;
  if (!(await isWithin(tx, write, maxOfInviter, ['invitations of', actor.userId])))
    throw new Refusal('tooManyRequests', { message: 'teams:rules.invitedManyToday' });
  if (!(await isWithin(tx, write, maxOfTeamToAddress, ['invitations', team.teamId, account])))
    throw new Refusal('tooManyRequests', { message: 'teams:rules.invitedOftenToday' });
  return isWithin(tx, write, maxToAddress, ['invitations to', account]);
}
