import type { MessageKey } from '@tapwright/i18n/messages';
import { formatMoney } from '@tapwright/i18n/format-money';
import { pickLanguage } from '@tapwright/i18n/languages';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { notify } from '../../notifications/index.ts';
import { listStaff } from '../queue/queue-store.ts';
import { findTeam } from '../recharges-store.ts';

const sentences = {
  invoiceAsked: 'recharges:mail.invoiceAsked',
  invoiceTooMuch: 'recharges:mail.invoiceTooMuch',
} as const satisfies Record<string, MessageKey>;

type Told = {
  what: keyof typeof sentences;
  teamId: number;
  amount: number;
  about: string;
  words: string;
  /** Whose doing it is, and who therefore knows. */
  by: number;
};

/** Behind the bell and in the mail of all of staff: something has to be issued at the tax bureau. */
export async function tellStaffOfFapiao(
  tx: Transaction,
  context: Pick<Context, 'mail' | 'translate' | 'settings' | 'live'>,
  { what, teamId, amount, about, words, by }: Told,
): Promise<void> {
  const { mail, translate, settings } = context;
  const money = { amount: toAmount(moneyOf(amount, 'CNY')), currency: 'CNY' };
  const staff = (await listStaff(tx)).filter(({ userId }) => userId !== by);
  const detailed = `${what} ${money.amount} CNY ${about}`;
  await notify(
    tx,
    context,
    staff.map(({ userId }) => ({ type: 'recharge', userId, teamId, senderId: by, detailed })),
  );
  if (!mail.isAvailable) return;
  const { teamName } = await findTeam(tx, teamId);
  for (const { email, language: own } of staff) {
    if (email === null) continue;
    const language = pickLanguage(own ?? 'en');
    const values = {
      team: teamName,
      reference: about,
      amount: formatMoney(language, money),
      words: words === '' ? '–' : words,
      address: `${settings.publicUrl.origin}/#/staff?section=fapiao`,
    };
    const sentence = translate(language, sentences[what], values);
    const text = translate(language, 'recharges:mail.text', { ...values, what: sentence });
    await mail.send(tx, { to: email, subject: sentence, text });
  }
}
