import { findCurrency } from '@tapwright/domain/currencies';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import { pickLanguage } from '@tapwright/i18n/languages';
import type { TeamWrite } from '../../writes/index.ts';
import { notify } from '../../notifications/index.ts';
import { listApprovers } from './approvers-store.ts';
import { findTeamCurrency } from './policy-store.ts';

type Proposal = {
  changeSetId: number;
  note: string;
  riseMinor: number | null;
  edits: readonly { campaignId: string }[];
};

/** Whoever may decide finds it behind the bell and in their mail. */
export async function announceProposal(
  write: TeamWrite,
  { changeSetId, note, riseMinor, edits }: Proposal,
): Promise<void> {
  const { tx, team, actor, mail, translate, settings } = write;
  const { teamId } = team;
  const campaignIds = [...new Set(edits.map(({ campaignId }) => campaignId))];
  const approvers = await listApprovers(tx, teamId, { authorId: actor.userId, campaignIds });
  const currency = findCurrency(await findTeamCurrency(tx, teamId)) ?? 'USD';
  const rise =
    riseMinor === null || riseMinor <= 0 ? '' : `${toAmount(moneyOf(riseMinor, currency))} ${currency}`;
  await notify(
    tx,
    write,
    approvers.map(({ userId }) => ({
      type: 'changeSetWaits',
      userId,
      teamId,
      senderId: actor.userId,
      detailed: rise,
      changeSetId,
    })),
  );
  if (!mail.isAvailable) return;
  const search = new URLSearchParams({ team: String(teamId), set: String(changeSetId) });
  for (const { email, language: own } of approvers) {
    if (email === null) continue;
    const language = pickLanguage(own ?? write.language);
    const values = {
      team: team.teamName,
      who: actor.nickName,
      count: edits.length,
      note: note === '' ? '–' : note,
      address: `${settings.publicUrl.origin}/#/ad/changes?${search.toString()}`,
    };
    await mail.send(tx, {
      to: email,
      subject: translate(language, 'changes:mail.subject', values),
      text: translate(language, 'changes:mail.text', values),
    });
  }
}
