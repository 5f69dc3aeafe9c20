import type { PersonContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SentFile } from '../../platform/http/answers/sent-file.ts';
import { findInvoiceFile } from './invoices-store.ts';

export async function sendAppleInvoice(
  { database, files }: PersonContext,
  { invoiceId }: { invoiceId: number },
): Promise<SentFile> {
  const found = await findInvoiceFile(database.write, invoiceId);
  const content = found === undefined ? undefined : await files.find(found.file);
  if (found === undefined || content === undefined) throw new Refusal('notFound');
  return { ...content, name: `${found.number.replaceAll(/[^\w.-]+/g, '-')}.pdf` };
}
