import { defineCall } from '@tapwright/contracts/call';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '../../testing/test-app.ts';
import { mountCall } from './mount-call.ts';

test('no secret that came in by any way is in the log', async () => {
  const body = z.object({ password: z.string(), code: z.string() });
  const spill = defineCall({
    method: 'POST',
    path: '/test/spill',
    access: { to: 'anyone' },
    summary: '.',
    query: z.object({ state: z.string() }),
    body,
    answer: z.null(),
  });
  const { origin, lines } = await startTestApp({
    mount: ({ host }) =>
      mountCall(host, spill, async (context, input, { request }) => {
        context.log.info({ ...input, request: { headers: request.headers } }, 'a careless line');
        throw new Error(`asked ${request.url} with ${request.headers.authorization}`, { cause: input });
      }),
  });
  const send = (path: string, type = 'application/json') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer s3cret-token', cookie: 'id=s3cret-cookie', 'content-type': type },
      body: JSON.stringify({ password: 's3cret-password', code: 's3cret-code' }),
    });
  await send('/test/spill?state=s3cret-state&code=s3cret-code');
  await send('/account/weixinlogin?state=s3cret-state&code=s3cret-code');
  await send('/test/spill?state=s3cret-state', 'text/s3cret-type');
  await expect.poll(() => lines.filter((line) => line.includes('answered')).length).toBe(3);
  expect(lines.some((line) => line.includes('a careless line'))).toBe(true);
  expect(lines.filter((line) => line.includes('s3cret'))).toEqual([]);
});
