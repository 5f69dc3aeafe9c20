import { maxOrderFileBytes, type OrderFile } from '@tapwright/contracts/managed-orders';
import type { PersonContext } from '../../../platform/http/context.ts';
import type { ReceivedFile } from '../../../platform/http/requests/receive-file.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { countWithin } from '../../attempt-counts/index.ts';
import { insertFile } from './files-store.ts';
import { findFileKind } from './find-file-kind.ts';

export const wantedFile = {
  field: 'uploadFile',
  maxBytes: maxOrderFileBytes,
  missing: 'managedOrders:rules.fileKind',
  tooLarge: 'managedOrders:rules.fileSize',
} as const;
const maxAnHour = { count: 60, withinMs: 3_600_000 };
const longestName = 150;

/** Kept as it is, under a random name. What is named by no order and no message goes after a day. */
export async function uploadOrderFile(
  context: PersonContext,
  { content, fileName: given }: ReceivedFile,
): Promise<OrderFile> {
  const { database, files, clock, person } = context;
  const { userId } = person;
  await countWithin(context, maxAnHour, 'order files', userId);
  const kind = findFileKind(content);
  if (kind === undefined)
    throw new Refusal('badInput', {
      message: 'managedOrders:rules.fileKind',
      fields: { uploadFile: 'managedOrders:rules.fileKind' },
    });
  const createdAt = clock.now();
  const bytes = content.length;
  const fileName = cleanName(given, kind);
  const name = await files.put(content, kind, (stored) =>
    insertFile(database.write, { name: stored, userId, fileName, bytes, createdAt }),
  );
  return { name, fileName, bytes };
}

/** What the person called it, without a path and without signs that no name has; its ending says what it is. */
function cleanName(given: string, kind: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- these are what is taken out.
  const plain = last.replace(/[\u0000-\u001f\u007f"<>|*?:\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const stem = plain.replace(/\.[^.]*$/, '').slice(0, longestName) || 'file';
  const ending = plain.split('.').at(-1)?.toLowerCase();
  const isSame =
    ending === kind || (kind === 'jpg' && ending === 'jpeg') || (kind === 'csv' && ending === 'txt');
  return `${stem}.${isSame ? ending : kind}`;
}
