import { createHash } from 'node:crypto';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { countWithin } from '../../attempt-counts/index.ts';
import { insertProof } from '../proofs-store.ts';

export const maxProofBytes = 10 * 1024 * 1024;
const maxAnHour = { count: 30, withinMs: 3_600_000 };

const beginnings = [
  { ending: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { ending: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { ending: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

/** Kept as it is: it is the evidence. What is never named by a recharge goes after a day. */
export async function uploadProof(context: PersonContext, content: Buffer): Promise<string> {
  const { database, files, clock, person } = context;
  const { userId } = person;
  await countWithin(context, maxAnHour, 'proofs', userId);
  const kind = beginnings.find(({ bytes }) => bytes.every((byte, place) => content[place] === byte));
  if (kind === undefined)
    throw new Refusal('badInput', {
      message: 'recharges:rules.proof',
      fields: { uploadFile: 'recharges:rules.proof' },
    });
  const hash = createHash('sha256').update(content).digest();
  const createdAt = clock.now();
  return files.put(content, kind.ending, (name) =>
    insertProof(database.write, { name, userId, bytes: content.length, hash, createdAt }),
  );
}
