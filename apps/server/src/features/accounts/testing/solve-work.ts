import { createHash } from 'node:crypto';
import { isEnoughWork, workText } from '@tapwright/domain/proof-of-work';

/** As the browser's worker does. */
export function solveWork({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256')
      .update(workText(challenge, String(nonce)))
      .digest();
    if (isEnoughWork(digest, bits)) return String(nonce);
  }
}
