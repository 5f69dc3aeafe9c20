import type { FrameSettings } from '@tapwright/contracts/frame';
import type { Context } from '../../platform/http/context.ts';
import { canHavePasskeys } from '../accounts/index.ts';
import { findReportTime } from '../apple-sync/index.ts';
import { supportQrPath } from './read-support-picture.ts';
import { version } from './version.ts';

export async function describeFrame(context: Context): Promise<FrameSettings> {
  const { settings, mail, textMessages, appleOrigin } = context;
  return {
    closed: settings.closed,
    sandbox: settings.appleAds === 'sandbox',
    sandboxPage: settings.appleAds === 'sandbox' && appleOrigin ? `${appleOrigin()}/sandbox` : null,
    reportTime: (await findReportTime(context)).toISOString(),
    supportQr: settings.supportQrFile === undefined ? null : supportQrPath,
    version,
    signInWays: {
      mobile: textMessages.isAvailable,
      email: mail.isAvailable,
      chatApp: settings.wechat !== undefined || settings.appleAds === 'sandbox',
      passkey: canHavePasskeys(settings.publicUrl),
    },
    outbox: { mobile: textMessages.isOutbox, email: mail.isOutbox },
    chatAppStandIn: settings.wechat === undefined && settings.appleAds === 'sandbox',
  };
}
