import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { isSigned } from './rsa2.ts';

const named = z.looseObject({ sign: z.string() });

const said = z.looseObject({
  code: z.string(),
  sub_code: z.optional(z.string()),
  out_trade_no: z.optional(z.string()),
  trade_no: z.optional(z.string()),
  trade_status: z.optional(z.string()),
  total_amount: z.optional(z.string()),
  trans_currency: z.optional(z.string()),
  fund_change: z.optional(z.string()),
  refund_status: z.optional(z.string()),
});
export type AlipayAnswer = z.infer<typeof said>;

/** Throws for what Alipay did not sign. The signature is over the very text of the answer, slashes and all. */
export function readSignedAnswer(text: string, method: string, key: KeyObject): AlipayAnswer {
  const name = `${method.replaceAll('.', '_')}_response`;
  const answer = cutObject(text, name);
  if (answer === undefined) throw new Error(`Alipay answered without ${name}.`);
  const { sign } = z.parse(named, JSON.parse(text));
  if (!isSigned(answer, sign, key)) throw new Error(`${name} is not signed by Alipay.`);
  return z.parse(said, JSON.parse(answer));
}

/** The text of the object of that name, from its brace to the one that closes it. */
function cutObject(text: string, name: string): string | undefined {
  const [before] = new RegExp(`^[^]*?"${name}"\\s*:\\s*(?=\\{)`).exec(text) ?? [];
  if (before === undefined) return undefined;
  let depth = 0;
  for (const { 0: part, index } of text.slice(before.length).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth === 0) return text.slice(before.length, before.length + index + part.length);
  }
  return undefined;
}
