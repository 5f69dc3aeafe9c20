/** Browsers give out `crypto.subtle` only over HTTPS and on the machine itself. */
export const canEncrypt = globalThis.isSecureContext;

type PasswordKey = { keyId: number; publicKey: string };

/** RSA-OAEP with SHA-256; `publicKey` is SPKI in base64. The same password never gives the same text twice. */
export async function encryptPassword({ keyId, publicKey }: PasswordKey, password: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const spki = Uint8Array.from(atob(publicKey), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(password));
  return `${keyId}.${btoa(String.fromCharCode(...new Uint8Array(encrypted)))}`;
}
