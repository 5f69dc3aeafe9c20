import { codeLastsMinutes, type CodeType } from '@tapwright/contracts/account-codes';
import { isMobile } from '@tapwright/domain/account-rules';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';

type Message = { type: CodeType; account: string; code: string; hasAccount: boolean };

const purposes: Record<CodeType, MessageKey> = {
  register: 'accountMessages:toRegister',
  retrieve: 'accountMessages:toRetrieve',
  login: 'accountMessages:toLogin',
  bind: 'accountMessages:toBind',
  change: 'accountMessages:toChange',
};

/** In the language of whoever asked. */
export async function sendCodeMessage(
  tx: Transaction,
  context: Context,
  { type, account, code, hasAccount }: Message,
): Promise<void> {
  const { translate, language, mail, textMessages } = context;
  const say = (key: MessageKey) =>
    translate(language, key, {
      code,
      minutes: codeLastsMinutes,
      account,
      purpose: translate(language, purposes[type]),
    });
  const isForNobody = (type === 'retrieve' || type === 'login') && !hasAccount;
  if (isMobile(account)) {
    const text = say(isForNobody ? 'accountMessages:noAccountShort' : 'accountMessages:codeShort');
    return textMessages.send(tx, { mobile: account, text });
  }
  return mail.send(tx, {
    to: account,
    subject: say(isForNobody ? 'accountMessages:noAccountSubject' : 'accountMessages:codeSubject'),
    text: say(isForNobody ? 'accountMessages:noAccount' : 'accountMessages:code'),
  });
}
