import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './failure.ts';
import type { Sizes } from './measure-sizes.ts';

const file = 'checks/test-ratios.json';

/** Lines of tests for each line of source, workspace by workspace: as high as they have ever been. */
type Ratios = Readonly<Record<string, number>>;

function readRatios(root: string): Ratios {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below, and what is no number holds nothing up.
  return JSON.parse(readFileSync(path, 'utf8')) as Ratios;
}

/** What checks or measures the product is itself mostly tests. */
const isProduct = ({ name }: { name: string }) => name.startsWith('apps/') || name.startsWith('packages/');

/** Down to two places, so that a line more or less is not yet a fall. */
const roundDown = (ratio: number) => Math.floor(ratio * 100) / 100;

export function checkTestRatios(root: string, { rows }: Sizes): Failure[] {
  const recorded = readRatios(root);
  return rows.filter(isProduct).flatMap(({ name, testRatio }) => {
    const [now, least] = [roundDown(testRatio), recorded[name] ?? 0];
    if (now >= least) return [];
    return [
      {
        at: name,
        says: `Has ${now.toFixed(2)} lines of tests for each line of source, and had ${least.toFixed(2)}. Test what you added; the ratio may rise, never fall.`,
      },
    ];
  });
}

/** Keeps what has risen. Nothing falls. */
export function raiseTestRatios(root: string, { rows }: Sizes): void {
  const recorded = readRatios(root);
  const raised = rows
    .filter(isProduct)
    .map(({ name, testRatio }): [string, number] => [
      name,
      Math.max(recorded[name] ?? 0, roundDown(testRatio)),
    ]);
  writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(raised), null, 2)}\n`);
}
