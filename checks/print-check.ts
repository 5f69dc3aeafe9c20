import type { CheckResult } from './run-checks.ts';

const mostShown = 40;

/** One line when all is well; with failures, where each one is and what to do. */
export function printCheck({ name, failures, tookMs }: CheckResult): void {
  const seconds = `${(tookMs / 1000).toFixed(1)} s`.padStart(6);
  const count = failures.length === 0 ? '' : `  ${failures.length} to mend`;
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${name.padEnd(18)}${seconds}${count}`);
  for (const { at, says } of failures.slice(0, mostShown)) {
    console.log(`    ${at}\n      ${says.replaceAll('\n', '\n      ')}`);
  }
  if (failures.length > mostShown) console.log(`    … and ${failures.length - mostShown} more`);
}
