import { describe, expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const firstKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const secondKey = Buffer.alloc(32, 7);

describe('sealing', () => {
  test('what another AES-GCM implementation sealed opens', () => {
    // Made with Python's cryptography: key 00…1f, iv 100…111, associated data "v1.630dcd29.certificate 7".
    const sealed = 'v1.630dcd29.ZGVmZ2hpamtsbW5voYpug_VwdvVbG2EuQp1lTyb9Oh68gmhmV-Y';
    expect(createSealer([firstKey]).open(sealed, 'certificate 7')).toBe('鑰匙 key');
  });

  test('the same text sealed twice reads differently and opens the same', () => {
    const sealer = createSealer([firstKey]);
    const [one, other] = [sealer.seal('secret', 'a'), sealer.seal('secret', 'a')];
    expect(one).not.toBe(other);
    expect([sealer.open(one, 'a'), sealer.open(other, 'a')]).toEqual(['secret', 'secret']);
  });

  test('a text moved into another context does not open', () => {
    const sealer = createSealer([firstKey]);
    expect(() => sealer.open(sealer.seal('secret', 'team 1'), 'team 2')).toThrow();
  });

  test('a text changed in any byte does not open', () => {
    const sealer = createSealer([firstKey]);
    const sealed = sealer.seal('secret', 'a');
    const [version, id, content = ''] = sealed.split('.');
    const bytes = Buffer.from(content, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => sealer.open([version, id, changed.toString('base64url')].join('.'), 'a')).toThrow();
    }
    expect(() => sealer.open('v1', 'a')).toThrow();
    expect(() => sealer.open(`v1.${id}.AAAA`, 'a')).toThrow();
  });

  test('an older key still opens after a new one was put in front, an unknown one does not', () => {
    const sealed = createSealer([firstKey]).seal('secret', 'a');
    expect(createSealer([secondKey, firstKey]).open(sealed, 'a')).toBe('secret');
    expect(() => createSealer([secondKey]).open(sealed, 'a')).toThrow('key');
  });

  test('a key of another length is refused', () => {
    expect(() => createSealer([Buffer.alloc(16)])).toThrow('32 bytes');
    expect(() => createSealer([])).toThrow('no key');
  });
});
