import type { Context } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SentFile } from '../../../platform/http/answers/sent-file.ts';
import { type FapiaoKey, findFapiaoRow } from './fapiao-store.ts';

export async function sendFapiao({ database, files }: Context, key: FapiaoKey): Promise<SentFile> {
  const found = await findFapiaoRow(database.write, key);
  const file = found?.file ?? null;
  const content = file === null ? undefined : await files.find(file);
  if (found === undefined || content === undefined) throw new Refusal('notFound');
  return { ...content, name: `${found.number ?? ''}.pdf` };
}
