import { fileURLToPath } from 'node:url';
import type { Failure } from '../failure.ts';
import { printSizes } from '../print-sizes.ts';
import { printScriptSizes } from '../script-sizes/print-script-sizes.ts';
import { findTempFolder } from './find-temp-folder.ts';
import { keepCompiled } from './keep-compiled.ts';
import type { Part } from './list-phases.ts';
import { listPhases, listQuickPhases, parts, usualParts } from './list-phases.ts';
import type { Outcome, Phase } from './phase.ts';
import { failedOnce, groupPhases, splitLanes } from './phase.ts';
import { stopOnSignal } from '../run-program.ts';

/** What the database tests need beside the checks, which need most of all else. */
const roomBytes = 10 * 2 ** 30;
const root = fileURLToPath(new URL('../..', import.meta.url));
const isPart = (word: string): word is Part => parts.some((part) => part === word);

stopOnSignal();
const tempFolder = findTempFolder();
if (tempFolder !== undefined) process.env['TMPDIR'] ??= tempFolder;
keepCompiled();
const isDeep = process.argv.includes('--deep');
const isQuick = process.argv.includes('--quick');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asked = words.filter(isPart);
const filters = words.filter((word) => !isPart(word));

if (filters.length > 0 && asked.length !== 1) {
  console.error(`Say what to run: npm test -- <${parts.join('|')}> [words in the test file's path]`);
  process.exitCode = 1;
} else {
  const outcomes: Outcome[] = [];
  const wanted = asked.length > 0 ? asked : isDeep ? parts : usualParts;
  const phases = isQuick ? listQuickPhases(root) : listPhases(root, { parts: wanted, filters, isDeep });
  const runLane = async (lane: readonly Phase[]) => {
    for (const group of groupPhases(lane)) outcomes.push(...(await Promise.all(group.map(runPhase))));
  };
  await Promise.all(splitLanes(phases, { hasRoom: process.availableMemory() >= roomBytes }).map(runLane));
  if (!isQuick && wanted.includes('check')) printSizes(root);
  if (!isQuick && wanted.includes('browser')) printScriptSizes(root);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  outcomes.flatMap(({ failures }) => failures).forEach(printFailure);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

async function runPhase({ name, run }: Phase): Promise<Outcome> {
  console.log(`▸ ${name}`);
  const startedAt = performance.now();
  const outcome = await run().catch((error: unknown) =>
    failedOnce({ at: name, says: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counts = [
    `${outcome.passed} passed`,
    outcome.failed > 0 ? `${outcome.failed} failed` : undefined,
    outcome.skipped > 0 ? `${outcome.skipped} skipped` : undefined,
  ].filter((part) => part !== undefined);
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name}: ${counts.join(', ')} (${seconds} s)`);
  outcome.failures.forEach(printFailure);
  return outcome;
}

function printFailure({ at, says }: Failure): void {
  console.log(`    ${at}\n      ${says.replaceAll('\n', '\n      ')}`);
}
