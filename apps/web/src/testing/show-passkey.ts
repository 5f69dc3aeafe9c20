import { onTestFinished, vi } from 'vitest';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** Until the test is over, this browser makes and shows one, or refuses to as when nobody touched it. */
export function showPasskey(isShown: boolean) {
  const response = {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    attestationObject: bytes,
    userHandle: bytes,
    getTransports: () => ['internal'],
  };
  const credential = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  };
  const answer = vi.fn<() => Promise<unknown>>(() =>
    isShown ? Promise.resolve(credential) : Promise.reject(new DOMException('nobody', 'NotAllowedError')),
  );
  vi.stubGlobal('PublicKeyCredential', Object);
  Object.defineProperty(navigator, 'credentials', {
    value: { get: answer, create: answer },
    configurable: true,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return answer;
}
