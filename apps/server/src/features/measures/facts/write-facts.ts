import type { Database } from '../../../platform/db/database.ts';
import type { CopyTransaction } from '../../../platform/db/run-copy-transaction.ts';
import { insertReportAccount } from './coverage-store.ts';
import type { FactBatch } from './fact-batch.ts';
import { factLevels } from './fact-levels.ts';
import {
  copyIncoming,
  type FactAccount,
  type FactScope,
  mergeDays,
  mergePeriods,
  monthsOf,
} from './facts-store.ts';
import { noteSeenTerms } from './seen-terms-store.ts';
import { makeMonths } from '../retention/make-months.ts';
import { addChanges, lockAccount } from '../months/months-store.ts';
import { countFirstRows } from '../retention/partitions-store.ts';

const ready = new WeakMap<Database, Set<string>>();

/** Where rows are to go, and in which months. */
export type Room = { table: string; months: Iterable<string> };

/**
 * Before the transaction that writes: a table is made outside of it, or readers would wait for its end. It is looked at
 * again until its first rows have been counted.
 */
export async function prepareFacts(database: Database, { table, months }: Room): Promise<void> {
  const known = ready.get(database) ?? new Set<string>();
  ready.set(database, known);
  const missing = [...months].filter((month) => !known.has(`${table} ${month}`));
  if (missing.length === 0) return;
  await makeMonths(database, missing, [table]);
  const counted = await countFirstRows(database.write, table, missing);
  for (const month of counted) known.add(`${table} ${month}`);
}

/**
 * One answer of Apple about days: its scope afterwards holds exactly what was reported, and the months of it add up.
 * Part of the caller's transaction.
 */
export async function writeDayFacts(
  transaction: CopyTransaction,
  account: FactAccount,
  scope: FactScope,
  batch: FactBatch,
): Promise<void> {
  const { tx } = transaction;
  await insertReportAccount(tx, account);
  await copyIncoming(transaction, batch);
  await lockAccount(tx, account);
  await mergeDays(tx, account, scope, batch);
  if (batch.level === 'searchTerm') await noteSeenTerms(tx, account.teamId);
  await addChanges(tx, factLevels[batch.level], account, { from: scope.from, among: monthsOf(scope) });
}

/** The same about whole weeks or months, which have no days. */
export async function writePeriodFacts(
  transaction: CopyTransaction,
  account: FactAccount,
  scope: FactScope & { span: 'week' | 'month' },
  batch: FactBatch,
): Promise<void> {
  await insertReportAccount(transaction.tx, account);
  await copyIncoming(transaction, batch);
  await lockAccount(transaction.tx, account);
  await mergePeriods(transaction.tx, account, scope, batch);
  if (batch.level === 'searchTerm') await noteSeenTerms(transaction.tx, account.teamId);
}
