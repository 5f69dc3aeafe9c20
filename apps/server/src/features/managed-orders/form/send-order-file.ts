import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SentFile } from '../../../platform/http/answers/sent-file.ts';
import type { OrderKey } from '../orders-store.ts';
import { listFiles } from './files-store.ts';

export async function sendOrderFile(
  { database, files }: Context,
  order: OrderKey,
  name: string,
): Promise<SentFile> {
  const row = (await listFiles(database.write, order)).find((file) => file.name === name);
  const file = row && (await files.find(name));
  if (row === undefined || file === undefined) throw new Refusal('notFound');
  return { ...file, name: row.fileName };
}
