import type { MessageKey } from '@tapwright/i18n/messages';
import { pickLanguage } from '@tapwright/i18n/languages';
import { formatMoney } from '@tapwright/i18n/format-money';
import { moneyOf, toAmount } from '@tapwright/domain/money';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { notify } from '../../notifications/index.ts';
import { findTeam, type RechargeView } from '../recharges-store.ts';
import { listConcerned } from './queue-store.ts';

const subjects = {
  credited: 'recharges:mail.credited',
  refused: 'recharges:mail.refused',
  asked: 'recharges:mail.asked',
  reversed: 'recharges:mail.reversed',
  reinstated: 'recharges:mail.reinstated',
  invoiced: 'recharges:mail.invoiced',
  invoiceRefused: 'recharges:mail.invoiceRefused',
  invoiceReversed: 'recharges:mail.invoiceReversed',
} as const satisfies Record<string, MessageKey>;

type About = Pick<RechargeView, 'teamId' | 'reference' | 'currency' | 'madeBy'>;
type Told = { outcome: keyof typeof subjects; amount: number; words: string; tab?: 'recharges' | 'fapiao' };

/** Behind the bell and in the mail of who made it, the owner and finance. */
export async function announceRecharge(
  tx: Transaction,
  context: Pick<Context, 'mail' | 'translate' | 'settings' | 'live' | 'language'>,
  { teamId, reference, currency, madeBy }: About,
  { outcome, amount, words, tab = 'recharges' }: Told,
): Promise<void> {
  const { mail, translate, settings } = context;
  const money = { amount: toAmount(moneyOf(amount, currency)), currency };
  const concerned = await listConcerned(tx, teamId, madeBy);
  const detailed = `${outcome} ${money.amount} ${currency} ${reference}`;
  await notify(
    tx,
    context,
    concerned.map(({ userId }) => ({ type: 'recharge', userId, teamId, detailed })),
  );
  if (!mail.isAvailable) return;
  const { teamName } = await findTeam(tx, teamId);
  const search = new URLSearchParams({ team: String(teamId), tab });
  for (const { email, language: own } of concerned) {
    if (email === null) continue;
    const language = pickLanguage(own ?? context.language);
    const values = {
      team: teamName,
      reference,
      amount: formatMoney(language, money),
      words: words === '' ? '–' : words,
      address: `${settings.publicUrl.origin}/#/finance/index?${search.toString()}`,
    };
    await mail.send(tx, {
      to: email,
      subject: translate(language, subjects[outcome], values),
      text: translate(language, 'recharges:mail.text', {
        ...values,
        what: translate(language, subjects[outcome], values),
      }),
    });
  }
}
