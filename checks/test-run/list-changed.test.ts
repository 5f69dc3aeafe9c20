import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTree } from '../testing/make-tree.ts';
import { listChanged, listServerFilters } from './list-changed.ts';

function makeRepository(): { root: string; git: (...words: string[]) => string } {
  const root = makeTree({ 'kept.ts': '1', 'gone.ts': '1' });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  return { root, git };
}

test('a branch has changed what it committed and what is not committed yet', () => {
  const { root, git } = makeRepository();
  git('switch', '-qc', 'part');
  writeFileSync(join(root, 'kept.ts'), '2');
  git('commit', '-qam', 'second');
  rmSync(join(root, 'gone.ts'));
  writeFileSync(join(root, 'new.ts'), '1');
  expect(listChanged(root)).toEqual({
    base: git('rev-parse', 'main'),
    paths: ['gone.ts', 'kept.ts', 'new.ts'],
  });
});

test('on a clean main it is the last commit', () => {
  const { root, git } = makeRepository();
  writeFileSync(join(root, 'kept.ts'), '2');
  git('commit', '-qam', 'second');
  expect(listChanged(root)).toEqual({ base: 'HEAD~1', paths: ['kept.ts'] });
});

test('of the server it is the feature, the part of the platform, or the file itself', () => {
  expect(
    listServerFilters([
      'apps/server/src/features/teams/add-team.ts',
      'apps/server/src/features/teams/testing/team-server.ts',
      'apps/server/migrations/0001_first.sql',
      'apps/server/src/platform/http/calls.ts',
      'apps/server/src/env.ts',
      'apps/server/src/main.test.ts',
      'apps/web/src/main.tsx',
    ]),
  ).toEqual([
    'apps/server/src/env',
    'apps/server/src/features/teams/',
    'apps/server/src/main',
    'apps/server/src/platform/db/',
    'apps/server/src/platform/http/',
  ]);
});
