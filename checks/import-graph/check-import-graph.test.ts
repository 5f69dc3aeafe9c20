import { expect, test } from 'vitest';
import { makeTree } from '../testing/make-tree.ts';
import { checkImportGraph } from './check-import-graph.ts';

const workspace = (name: string, dependencies: readonly string[] = []) =>
  JSON.stringify({
    name: `@tapwright/${name}`,
    exports: { './*': './src/*.ts' },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '0.1.0'])),
  });

const soundTree = {
  'package.json': JSON.stringify({
    name: 'tapwright',
    workspaces: ['apps/*', 'packages/*'],
    devDependencies: { vitest: '1.0.0' },
  }),
  'packages/domain/package.json': workspace('domain'),
  'packages/domain/src/money.ts': `export type Money = number;`,
  'packages/domain/src/money.test.ts': `import { test } from 'vitest';`,
  'packages/contracts/package.json': workspace('contracts', ['@tapwright/domain', 'zod']),
  'packages/contracts/src/bids.ts': `import type { Money } from '@tapwright/domain/money';\nimport { z } from 'zod/mini';`,
  'packages/apple-ads/package.json': workspace('apple-ads'),
  'packages/apple-ads/src/client.ts': `export const client = 1;`,
  'packages/apple-ads-v5/package.json': workspace('apple-ads-v5', ['@tapwright/apple-ads']),
  'packages/apple-ads-v5/src/campaign.ts': `import '@tapwright/apple-ads/client';`,
  'apps/sandbox/package.json': workspace('sandbox', ['@tapwright/apple-ads', '@tapwright/apple-ads-v5']),
  'apps/sandbox/src/additional-apis.ts': `import './api-v5/api-v5.ts';`,
  'apps/sandbox/src/api-v5/api-v5.ts': `import '@tapwright/apple-ads-v5/campaign';\nimport '../market/market.ts';`,
  'apps/sandbox/src/market/market.ts': `export const market = 1;`,
  'apps/server/package.json': workspace('server', [
    '@tapwright/contracts',
    '@tapwright/apple-ads',
    'pg',
    'kysely',
  ]),
  'apps/server/src/app.ts': `import { mountTeams } from './features/teams/index.ts';`,
  'apps/server/src/platform/db/database.ts': `import pg from 'pg';`,
  'apps/server/src/platform/db/run-transaction.ts': `export type Work = number;`,
  'apps/server/src/features/writes/index.ts': `import { runTransaction } from '../../platform/db/run-transaction.ts';`,
  'apps/server/src/features/teams/work.ts': `import type { Work } from '../../platform/db/run-transaction.ts';`,
  'apps/server/src/features/teams/teams.test.ts': `import { runTransaction } from '../../platform/db/run-transaction.ts';`,
  'apps/server/src/features/teams/index.ts': `export { mountTeams } from './routes.ts';`,
  'apps/server/src/features/teams/routes.ts': `import { join } from 'node:path';`,
  'apps/server/src/features/teams/teams-store.ts': `import { sql } from 'kysely';`,
  'apps/server/src/features/campaign-groups/index.ts': `import '@tapwright/apple-ads/client';\nimport '../teams/index.ts';\nimport type { Kysely } from 'kysely';`,
  'apps/web/package.json': workspace('web', ['@tapwright/contracts']),
  'apps/web/src/app/root.tsx': `import '../features/teams/team-list.tsx';\nimport { bids } from '@tapwright/contracts/bids';`,
  'apps/web/src/features/teams/team-list.tsx': `import '../../platform/calls/call.ts';\nimport './team-list.module.css';`,
  'apps/web/src/platform/calls/call.ts': `export const call = 1;`,
};

const check = (files: Record<string, string>) =>
  checkImportGraph(makeTree({ ...soundTree, ...files })).map(({ at, says }) => `${at} ${says}`);

test('finds nothing wrong in a tree that follows the plan', () => {
  expect(check({})).toEqual([]);
});

const broken: { rule: string; files: Record<string, string>; at: string; says: RegExp }[] = [
  {
    rule: 'a package that knows more than the plan says',
    files: { 'packages/domain/src/a.ts': `\nimport '@tapwright/contracts/bids';` },
    at: 'packages/domain/src/a.ts:2',
    says: /but packages\/domain may know nothing of ours\. Move what both need/,
  },
  {
    rule: 'a type-only import against the plan',
    files: { 'apps/web/src/platform/a.ts': `import type { client } from '@tapwright/apple-ads/client';` },
    at: 'apps/web/src/platform/a.ts:1',
    says: /but apps\/web may know domain, contracts, ui, i18n only/,
  },
  {
    rule: 'a page that makes its own parts out of the library',
    files: {
      'apps/web/package.json': workspace('web', ['@tapwright/contracts', '@base-ui/react']),
      'apps/web/src/app/a.tsx': `import { Menu } from '@base-ui/react/menu';`,
    },
    at: 'apps/web/src/app/a.tsx:1',
    says: /Imports @base-ui\/react, which packages\/ui alone knows\. Use a part of @tapwright\/ui/,
  },
  {
    rule: 'a declared dependency against the plan',
    files: { 'packages/domain/package.json': workspace('domain', ['@tapwright/contracts']) },
    at: 'packages/domain/package.json',
    says: /Declares @tapwright\/contracts, but packages\/domain may know nothing of ours\./,
  },
  {
    rule: 'a workspace outside the plan',
    files: { 'packages/money/package.json': workspace('money') },
    at: 'packages/money/package.json',
    says: /Say in checks\/import-graph\/package-rules\.ts whom it may know/,
  },
  {
    rule: 'a workspace of ours that is not declared',
    files: { 'apps/server/src/platform/a.ts': `import '@tapwright/domain/money';` },
    at: 'apps/server/src/platform/a.ts:1',
    says: /which apps\/server\/package\.json does not declare/,
  },
  {
    rule: 'a package from npm that is not declared',
    files: { 'apps/web/src/platform/a.ts': `export const a = await import('dayjs');` },
    at: 'apps/web/src/platform/a.ts:1',
    says: /Imports dayjs, which apps\/web\/package\.json does not declare/,
  },
  {
    rule: 'a test tool in code that ships',
    files: { 'apps/web/src/platform/a.ts': `import 'vitest';` },
    at: 'apps/web/src/platform/a.ts:1',
    says: /Imports vitest, which apps\/web\/package\.json does not declare/,
  },
  {
    rule: 'a module of Node without its prefix',
    files: { 'apps/server/src/platform/a.ts': `import 'fs';` },
    at: 'apps/server/src/platform/a.ts:1',
    says: /Write node:fs/,
  },
  {
    rule: 'an entry script that needs an install',
    files: { 'scripts/start.mjs': `import 'vitest';` },
    at: 'scripts/start.mjs:1',
    says: /Use modules of Node only/,
  },
  {
    rule: 'a relative path into another workspace',
    files: { 'apps/web/src/platform/a.ts': `import '../../../../packages/domain/src/money.ts';` },
    at: 'apps/web/src/platform/a.ts:1',
    says: /Import @tapwright\/domain by its name/,
  },
  {
    rule: 'a reach past the door of a feature',
    files: { 'apps/server/src/features/campaign-groups/a.ts': `import '../teams/teams-store.ts';` },
    at: 'apps/server/src/features/campaign-groups/a.ts:1',
    says: /Reaches past the door of teams\. Import apps\/server\/src\/features\/teams\/index\.ts/,
  },
  {
    rule: 'a platform that knows a feature',
    files: { 'apps/server/src/platform/http/a.ts': `import '../../features/teams/index.ts';` },
    at: 'apps/server/src/platform/http/a.ts:1',
    says: /The platform knows no feature/,
  },
  {
    rule: 'a driver outside a store',
    files: { 'apps/server/src/features/teams/invite.ts': `import { sql } from 'kysely';` },
    at: 'apps/server/src/features/teams/invite.ts:1',
    says: /Imports kysely outside a store\. Move the SQL into the feature's \*-store\.ts/,
  },
  {
    rule: 'a transaction that nobody authorises',
    files: {
      'apps/server/src/platform/db/run-transaction.ts': `export const runTransaction = 1;`,
      'apps/server/src/features/teams/invite.ts': `import { runTransaction } from '../../platform/db/run-transaction.ts';`,
    },
    at: 'apps/server/src/features/teams/invite.ts:1',
    says: /Opens a transaction by itself\. Use teamWrite/,
  },
  {
    rule: 'a feature that talks to Apple by itself',
    files: { 'apps/server/src/features/teams/a.ts': `import '@tapwright/apple-ads/client';` },
    at: 'apps/server/src/features/teams/a.ts:1',
    says: /Only apple-sync, certificates, campaign-groups and changes/,
  },
  {
    rule: 'a server that knows the API that ends',
    files: { 'apps/server/src/platform/a.ts': `import type { A } from '@tapwright/apple-ads-v5/campaign';` },
    at: 'apps/server/src/platform/a.ts:1',
    says: /but apps\/server may know domain, contracts, apple-ads, i18n only/,
  },
  {
    rule: 'a web that knows the API that ends',
    files: { 'apps/web/src/platform/a.ts': `import '@tapwright/apple-ads-v5/campaign';` },
    at: 'apps/web/src/platform/a.ts:1',
    says: /but apps\/web may know domain, contracts, ui, i18n only/,
  },
  {
    rule: 'a client of Apple that knows the API that ends',
    files: { 'packages/apple-ads/src/a.ts': `import '@tapwright/apple-ads-v5/campaign';` },
    at: 'packages/apple-ads/src/a.ts:1',
    says: /but packages\/apple-ads may know nothing of ours/,
  },
  {
    rule: 'a console that looks up what the sandbox alone may know',
    files: { 'apps/server/src/features/teams/a.ts': `import { startSandbox } from '@tapwright/sandbox';` },
    at: 'apps/server/src/features/teams/a.ts:1',
    says: /Imports @tapwright\/sandbox, but apps\/server may know/,
  },
  {
    rule: 'an API of the sandbox that knows what is to be expected',
    files: {
      'apps/sandbox/src/market/expectation/expect.ts': `export const expected = 1;`,
      'apps/sandbox/src/api-v1/a.ts': `import '../market/expectation/expect.ts';`,
    },
    at: 'apps/sandbox/src/api-v1/a.ts:1',
    says: /Knows what is to be expected of the market/,
  },
  {
    rule: 'a market that knows the wire of the API that ends',
    files: { 'apps/sandbox/src/market/a.ts': `import '@tapwright/apple-ads-v5/campaign';` },
    at: 'apps/sandbox/src/market/a.ts:1',
    says: /Knows the API v5, which ends\. Only apps\/sandbox\/src\/additional-apis\.ts imports it/,
  },
  {
    rule: 'a part of the sandbox that knows how it answers the API that ends',
    files: { 'apps/sandbox/src/control/a.ts': `import type { A } from '../api-v5/api-v5.ts';` },
    at: 'apps/sandbox/src/control/a.ts:1',
    says: /Knows the API v5, which ends/,
  },
  {
    rule: 'a web feature that imports another',
    files: { 'apps/web/src/features/finance/a.ts': `import '../teams/team-list.tsx';` },
    at: 'apps/web/src/features/finance/a.ts:1',
    says: /The feature finance imports the feature teams/,
  },
  {
    rule: 'a web feature that imports a page',
    files: { 'apps/web/src/features/finance/a.ts': `import '../../app/root.tsx';` },
    at: 'apps/web/src/features/finance/a.ts:1',
    says: /never back: features imports app/,
  },
  {
    rule: 'files in a circle, types included',
    files: {
      'packages/domain/src/a.ts': `import type { B } from './b.ts';`,
      'packages/domain/src/b.ts': `import { a } from './a.ts';`,
    },
    at: 'packages/domain/src/a.ts',
    says: /packages\/domain\/src\/a\.ts → packages\/domain\/src\/b\.ts → packages\/domain\/src\/a\.ts\. Move what they share/,
  },
  {
    rule: 'features in a circle by ways of different files',
    files: {
      'apps/server/src/features/teams/a.ts': `import '../finance/index.ts';`,
      'apps/server/src/features/finance/index.ts': `export const a = 1;`,
      'apps/server/src/features/finance/b.ts': `import '../teams/index.ts';`,
    },
    at: 'apps/server/src/features/teams',
    says: /teams → finance → teams\. Let one of them publish an event/,
  },
];

test.each(broken)('refuses $rule', ({ files, at, says }) => {
  const failures = check(files);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(says);
  expect(failures[0]?.startsWith(`${at} `)).toBe(true);
});
