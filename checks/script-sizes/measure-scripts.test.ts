import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTree } from '../testing/make-tree.ts';
import { checkScriptSizes } from './check-script-sizes.ts';
import { measureScripts } from './measure-scripts.ts';

/** Text that gzip cannot make smaller than `kilobytes`. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 1000).toString('base64');
const dist = 'apps/web/dist';

const tree = (sizes: { entry?: number; page?: number }) =>
  makeTree({
    'package.json': JSON.stringify({ name: 'tapwright', workspaces: ['apps/*'] }),
    'apps/web/package.json': JSON.stringify({ name: '@tapwright/web' }),
    'apps/web/src/main.tsx': `const start = { namespaces: ['frame'] };\nvoid import('./app/pages/public/login-page.tsx');`,
    'apps/web/src/app/pages/public/login-page.tsx': `import '../../form.tsx';`,
    'apps/web/src/app/form.tsx': `const { t } = useTranslation(['accounts', 'frame']);`,
    'apps/web/src/app/zoom.tsx': `export const zoom = 1;`,
    'apps/web/src/app/pages/home-page.tsx': `const { t } = useTranslation('home');`,
    [`${dist}/index.html`]: `<script src="/beside.js"></script>${noise(1)}`,
    [`${dist}/beside.js`]: noise(1),
    [`${dist}/entry.js`]: noise(sizes.entry ?? 40),
    [`${dist}/shared.js`]: noise(10),
    [`${dist}/login.js`]: noise(5),
    [`${dist}/home.js`]: noise(sizes.page ?? 20),
    [`${dist}/chart.js`]: noise(7),
    [`${dist}/zoom.js`]: noise(2),
    [`${dist}/styles.css`]: noise(8),
    [`${dist}/en-frame.js`]: noise(2),
    [`${dist}/ja-frame.js`]: noise(4),
    [`${dist}/en-accounts.js`]: noise(3),
    [`${dist}/en-home.js`]: noise(6),
    [`${dist}/.vite/manifest.json`]: JSON.stringify({
      'index.html': {
        file: 'entry.js',
        isEntry: true,
        imports: ['_shared.js'],
        css: ['styles.css'],
        dynamicImports: ['src/app/pages/public/login-page.tsx', 'src/app/pages/home-page.tsx'],
      },
      '_shared.js': { file: 'shared.js' },
      'src/app/pages/public/login-page.tsx': {
        file: 'login.js',
        isDynamicEntry: true,
        imports: ['index.html'],
      },
      'src/app/pages/home-page.tsx': {
        file: 'home.js',
        isDynamicEntry: true,
        imports: ['_shared.js', '_chart.js'],
        dynamicImports: ['src/app/zoom.tsx'],
      },
      '_chart.js': { file: 'chart.js' },
      'src/app/zoom.tsx': { file: 'zoom.js', isDynamicEntry: true, imports: ['_chart.js'] },
      '../../packages/i18n/messages/en/frame.json': { file: 'en-frame.js', isDynamicEntry: true },
      '../../packages/i18n/messages/ja/frame.json': { file: 'ja-frame.js', isDynamicEntry: true },
      '../../packages/i18n/messages/en/accounts.json': { file: 'en-accounts.js', isDynamicEntry: true },
      '../../packages/i18n/messages/en/home.json': { file: 'en-home.js', isDynamicEntry: true },
    }),
  });

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

test('adds up entry, page and the largest language of their messages; what comes later by what it adds', () => {
  const sizes = measureScripts(tree({}));
  // beside 1 + entry 40 + shared 10 + login 5 + frame 4 + accounts 3, within what gzip's framing adds
  expect(kilobytes(sizes.signInScript)).toBe(63);
  expect(kilobytes(sizes.signInWhole - sizes.signInScript)).toBe(9);
  expect(sizes.parts.map(({ name, bytes }) => [name, kilobytes(bytes)])).toEqual([
    ['src/app/pages/home-page.tsx', 33],
    ['src/app/zoom.tsx', 2],
  ]);
});

test('counts a page that stands in the frame without what the frame has brought', () => {
  const root = tree({});
  writeFileSync(
    join(root, 'apps/web/src/app/routes-table.ts'),
    `const home = createRoute({ getParentRoute: () => framed, component: lazy(() => import('./pages/home-page.tsx')) });`,
  );
  mkdirSync(join(root, 'apps/web/src/app/shell'));
  writeFileSync(join(root, 'apps/web/src/app/shell/frame.tsx'), '');
  const manifest = join(root, dist, '.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  const frame = { file: 'frame.js', isDynamicEntry: true, imports: ['_chart.js'] };
  writeFileSync(manifest, JSON.stringify({ ...chunks, 'src/app/shell/frame.tsx': frame }));
  writeFileSync(join(root, dist, 'frame.js'), noise(9));

  const sizes = new Map(measureScripts(root).parts.map(({ name, bytes }) => [name, kilobytes(bytes)]));
  // home 20 + its messages 6, without chart 7, which the frame has
  expect(sizes.get('src/app/pages/home-page.tsx')).toBe(26);
  expect(sizes.get('src/app/shell/frame.tsx')).toBe(16);
});

test('refuses a sign-in page and a further page that have grown too large', () => {
  expect(checkScriptSizes(tree({ entry: 160 })).map(({ at }) => at)).toEqual(['sign-in page, script']);
  expect(checkScriptSizes(tree({ entry: 205 })).map(({ at }) => at)).toEqual([
    'sign-in page, script',
    'sign-in page, whole first view',
  ]);
  const [failure] = checkScriptSizes(tree({ page: 70 }));
  expect(failure).toMatchObject({
    at: 'src/app/pages/home-page.tsx',
    says: expect.stringContaining('Load later'),
  });
});
