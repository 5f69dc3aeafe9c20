import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

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

  test('ask for HTTPS for good where people come by HTTPS', async () => {
    const { origin } = await startTestApp({ settings: { publicUrl: new URL('https://ads.example.com') } });
    expect((await fetch(`${origin}/healthz`)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000',
    );
  });
});

describe('the console', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-web-'));
  const script = `console.log(${'1'.repeat(5000)})`;
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta name="csp-nonce" content="__CSP_NONCE__" /><div id="root"></div>',
  );
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/index-a1b2c3.js'), script);
  writeFileSync(join(folder, 'assets/index-a1b2c3.js.br'), brotliCompressSync(script));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is one page that nobody keeps, with a new nonce each time, which allows styles and no script', async () => {
    const { origin } = await startTestApp({ webFolder: folder });
    const pages = await Promise.all([fetch(`${origin}/`), fetch(`${origin}/`)]);
    const seen = await Promise.all(
      pages.map(async (page) => ({
        policy: page.headers.get('content-security-policy') ?? '',
        nonce: /content="([^"]+)"/.exec(await page.text())?.[1] ?? 'none',
      })),
    );
    for (const { policy, nonce } of seen) {
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/unsafe|\*|https:/);
      expect(policy).toContain("frame-ancestors 'none'");
    }
    expect(seen[0]?.nonce).not.toBe(seen[1]?.nonce);
    expect(pages[0]?.headers.get('cache-control')).toBe('no-store');
    expect(pages[0]?.headers.get('x-frame-options')).toBe('DENY');
    expect(pages[0]?.headers.get('referrer-policy')).toBe('no-referrer');
    expect(pages[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8');
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
    for (const path of ['/.vite/manifest.json', '/index.html', '/assets/..%2findex.html', '/assets/']) {
      expect((await fetch(`${origin}${path}`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
