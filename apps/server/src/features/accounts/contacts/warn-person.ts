import { describeDevice } from '@tapwright/domain/describe-device';
import { maskContact } from '@tapwright/domain/mask-contact';
import { pickLanguage } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { getReach } from '../profile/personal-store.ts';

export type Warning =
  | 'mobileBound'
  | 'emailBound'
  | 'mobileChanged'
  | 'emailChanged'
  | 'chatAppBound'
  | 'chatAppUnbound'
  | 'passwordChanged'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'accountClosed'
  | 'signedInElsewhere'
  | 'signInFailedOften';

type Happened = {
  what: Warning;
  /** What it is now, or was. */
  account?: string;
  /** An address that was theirs until now hears of it too. */
  formerly?: string;
};

type Write = Context & { tx: Transaction };

/** Says at every address of a person what was done with their account, so that nobody takes it unnoticed. */
export async function warnPerson(write: Write, userId: number, happened: Happened): Promise<void> {
  const { tx, mail, textMessages } = write;
  const { mobile, email, language } = await getReach(tx, userId);
  const say = createSpeaker(write, pickLanguage(language ?? write.language), happened);
  const addresses = new Set([mobile, email, happened.formerly ?? null].filter((address) => address !== null));
  for (const address of addresses) {
    if (address.includes('@')) {
      if (mail.isAvailable)
        await mail.send(tx, {
          to: address,
          subject: say('accountMessages:warningSubject'),
          text: say('accountMessages:warning'),
        });
    } else if (textMessages.isAvailable)
      await textMessages.send(tx, { mobile: address, text: say('accountMessages:warningShort') });
  }
}

function createSpeaker(
  { translate, clock, address, userAgent, settings }: Write,
  language: ReturnType<typeof pickLanguage>,
  { what, account }: Happened,
): (key: MessageKey) => string {
  const { browser, system } = describeDevice(userAgent);
  const device = [browser, system].filter((part) => part !== null).join(', ');
  const values = {
    what: translate(language, `accountMessages:happened.${what}`, {
      account: account === undefined ? '' : account.replace(/^1\d{10}$|^.+@.+$/, maskContact),
    }),
    when: `${clock.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    from: device === '' ? address : `${device}, ${address}`,
    origin: settings.publicUrl.origin,
  };
  return (key) => translate(language, key, values);
}
