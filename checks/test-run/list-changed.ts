import { execFileSync } from 'node:child_process';

export type Changed = {
  /** The commit it is compared with. */
  base: string;
  paths: string[];
};

/** What this branch and what is not committed yet change against main; on a clean main, its last commit. */
export function listChanged(root: string): Changed {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const forkOf = (branch: string) => {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      return undefined;
    }
  };
  const listSince = (commit: string) =>
    [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
      .flatMap((said) => said.split('\n'))
      .filter((path) => path !== '');
  const fork = forkOf('origin/main') ?? forkOf('main') ?? 'HEAD';
  const paths = listSince(fork);
  if (paths.length > 0) return { base: fork, paths };
  return { base: 'HEAD~1', paths: listSince('HEAD~1') };
}

/**
 * Words in the paths of the server's tests that a change touches. Nearly every one starts the whole server, so those
 * that import a changed file are all of them; here they are those of its feature or its part of the platform.
 */
export function listServerFilters(paths: readonly string[]): string[] {
  const filters = paths.flatMap((path) => {
    if (path.startsWith('apps/server/migrations/')) return ['apps/server/src/platform/db/'];
    if (!path.startsWith('apps/server/src/')) return [];
    const [, folder] = /^(apps\/server\/src\/(?:features|platform)\/[^/]+\/)/.exec(path) ?? [];
    return [folder ?? path.replace(/(\.test)?\.ts$/, '')];
  });
  return [...new Set(filters)].toSorted();
}
