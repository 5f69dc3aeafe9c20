import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '../../../testing/test-app.ts';

test('a long answer travels compressed', async () => {
  const { origin } = await startTestApp();
  const answer = await fetch(`${origin}/openapi.json`, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});

describe('the API page', () => {
  const calls = z.record(z.string(), z.record(z.string(), z.unknown()));
  const paths = z.object({ paths: z.record(z.string(), calls) });

  test('describes the calls that are mounted, with what they take, give and refuse', async () => {
    const { origin } = await startTestApp();
    const document = z.parse(paths, await (await fetch(`${origin}/openapi.json`)).json()).paths;
    expect(document['/account/login']?.['post']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['account'] } } } },
      responses: { 400: { description: expect.stringContaining('31001 wrongPassword') } },
    });
    expect(document['/userInfo/findUser']?.['get']?.['security']).toEqual([{ token: [] }]);
    expect(document['/frame/settings']?.['get']?.['security']).toBeUndefined();
  });

  test('is a page without scripts', async () => {
    const { origin } = await startTestApp();
    const page = await fetch(`${origin}/docs`);
    const html = await page.text();
    expect(html).toContain('/account/login');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});
