import { existsSync, readFileSync } from 'node:fs';

const everyMs = 500;

/** npm starts a program through a shell, so it is the parent's parent; where there is no /proc, only the parent is seen. */
function describeAncestors(): string {
  const parent = `/proc/${process.ppid}/status`;
  const grandparent = existsSync(parent) ? /^PPid:\s+(\d+)/m.exec(readFileSync(parent, 'utf8'))?.[1] : '';
  return `${process.ppid} ${grandparent ?? ''}`;
}

/** npm waits for what it starts: when it is gone it was killed, and nobody else would end this process. */
export function watchNpm(onKilled: () => void): void {
  // oxlint-disable-next-line eslint/no-restricted-properties -- no setting: npm says by it that it started this
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const ancestors = describeAncestors();
  const timer = setInterval(() => {
    if (describeAncestors() === ancestors) return;
    clearInterval(timer);
    onKilled();
  }, everyMs);
  timer.unref();
}
