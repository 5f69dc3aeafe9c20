import { NotFound, Refused } from '@tapwright/apple-ads/client/errors';
import type { StepResult } from '../steps/step-result.ts';
import type { SyncLine } from '../sync-line.ts';
import type { StepOf, SyncStep } from '../pass/sync-step.ts';
import { listAppsWithPages, listUnnamedApps, putAppName, replaceProductPages } from './structure-store.ts';

const pageSize = 1000;

type Pages = { id: string }[];

/**
 * The product pages of every app in one list. What it says nothing of has none; where some were known, Apple is asked by
 * name before they count as removed. Where Apple wants an app named, each is asked for by itself.
 */
export async function readAllProductPages(
  line: SyncLine,
  { adamIds }: StepOf<'allProductPages'>,
): Promise<StepResult> {
  const { account, database } = line;
  const told = await askForAll(line);
  const known = await listAppsWithPages(database.write, account);
  const untold = adamIds.filter((id) => (told ? !told.has(id) && known.has(id) : true));
  const asked = new Set(untold);
  const unnamed = await listUnnamedApps(
    database.write,
    account,
    adamIds.filter((id) => !asked.has(id)),
  );
  const next: SyncStep[] = untold.map((adamId) => ({ do: 'productPages', adamId }));
  if (unnamed.length > 0) next.push({ do: 'appNames', adamIds: unnamed });
  return {
    write: async ({ tx }) => {
      let rowCount = 0;
      for (const adamId of adamIds) {
        const pages = told?.get(adamId);
        if (!pages) continue;
        await replaceProductPages(tx, account, adamId, pages);
        rowCount += pages.length;
      }
      return { rowCount, next };
    },
  };
}

/** None, where the list is refused or ends before its own count. */
async function askForAll({ calls, signal }: SyncLine): Promise<Map<string, Pages> | undefined> {
  const told = new Map<string, Pages>();
  let [found, total] = [0, 0];
  try {
    for await (const { rows, totalCount } of calls.queryProductPages.pages({}, { pageSize, signal })) {
      for (const row of rows) {
        const adamId = row.adamId ?? '';
        told.set(adamId, [...(told.get(adamId) ?? []), row]);
      }
      found += rows.length;
      total = totalCount ?? total;
    }
  } catch (error) {
    if (error instanceof Refused && error.status === 400) return undefined;
    throw error;
  }
  return found < total ? undefined : told;
}

/** The product pages of one app, all at once, since there are at most a few dozen; and what it is called. */
export async function readProductPages(
  line: SyncLine,
  { adamId }: StepOf<'productPages'>,
): Promise<StepResult> {
  const { calls, account, database, signal } = line;
  const pages: Pages = [];
  const request = { filters: [{ field: 'adamId', operator: 'EQUALS', value: adamId }] } as const;
  for await (const { rows } of calls.queryProductPages.pages(request, { signal })) pages.push(...rows);
  const isUnnamed = (await listUnnamedApps(database.write, account, [adamId])).length > 0;
  return {
    write: async ({ tx }) => {
      await replaceProductPages(tx, account, adamId, pages);
      return { rowCount: pages.length, ...(isUnnamed ? { next: [{ do: 'appName', adamId }] } : {}) };
    },
  };
}

/** Names change rarely, and every call counts: asked once a day at most, in one list, and by name where that has none. */
export async function readAppNames(
  { calls, account, signal }: SyncLine,
  { adamIds }: StepOf<'appNames'>,
): Promise<StepResult> {
  const names = new Map<string, string>();
  const request = { returnOwnedApps: true };
  for await (const { rows } of calls.searchApps.pages(request, { pageSize, signal }))
    for (const { adamId, appName } of rows) if (appName) names.set(adamId, appName);
  return {
    write: async ({ tx }) => {
      const found = adamIds.flatMap((adamId) => ({ adamId, name: names.get(adamId) }));
      for (const { adamId, name } of found) if (name) await putAppName(tx, account, adamId, name);
      const next = found.flatMap(({ adamId, name }) => (name ? [] : { do: 'appName' as const, adamId }));
      return { rowCount: adamIds.length - next.length, next };
    },
  };
}

export async function readAppName(
  { calls, account, signal }: SyncLine,
  { adamId }: StepOf<'appName'>,
): Promise<StepResult> {
  const name = await askAppName();
  return {
    write: async ({ tx }) => {
      if (name) await putAppName(tx, account, adamId, name);
      return { rowCount: 0 };
    },
  };

  async function askAppName() {
    try {
      return (await calls.getApp(adamId, { signal })).appName;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }
}
