import type { ParsedQueryOf } from '@tapwright/contracts/call';
import type { downloadReceipt as downloadReceiptCall } from '@tapwright/contracts/recharges';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SentFile } from '../../../platform/http/answers/sent-file.ts';
import { findReceipt } from './receipts-store.ts';
import { writeReceipt } from './write-receipt.ts';
import { writeReceiptNumber } from './write-receipt-number.ts';

/** In the language of whoever asks, made anew each time from what was issued. */
export async function sendReceipt(
  { database, membership, translate, language }: TeamContext,
  { rechargeId }: ParsedQueryOf<typeof downloadReceiptCall>,
): Promise<SentFile> {
  const receipt = await findReceipt(database.write, { teamId: membership.teamId, rechargeId });
  if (receipt === undefined) throw new Refusal('notFound');
  const name = `${translate(language, 'receipts:title')} ${writeReceiptNumber(receipt.year, receipt.number)}.pdf`;
  const content = await writeReceipt(receipt, { translate, language });
  return { content, mediaType: 'application/pdf', name };
}
