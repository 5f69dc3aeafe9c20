import { chatAppCodeLength } from '@tapwright/contracts/chat-app';

/** `crypto.randomUUID` is there over HTTPS only. */
export function makeLoginUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(chatAppCodeLength / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
