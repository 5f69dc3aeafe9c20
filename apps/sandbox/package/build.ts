import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import * as z from 'zod/mini';
import manifest from '../package.json' with { type: 'json' };

const home = fileURLToPath(new URL('..', import.meta.url));
const into = process.argv[2] ?? join(home, 'dist');

const { name, version, description, license, type, engines } = manifest;

/** As it is published: one package without dependencies. */
const published = {
  name,
  version,
  description,
  license,
  type,
  engines,
  bin: { 'apple-ads-sandbox': 'main.js' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
};

const packageNames = z.object({ name: z.string(), version: z.string(), license: z.string() });

const write = (file: string, text: string): void => writeFileSync(join(into, file), text);

/** The folder of the package that a file belongs to, if it is one from the registry. */
function packageFolderOf(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** Whoever wrote a part of it is named beside it, as their licences want it. */
function listLicences(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolderOf(file) ?? []));
  const parts = [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((folder) => {
      const part = z.parse(packageNames, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
      return `${part.name} ${part.version} (${part.license})\n\n${licenceIn(folder)}`;
    });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

async function bundle(): Promise<string[]> {
  const build = await rolldown({
    cwd: home,
    input: {
      main: 'package/main.ts',
      'complete-node': 'package/complete-node.ts',
      'start-sandbox': 'src/start-sandbox.ts',
    },
    platform: 'node',
    transform: { target: 'node20' },
    logLevel: 'warn',
  });
  const { output } = await build.write({
    dir: into,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    banner: ({ name: chunk }) => (chunk === 'main' ? '#!/usr/bin/env node' : ''),
  });
  await build.close();
  return output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}

rmSync(into, { recursive: true, force: true });
write('THIRD-PARTY-LICENSES', listLicences(await bundle()));
write('index.js', `import './complete-node.js';\n\nexport { startSandbox } from './start-sandbox.js';\n`);
write('package.json', `${JSON.stringify(published, null, 2)}\n`);
const types = readFileSync(join(home, 'src/sandbox-types.ts'), 'utf8');
write(
  'index.d.ts',
  `${types}\nexport declare function startSandbox(options?: SandboxOptions): Promise<RunningSandbox>;\n`,
);
copyFileSync(join(home, 'src/page/page.html'), join(into, 'page.html'));
copyFileSync(join(home, 'package/README.md'), join(into, 'README.md'));
copyFileSync(join(home, 'package/Dockerfile'), join(into, 'Dockerfile'));
copyFileSync(join(dirname(dirname(home)), 'LICENSE'), join(into, 'LICENSE'));
