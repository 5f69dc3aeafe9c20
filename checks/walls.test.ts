import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { runChecks } from './run-checks.ts';
import { runProgram } from './run-program.ts';
import { listChanged } from './test-run/list-changed.ts';
import { makeChangedCopy, repository } from './testing/make-tree.ts';

const japanese = 'packages/i18n/messages/ja/frame.json';
const withoutKey = (file: string, key: string) =>
  readFileSync(join(repository, file), 'utf8').replace(new RegExp(`^\\s*"${key}": .*\\n`, 'm'), '');

/** One deliberate mistake to a file, and what `npm run check` says about it. */
const mistakes: { mistake: string; path: string; text: string; says: RegExp }[] = [
  {
    mistake: 'a package that imports against the plan',
    path: 'packages/domain/src/broken-boundary.ts',
    text: `export { codes } from '@tapwright/contracts/codes';\nexport const here = 1;\n`,
    says: /packages\/domain may know nothing of ours\. Move what both need/,
  },
  {
    mistake: 'a key that one language does not have',
    path: japanese,
    text: withoutKey(japanese, 'close'),
    says: /"close" is missing\. Add it; English says "Close"/,
  },
  {
    mistake: 'words by keys that the compiler does not know',
    path: 'apps/web/src/app/broken-words.ts',
    text: `import { useTranslation } from 'react-i18next';\n\nexport const useWords = () => useTranslation().t('noSuchKey');\n`,
    says: /Its keys are any text\. Import it from apps\/web\/src\/platform\/words/,
  },
  {
    mistake: 'a literal text in JSX',
    path: 'apps/web/src/app/broken-text.tsx',
    text: `export const BrokenText = () => <p>Create a team</p>;\n`,
    says: /"Create a team" stands in the code\. Put it into packages\/i18n\/messages in all five languages/,
  },
  {
    mistake: 'a file of 500 lines',
    path: 'packages/domain/src/broken-size.ts',
    text: `${Array.from({ length: 500 }, (_, n) => `export const number${n} = ${n};`).join('\n')}\n`,
    says: /Has 500 lines; 400 is the end\. Split it/,
  },
  {
    mistake: 'a transaction that nobody authorises',
    path: 'apps/server/src/features/accounts/break-accounts.ts',
    text: `import { runTransaction } from '../../platform/db/run-transaction.ts';\n\nexport const breakAccounts = runTransaction;\n`,
    says: /Opens a transaction by itself\. Use teamWrite, membersWrite/,
  },
  {
    mistake: 'the environment read outside env.ts',
    path: 'apps/server/src/platform/broken-setting.ts',
    text: `export const port = process.env['PORT'];\n`,
    says: /Only apps\/server\/src\/env\.ts reads the environment/,
  },
  {
    mistake: 'a promise that nobody awaits',
    path: 'packages/domain/src/broken-promise.ts',
    text: `export function forget() {\n  Promise.resolve();\n}\n`,
    says: /Await it, or hand it to something that handles its failure/,
  },
  {
    mistake: 'the database driver outside a store',
    path: 'apps/server/src/features/accounts/broken-driver.ts',
    text: `import pg from 'pg';\n\nexport const pool = pg.Pool;\n`,
    says: /Imports pg outside a store\. Move the SQL into the feature's \*-store\.ts/,
  },
  {
    mistake: "the browser's storage outside the platform",
    path: 'apps/web/src/features/accounts/broken-storage.ts',
    text: `export const theme = localStorage.getItem('theme');\n`,
    says: /Keep it through apps\/web\/src\/platform/,
  },
  {
    mistake: 'an any',
    path: 'packages/domain/src/broken-any.ts',
    text: `export const amount: any = 1;\n`,
    says: /Use unknown and check it with a schema/,
  },
  {
    mistake: 'a default export',
    path: 'packages/domain/src/broken-default.ts',
    text: `export default 1;\n`,
    says: /Export it by its name/,
  },
  {
    mistake: 'a name that says nothing',
    path: 'packages/domain/src/money-helpers.ts',
    text: `export const amount = 1;\n`,
    says: /"helpers" in a path says nothing\. Name the file after what it does/,
  },
  {
    mistake: 'a file that is not in kebab-case',
    path: 'packages/domain/src/BrokenCase.ts',
    text: `export const amount = 1;\n`,
    says: /Rename it in kebab-case/,
  },
  {
    mistake: 'a query key that is written where it is used',
    path: 'apps/web/src/features/teams/broken-key.ts',
    text: `export const members = { queryKey: ['team', 7, 'members'] };\n`,
    says: /A query key is written once\. Put it into the feature's keys\.ts/,
  },
  {
    mistake: 'a barrel',
    path: 'packages/ui/src/index.ts',
    text: `export * from './theme.ts';\n`,
    says: /import from the file itself and delete this one/,
  },
  {
    mistake: 'a write at Apple past the change sets',
    path: 'apps/server/src/features/apple-sync/broken-write.ts',
    text: `import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';\nexport const brokenWrite = (calls: AdAccountCalls) => calls.deleteCampaign('1');\n`,
    says: /Only features\/changes may: nothing reaches Apple but an edit of a committed change set/,
  },
  {
    mistake: 'a rule switched off without a reason',
    path: 'packages/domain/src/broken-disable.ts',
    text: `// oxlint-disable-next-line typescript/no-explicit-any\nexport const amount: any = 1;\n`,
    says: /Write it behind two dashes/,
  },
  {
    mistake: 'an export that nobody imports',
    path: 'apps/server/src/platform/broken-use.ts',
    text: `export const unused = 1;\n`,
    says: /unused is exported but nobody imports it\. Remove the word export, or the code/,
  },
  {
    mistake: 'an export of a package that nobody imports',
    path: 'packages/apple-ads/src/wire/broken-use.ts',
    text: `export const unused = 1;\n`,
    says: /unused is exported but nobody imports it/,
  },
  {
    mistake: 'a program that a shell starts',
    path: 'apps/server/src/platform/broken-start.ts',
    text: `import { spawn } from 'node:child_process';\nspawn('ls', { shell: true });\n`,
    says: /Give them as a list, without one/,
  },
  {
    mistake: 'a verb file that exports something else',
    path: 'apps/server/src/features/accounts/break-nothing.ts',
    text: `export const breakAll = () => 1;\n`,
    says: /this one would export breakNothing, but exports breakAll\. Rename one/,
  },
  {
    mistake: 'a route that does more than call a verb',
    path: 'apps/server/src/features/accounts/codes/routes.ts',
    text: `export function mountAll() {\n  return () => {\n${'    Math.random();\n'.repeat(31)}  };\n}\n`,
    says: /A route handler of 33 lines \(at most 30\)/,
  },
  {
    mistake: 'a value that is said to be there',
    path: 'packages/domain/src/broken-bang.ts',
    text: `export const firstOf = (list: readonly number[]) => list[0]!;\n`,
    says: /Handle the missing value/,
  },
  {
    mistake: 'a cast without a check',
    path: 'packages/domain/src/broken-cast.ts',
    text: `export const amountOf = (value: object) => value as number[];\n`,
    says: /Check the value with a schema/,
  },
  {
    mistake: 'a page that names what is not there',
    path: 'docs/broken-page.md',
    text: 'See `apps/server/src/nowhere.ts`.\n',
    says: /Names apps\/server\/src\/nowhere\.ts, which is not there/,
  },
  {
    mistake: 'a gap in the numbers of migrations',
    path: 'apps/server/migrations/9999_gap.sql',
    text: 'select 1;\n',
    says: /migrations count up by one/,
  },
  {
    mistake: 'a path of one machine',
    path: 'docs/broken-words.md',
    text: `It lies in ${['', 'root', 'tapwright'].join('/')}.\n`,
    says: /A path of one machine/,
  },
  {
    mistake: 'a file that is not formatted',
    path: 'packages/domain/src/broken-format.ts',
    text: `export const a   =   1\n`,
    says: /Is not formatted\. Run: npm run format/,
  },
];

/** Of `checks`, neither what runs the tests nor a ratio that rose can open a wall. */
const walls =
  /^(checks\/(?!test-run\/|script-sizes\/|test-ratios|.*\.test\.ts$)|checks\/walls\.test|\.ox|knip\.json|tsconfig)/;

/** Both run checks over a copy of everything: when they were changed, and else only when it goes deep. */
const isMeant = () =>
  inject('depth') === 'deep' || listChanged(repository).paths.some((path) => walls.test(path));

/** Only what hangs should meet this: the whole of the checks runs twice here. */
const patienceMs = 30 * 60_000;

const names = [
  'import graph',
  'sizes',
  'documents',
  'migrations',
  'words',
  'message keys',
  'format',
  'lint',
  'unused code',
  'dangers',
];

test.runIf(isMeant())(
  'each mistake in a copy of this repository is refused with what to do',
  async () => {
    const root = makeChangedCopy(Object.fromEntries(mistakes.map(({ path, text }) => [path, text])));
    // What looks at each file by itself need not look at all the others once more, unless somebody wants to know.
    const paths = inject('depth') === 'deep' ? undefined : mistakes.map(({ path }) => path);
    const results = await runChecks(root, names, () => undefined, paths);
    const failures = results.flatMap((result) => result.failures);
    for (const { mistake, path, says } of mistakes) {
      const here = failures.filter(({ at }) => at.split(':')[0] === path);
      expect(here.map((failure) => failure.says).join('\n'), mistake).toMatch(says);
    }
  },
  patienceMs,
);

test.runIf(isMeant())(
  'a check that finds something makes the command fail',
  async () => {
    const root = makeChangedCopy({ 'packages/domain/src/broken-size.ts': 'step();\n'.repeat(500) });
    const { exitCode, stdout } = await runProgram(root, ['checks/run.ts', 'sizes']);
    expect(stdout).toContain('packages/domain/src/broken-size.ts');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed, 0 skipped');
    expect(exitCode).toBe(1);
  },
  patienceMs,
);
