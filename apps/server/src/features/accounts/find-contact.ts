import type { Context } from '../../platform/http/context.ts';
import { findAccount } from './accounts-store.ts';
import { countCaptchaLookUp } from './captchas.ts';

/** The one place that tells who has an account, so it asks for a captcha and counts. */
export async function findContact(
  context: Context,
  account: string,
  captchaToken: string | undefined,
): Promise<{ exists: boolean }> {
  await countCaptchaLookUp(context, captchaToken);
  return { exists: (await findAccount(context.database.write, account)) !== undefined };
}
