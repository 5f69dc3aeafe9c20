import { createHash } from 'node:crypto';
import { isEnoughWork, workText } from '@tapwright/domain/proof-of-work';

type Work = { challenge: string; bits: number };

/** As the browser's worker does. */
export const solveWork = (work: Work): string => findNonce(work, true);

/** With few bits to work for, one number in some is right by chance; this one is not. */
export const findWrongWork = (work: Work): string => findNonce(work, false);

function findNonce({ challenge, bits }: Work, isRight: boolean): string {
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256')
      .update(workText(challenge, String(nonce)))
      .digest();
    if (isEnoughWork(digest, bits) === isRight) return String(nonce);
  }
}
