import { expect, it } from 'vitest';
import { conversations } from '../testing/conversations/conversations.ts';
import { endpoints } from '@tapwright/apple-ads/wire/endpoints';
import { startSandbox } from '../testing/start-sandbox.ts';

/** Every conversation of this file's seed, run from beginning to end; every answer, byte for byte. */
async function talk(): Promise<string[]> {
  const running = await startSandbox();
  const { call } = await running.signIn();
  const kept = new Map<string, number | string>();
  const said: string[] = [];
  for (const { name, request, as, context = 'adAccountId=700100200', keep } of conversations) {
    const caller = as ? (await running.signIn('API Account Manager', null, as)).call : call;
    const { path, body } = request((key) => kept.get(key) ?? '');
    const answer = await caller(endpoints[name].method, path, body, context);
    keep?.(answer.body, (key, value) => kept.set(key, value));
    said.push(`${name} ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  await running.stop();
  return said;
}

it('answers the same calls in the same world with the same bytes', async () => {
  const [one, other] = [await talk(), await talk()];
  expect(other).toEqual(one);
});
