import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

export type Sealer = {
  /** `context` names what is sealed and whose it is: the text opens under the same context only. */
  seal(text: string, context: string): string;
  /** Throws when the text was changed, belongs to another context or was sealed under a key we do not have. */
  open(sealed: string, context: string): string;
};

/** The first key seals, all of them open: put a new key in front to change keys without reading everything again. */
export function createSealer(masterKeys: readonly Buffer[]): Sealer {
  const [current, ...older] = masterKeys.map((key) => ({ id: keyIdOf(key), key }));
  if (current === undefined) throw new RangeError('There is no key to seal with.');
  const keys = new Map([...older, current].map(({ id, key }) => [id, key]));
  return {
    seal: (text, context) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current.key, iv).setAAD(boundTo(current.id, context));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [version, current.id, sealed.toString('base64url')].join('.');
    },
    open: (sealed, context) => {
      const [givenVersion, id = '', content = ''] = sealed.split('.');
      const key = keys.get(id);
      if (givenVersion !== version || key === undefined)
        throw new Error('Sealed under a key that is not here.');
      const bytes = Buffer.from(content, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(boundTo(id, context))
        .setAuthTag(bytes.subarray(-tagBytes));
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

function keyIdOf(key: Buffer): string {
  if (key.length !== 32) throw new RangeError('A master key has 32 bytes.');
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

function boundTo(keyId: string, context: string): Buffer {
  return Buffer.from(`${version}.${keyId}.${context}`);
}
