import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as z from 'zod/mini';

const creation = z.object({ challenge: z.string(), rp: z.object({ id: z.string() }) });
const request = z.object({ challenge: z.string(), rpId: z.string() });

type Changed = { origin?: string; rpId?: string; isVerified?: boolean; counts?: number };

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** What a security key does (WebAuthn level 3, "none" attestation, ES256), and what a false one would. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (rpId: string, { isVerified = true, counts }: Changed, attested?: Buffer) => {
    counter = counts ?? counter + 1;
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested === undefined ? 0 : 0x40);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    const rpIdHash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([rpIdHash, head, ...(attested === undefined ? [] : [attested])]);
  };
  const whole = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };

  return {
    create: (options: unknown, changed: Changed = {}) => {
      const { challenge, rp } = z.parse(creation, options);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        coseKeyOf(publicKey.export({ format: 'jwk' })),
      ]);
      const authData = authenticatorData(changed.rpId ?? rp.id, changed, attested);
      return {
        ...whole,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, changed.origin)),
          attestationObject: base64(attestationOf(authData)),
          transports: ['internal'],
        },
      };
    },
    get: (options: unknown, changed: Changed = {}) => {
      const { challenge, rpId } = z.parse(request, options);
      const data = clientData('webauthn.get', challenge, changed.origin);
      const authData = authenticatorData(changed.rpId ?? rpId, changed);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        ...whole,
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authData),
          signature: base64(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
}

/* The little of CBOR (RFC 8949) that these two maps need. */

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
function coseKeyOf({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function attestationOf(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(authData),
  ]);
}
