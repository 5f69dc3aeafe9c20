import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBuiltWeb } from './compress-built-web.mjs';

test('each part worth it gets two smaller copies that hold the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-dist-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const x = 1;\n'.repeat(200);
  writeFileSync(join(folder, 'assets/a.js'), script);
  writeFileSync(join(folder, 'assets/tiny.css'), 'a{}');
  writeFileSync(join(folder, 'assets/picture.png'), script);
  await compressBuiltWeb(folder);
  const brotli = readFileSync(join(folder, 'assets/a.js.br'));
  expect(brotli.length).toBeLessThan(script.length / 10);
  expect(brotliDecompressSync(brotli).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(script);
  expect(['tiny.css.br', 'picture.png.br'].some((name) => existsSync(join(folder, 'assets', name)))).toBe(
    false,
  );
  rmSync(folder, { recursive: true });
});
