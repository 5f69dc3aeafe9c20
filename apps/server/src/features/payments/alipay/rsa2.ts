import { createSign, createVerify, type KeyObject } from 'node:crypto';

export type Params = Readonly<Record<string, string>>;

/** Sorted by name, as they are and not as they travel; what is empty is not part of it. */
export const textOf = (params: Params): string =>
  Object.keys(params)
    .filter((name) => params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

/** Alipay's "RSA2": SHA-256 with RSA, as base64. */
export const signText = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

export const isSigned = (text: string, sign: string, key: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, sign, 'base64');

/** All of a request is signed, with the name of the way of signing. */
export const signParams = (params: Params, key: KeyObject): Params => ({
  ...params,
  sign: signText(textOf(params), key),
});

/** Of what somebody sent of a form; a name that comes twice says two things, so it says nothing. */
export function readParams(form: string): Params | undefined {
  const pairs = [...new URLSearchParams(form)];
  const params = Object.fromEntries(pairs);
  return Object.keys(params).length === pairs.length ? params : undefined;
}
