/** As the server gives it out: SPKI in base64. */
export async function makePublicKey(): Promise<string> {
  const algorithm = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const spki = await crypto.subtle.exportKey('spki', publicKey);
  return btoa(String.fromCharCode(...new Uint8Array(spki)));
}
