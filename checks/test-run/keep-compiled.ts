import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A run starts some fifty processes of the same scripts: each compiles what none before it has. */
export function keepCompiled(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tapwright-compiled-'));
  process.env['NODE_COMPILE_CACHE'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
