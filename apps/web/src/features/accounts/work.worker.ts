import { sha256 } from '@noble/hashes/sha2.js';
import { isEnoughWork, workText } from '@tapwright/domain/proof-of-work';

type Work = { challenge: string; bits: number };

const text = new TextEncoder();

/* Beside the page, which goes on as if nothing were being worked out. */
addEventListener('message', ({ data: { challenge, bits } }: MessageEvent<Work>) => {
  for (let nonce = 0; ; nonce += 1) {
    if (!isEnoughWork(sha256(text.encode(workText(challenge, String(nonce)))), bits)) continue;
    postMessage(String(nonce));
    return;
  }
});
