import { type NoticeType, noticeTypeOf } from '@tapwright/contracts/notifications';
import { roles } from '@tapwright/contracts/roles';
import { orderStates, orderWishes } from '@tapwright/domain/managed-order-rules';
import { guardNames } from '@tapwright/domain/guard-rules';
import { formatMoney } from '@tapwright/i18n/format-money';
import type { Language } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Context } from '../../platform/http/context.ts';
import type { NoticeRow } from './notices-store.ts';

const failures: Readonly<Record<string, MessageKey>> = {
  refused: 'notifications:news.invitationRefused',
  expired: 'notifications:news.invitationExpired',
  withdrawn: 'notifications:news.invitationWithdrawn',
  teamFull: 'notifications:news.invitationTeamFull',
  alreadyMember: 'notifications:news.invitationAlreadyMember',
  alreadyInvited: 'notifications:news.invitationAlreadyInvited',
};

const decisions: Readonly<Record<string, MessageKey>> = {
  approved: 'notifications:news.changeSetApproved',
  declined: 'notifications:news.changeSetDeclined',
  lapsed: 'notifications:news.changeSetLapsed',
};

const recharges: Readonly<Record<string, MessageKey>> = {
  credited: 'notifications:news.rechargeCredited',
  refused: 'notifications:news.rechargeRefused',
  reversed: 'notifications:news.rechargeReversed',
  reinstated: 'notifications:news.rechargeReinstated',
  invoiced: 'notifications:news.rechargeInvoiced',
  invoiceRefused: 'notifications:news.rechargeInvoiceRefused',
  invoiceReversed: 'notifications:news.rechargeInvoiceReversed',
  invoiceAsked: 'notifications:news.rechargeInvoiceAsked',
  invoiceTooMuch: 'notifications:news.rechargeInvoiceTooMuch',
};

const orderNews = [...orderStates, ...orderWishes, 'message', 'proposal', 'month', 'taken'] as const;

/** Those that say one thing or another, by their facts. Every other one has one sentence, under its own name. */
const varied = {
  invitationFailed: ({ detailed }) => failures[detailed ?? ''] ?? 'notifications:news.invitationFailed',
  joinedOrStatusChanged: ({ roleUserStatus }) => {
    if (roleUserStatus === null) return 'notifications:news.joined';
    return roleUserStatus === 1 ? 'notifications:news.disabled' : 'notifications:news.enabled';
  },
  invitationAnswered: ({ detailed }) =>
    detailed === '1' ? 'notifications:news.answeredRefused' : 'notifications:news.answeredAccepted',
  teamGone: ({ detailed }) =>
    detailed === 'dissolved' ? 'notifications:news.dissolved' : 'notifications:news.removed',
  campaignRemoved: ({ changeSetId }) =>
    changeSetId === null ? 'notifications:news.campaignRemoved' : 'notifications:news.campaignsRemoved',
  changeSetWaits: ({ detailed }) =>
    detailed === '' ? 'notifications:news.changeSetWaits' : 'notifications:news.changeSetWaitsWithRise',
  recharge: ({ detailed }) =>
    recharges[(detailed ?? '').split(' ')[0] ?? ''] ?? 'notifications:news.rechargeAsked',
  guardReached: ({ detailed }) => {
    const [name, level] = (detailed ?? '').split(' ');
    const guard = guardNames.find((one) => one === name);
    return guard === undefined
      ? 'notifications:news.unknown'
      : `notifications:guards.${guard}.${level === '80' ? 'near' : 'reached'}`;
  },
  managedOrder: ({ detailed }) => {
    const what = orderNews.find((one) => one === (detailed ?? '').split(' ')[0]);
    return what === undefined ? 'notifications:news.unknown' : `notifications:orders.${what}`;
  },
  changeSetDecided: ({ detailed }) => decisions[detailed ?? ''] ?? 'notifications:news.changeSetWithdrawn',
} satisfies Partial<Record<NoticeType, (row: NoticeRow) => MessageKey>>;

const isVaried = (type: NoticeType): type is keyof typeof varied => Object.hasOwn(varied, type);

function keyOf(row: NoticeRow): MessageKey {
  const type = noticeTypeOf(row.typeId);
  if (type === undefined) return 'notifications:news.unknown';
  return isVaried(type) ? varied[type](row) : `notifications:news.${type}`;
}

/** The notice as a sentence for whoever reads it now. */
export function noticeText(
  { translate, language }: Pick<Context, 'translate' | 'language'>,
  row: NoticeRow,
): string {
  const role = roles.find((name) => name === row.receiveRole);
  return translate(language, keyOf(row), {
    team: row.teamName ?? '',
    who: row.nickName ?? '',
    what: sayDetail(language, row),
    role: role === undefined ? '' : translate(language, `teams:roles.${role}`),
  });
}

/** An amount in the reader's way of writing it, anything else as it is. */
function sayDetail(language: Language, { typeId, detailed }: NoticeRow): string {
  const type = noticeTypeOf(typeId);
  const words = (detailed ?? '').split(' ');
  // The guard and its level stand before the name of what it guards.
  if (type === 'guardReached') return words.slice(2).join(' ');
  // What became of an order stands before its number and its app.
  if (type === 'managedOrder') return words.slice(1).join(' ');
  // What became of a recharge stands before its amount.
  const [amount = '', currency = ''] = type === 'recharge' ? words.slice(1) : words;
  const isAmount = (type === 'changeSetWaits' || type === 'recharge') && currency !== '';
  return isAmount ? formatMoney(language, { amount, currency }) : (detailed ?? '');
}
