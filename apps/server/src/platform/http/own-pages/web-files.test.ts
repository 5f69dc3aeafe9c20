import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

describe('headers', () => {
  test('forbid an answer to load, to be framed, to be guessed at or to be shared', async () => {
    const { origin } = await startTestApp();
    for (const path of ['/healthz', '/frame/settings', '/nothing']) {
      const { headers } = await fetch(`${origin}${path}`);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('let no page of another origin read an answer', async () => {
    const { origin } = await startTestApp();
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    for (const [path, method] of [
      ['/healthz', 'GET'],
      ['/frame/settings', 'GET'],
      ['/account/login', 'OPTIONS'],
    ] as const) {
      const answer = await fetch(`${origin}${path}`, { method, headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('ask for HTTPS for good where people come by HTTPS', async () => {
    const { origin } = await startTestApp({ settings: { publicUrl: new URL('https://ads.example.com') } });
    expect((await fetch(`${origin}/healthz`)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

describe('the console', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-web-'));
  const script = `console.log(${'1'.repeat(5000)})`;
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/index-a1b2c3.js'), script);
  writeFileSync(join(folder, 'assets/index-a1b2c3.js.br'), brotliCompressSync(script));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has nothing outside of its folder', async () => {
    const { origin } = await startTestApp({ webFolder: folder });
    for (const path of ['/assets/%2e%2e/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
  });

  test('is one page that nobody keeps and that runs and wears only files of ours', async () => {
    const { origin } = await startTestApp({ webFolder: folder });
    const page = await fetch(`${origin}/`);
    const policy = page.headers.get('content-security-policy');
    expect(await page.text()).toBe('<div id="root"></div>');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*|https:|nonce/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('etag')).toBeNull();
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('is shown as the last build left it, also by a server that is older', async () => {
    const { origin } = await startTestApp({ webFolder: folder });
    const page = join(folder, 'index.html');
    const earlier = readFileSync(page);
    writeFileSync(page, '<div id="newer"></div>');
    expect(await (await fetch(`${origin}/`)).text()).toBe('<div id="newer"></div>');
    writeFileSync(page, earlier);
  });

  test('an address typed wrongly leads to its page, and to no circle where there is no page', async () => {
    const ask = async (origin: string) =>
      fetch(`${origin}/nothing`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    const withPage = await ask((await startTestApp({ webFolder: folder })).origin);
    expect([withPage.status, withPage.headers.get('location')]).toEqual([302, '/#/404']);
    const { origin } = await startTestApp();
    expect((await ask(origin)).status).toBe(404);
    expect((await fetch(`${origin}/`, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  test('has parts that are kept for good, small ones where they were made', async () => {
    const { origin } = await startTestApp({ webFolder: folder });
    const path = '/assets/index-a1b2c3.js';
    const small = await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(Number(small.headers.get('content-length'))).toBeLessThan(100);
    expect(await small.text()).toBe(script);
    const plain = await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toContain('javascript');
    expect(await plain.text()).toBe(script);
  });

  test('has an icon, and shows nothing else that lies in its folder', async () => {
    const { origin } = await startTestApp({ webFolder: folder });
    expect((await fetch(`${origin}/favicon.svg`)).headers.get('content-type')).toContain('image/svg+xml');
    const paths = [
      '/.vite/manifest.json',
      '/index.html',
      '/assets/..%2findex.html',
      '/assets/',
      '/assets/%2e/',
    ];
    for (const path of paths)
      for (const encoding of ['br', 'identity']) {
        const { status } = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': encoding } });
        expect({ path, encoding, status }).toEqual({ path, encoding, status: 404 });
      }
  });
});
