import type { FrameSettings } from '@tapwright/contracts/frame';
import type { Context } from '../../platform/http/context.ts';
import { supportQrPath } from './read-support-picture.ts';
import { version } from './version.ts';

export function describeFrame({ settings, mail, textMessages, appleOrigin }: Context): FrameSettings {
  return {
    closed: settings.closed,
    sandbox: settings.appleAds === 'sandbox',
    sandboxPage: settings.appleAds === 'sandbox' && appleOrigin ? `${appleOrigin()}/sandbox` : null,
    supportQr: settings.supportQrFile === undefined ? null : supportQrPath,
    version,
    signInWays: {
      mobile: textMessages.isAvailable,
      email: mail.isAvailable,
      chatApp: settings.wechat !== undefined || settings.appleAds === 'sandbox',
    },
    outbox: { mobile: textMessages.isOutbox, email: mail.isOutbox },
    chatAppStandIn: settings.wechat === undefined && settings.appleAds === 'sandbox',
  };
}
