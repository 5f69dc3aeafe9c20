import type { Failure } from './failure.ts';
import { measureSizes } from './measure-sizes.ts';
import { checkTestRatios } from './test-ratios.ts';

const mostLines = 400;
const mostMedian = 70;
const mostP90 = 200;

/** Files that are longer for a reason, with the lines they have. A number here may only become smaller. */
const exceptions: Readonly<Record<string, number>> = {};

export function checkSizes(root: string): Failure[] {
  const sizes = measureSizes(root);
  const failures = sizes.files
    .filter(({ path, lines }) => lines > (exceptions[path] ?? mostLines))
    .map(({ path, lines }) => ({
      at: path,
      says: `Has ${lines} lines; ${mostLines} is the end. Split it: a verb, a part of the screen or a subject to each file.`,
    }));
  for (const [path, lines] of Object.entries(exceptions)) {
    const now = sizes.files.find((file) => file.path === path)?.lines ?? 0;
    if (now < lines)
      failures.push({
        at: path,
        says: `Has become smaller: write ${now} in checks/check-sizes.ts, or take it out.`,
      });
  }
  const { median, p90 } = sizes.whole;
  if (median > mostMedian) {
    failures.push({
      at: 'all files',
      says: `The median is ${median} lines; at most ${mostMedian}. Split the ones that do two things.`,
    });
  }
  if (p90 > mostP90) {
    failures.push({
      at: 'all files',
      says: `One file in ten has more than ${p90} lines; at most ${mostP90}. Split the longest.`,
    });
  }
  return [...failures, ...checkTestRatios(root, sizes)];
}
