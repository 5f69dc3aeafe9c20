import { checkDangers } from './check-dangers.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkDocuments } from './check-documents.ts';
import { checkFormat } from './check-format.ts';
import { checkLint } from './check-lint.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkSizes } from './check-sizes.ts';
import { checkTypes, checkWebTypes } from './check-types.ts';
import { checkUnused } from './check-unused.ts';
import { checkWords } from './check-words.ts';
import type { Failure } from './failure.ts';
import { checkImportGraph } from './import-graph/check-import-graph.ts';
import { checkMessageKeys } from './message-keys/check-message-keys.ts';

export type CheckResult = { name: string; failures: Failure[]; tookMs: number };

/** Those that look at each file by itself look at `paths` only, where there are some. */
type Check = (root: string, paths?: readonly string[]) => Failure[] | Promise<Failure[]>;

/** Those that run a tool come first: it works while the others read files here. */
const checks: Record<string, Check> = {
  lint: checkLint,
  types: checkTypes,
  'types of the web': checkWebTypes,
  'unused code': checkUnused,
  'message keys': checkMessageKeys,
  format: checkFormat,
  'import graph': checkImportGraph,
  sizes: checkSizes,
  documents: checkDocuments,
  dependencies: checkDependencies,
  migrations: checkMigrations,
  words: checkWords,
  dangers: checkDangers,
};

export const checkNames = Object.keys(checks);

/** `report` hears of each check as soon as it has ended. */
export async function runChecks(
  root: string,
  names: readonly string[],
  report: (result: CheckResult) => void,
  paths?: readonly string[],
): Promise<CheckResult[]> {
  return Promise.all(
    names.map(async (name) => {
      const startedAt = performance.now();
      const failures = await runSafely(name, root, paths);
      const result = { name, failures, tookMs: performance.now() - startedAt };
      report(result);
      return result;
    }),
  );
}

async function runSafely(name: string, root: string, paths?: readonly string[]): Promise<Failure[]> {
  try {
    return (
      (await checks[name]?.(root, paths)) ?? [
        { at: name, says: `There is no such check. There are: ${checkNames.join(', ')}.` },
      ]
    );
  } catch (error) {
    return [
      {
        at: name,
        says: `The check itself broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      },
    ];
  }
}
